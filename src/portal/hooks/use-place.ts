import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keptPosition } from './use-scroll-memory.ts';

/**
 * Scrolls to the place that the address names, since the browser looks for it before the page's code has been loaded.
 * Who comes back stays where they were.
 */
export function usePlace(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (keptPosition(key) === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
