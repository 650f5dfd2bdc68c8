import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';

type Waits = ReadonlyMap<string, string>;
type SetWait = (id: string, label: string | null) => void;

const WaitsContext = createContext<Waits>(new Map());
const SetWaitContext = createContext<SetWait | null>(null);

/** Collects what the parts of the page are waiting for; the shell shows it in the overlay (A 2.3). */
export function PageLoadingProvider({ children }: { children: ReactNode }) {
  const [waits, setWaits] = useState<Waits>(new Map());
  const setWait = useMemo<SetWait>(
    () => (id, label) =>
      setWaits((known) => {
        if ((known.get(id) ?? null) === label) return known;
        const next = new Map(known);
        if (label === null) next.delete(id);
        else next.set(id, label);
        return next;
      }),
    [],
  );
  return (
    <SetWaitContext value={setWait}>
      <WaitsContext value={waits}>{children}</WaitsContext>
    </SetWaitContext>
  );
}

/**
 * Reports that the page's data is loading: the shell dims the page's body and says what is being waited for (A 2.3,
 * loading flags per page).
 *
 * @param busy whether it is loading now
 * @param label what is being waited for, as the beginning of a sentence: "Loading orders"
 */
export function usePageLoading(busy: boolean, label = 'Loading'): void {
  const id = useId();
  const setWait = useContext(SetWaitContext);
  useEffect(() => {
    setWait?.(id, busy ? label : null);
    return () => setWait?.(id, null);
  }, [setWait, id, busy, label]);
}

/** What is being waited for, the oldest first; null if nothing is. */
export function usePageWait(): string | null {
  const [label] = useContext(WaitsContext).values();
  return label ?? null;
}
