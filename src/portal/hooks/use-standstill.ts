import { useEffect, useState } from 'react';
import { useOnline } from './use-online.ts';

const patienceMs = 15_000;

/**
 * Why nothing of a file comes just now, in a sentence; null while it comes, and while none is under way. A connection
 * that is cut says nothing by itself, for minutes.
 *
 * @param received how much of it has come
 */
export function useStandstill(isUnderWay: boolean, received: number): string | null {
  const isOnline = useOnline();
  const [isQuiet, setQuiet] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the patience begins anew with all that comes.
  useEffect(() => {
    setQuiet(false);
    if (!isUnderWay) return;
    const timer = setTimeout(() => setQuiet(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, received]);
  if (!isUnderWay) return null;
  if (!isOnline) return 'You are offline: nothing comes until the connection is back.';
  return isQuiet ? `Nothing has come for ${patienceMs / 1000} seconds: it may go on, or be cancelled.` : null;
}
