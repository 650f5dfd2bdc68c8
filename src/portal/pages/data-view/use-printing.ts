import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isAsked = false;

function follow(changed: () => void): () => void {
  const paper = matchMedia('print');
  // The browser takes the paper's picture as soon as this returns.
  const now = (): void => flushSync(changed);
  // It counts the sheets before its media change: what comes only then is cut off behind the first.
  const begin = (): void => {
    isAsked = true;
    now();
  };
  const end = (): void => {
    isAsked = false;
    now();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  paper.addEventListener('change', now);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    paper.removeEventListener('change', now);
  };
}

/** Whether the page is being printed now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => isAsked || matchMedia('print').matches,
    () => false,
  );
}
