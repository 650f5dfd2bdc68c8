import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a flow has left one of these states, in which it changes something. */
export function useOnLeft<Kind extends string>(
  kind: Kind,
  changing: readonly Kind[],
  onLeft: () => void,
): void {
  const tell = useEffectEvent(onLeft);
  const isChanging = changing.includes(kind);
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current && !isChanging) tell();
    wasChanging.current = isChanging;
  }, [isChanging]);
}
