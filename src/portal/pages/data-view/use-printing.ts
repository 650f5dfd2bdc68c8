import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isAsked = false;

function follow(changed: () => void): () => void {
  const paper = matchMedia('print');
  // The browser takes its print snapshot as soon as this returns.
  const now = (): void => flushSync(changed);
  // The browser counts the sheets before its media change, so that content rendered only then would be cut off after
  // the first sheet.
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

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => isAsked || matchMedia('print').matches,
    () => false,
  );
}
