import { useEffect, useRef } from 'react';

/** Sends a page's flow its first event; deferred, so that StrictMode's first, discarded start sends none. */
export function useFirstEvent<E>(flow: { send(event: E): void }, event: E): void {
  const first = useRef(event);
  useEffect(() => {
    const soon = setTimeout(() => flow.send(first.current), 0);
    return () => clearTimeout(soon);
  }, [flow]);
}
