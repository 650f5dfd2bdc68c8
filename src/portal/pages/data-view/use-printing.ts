import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

function follow(changed: () => void): () => void {
  const paper = matchMedia('print');
  // The browser takes the paper's picture as soon as this returns.
  const now = (): void => flushSync(changed);
  paper.addEventListener('change', now);
  return () => paper.removeEventListener('change', now);
}

/** Whether the page is being printed now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia('print').matches,
    () => false,
  );
}
