import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Stores the position in the entry of the history, where a reload and a return from another site find it. */
function keepInEntry(): void {
  history.replaceState({ ...history.state, scrolledTo: window.scrollY }, '');
}

function keptInEntry(): number {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && 'scrolledTo' in state ? state.scrolledTo : 0;
  return typeof kept === 'number' ? kept : 0;
}

/** Where the entry of the history with this key was scrolled to when it was left; 0 at the top, or for a new one. */
export const keptPosition = (key: string): number => positions.get(key) ?? keptInEntry();

/** Restores the scroll position on back, forward and reload; a new page starts at the top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // When the page is being hidden it is too late: a reload keeps the entry as it was when it began.
    addEventListener('scrollend', keepInEntry);
    return () => removeEventListener('scrollend', keepInEntry);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it another page.
  useLayoutEffect(() => {
    const top = kind === 'POP' ? keptPosition(key) : 0;
    if (top > 0) return returnTo(top);
    // At once, so that a page can then scroll to the place in its address.
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname]);
  useEffect(() => {
    const keep = () => positions.set(key, window.scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
}

const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position as soon as the page is tall enough, unless the user scrolls first. */
function returnTo(top: number): () => void {
  const stop = () => {
    growing.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  growing.observe(document.body);
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  return stop;
}
