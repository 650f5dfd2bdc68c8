import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Back and forward return to where the page was scrolled; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it another page.
  useLayoutEffect(() => {
    const left = positions.get(key);
    if (kind === 'POP' && left === undefined) return;
    window.scrollTo(0, kind === 'POP' ? (left ?? 0) : 0);
  }, [pathname]);
  useEffect(() => {
    const keep = () => positions.set(key, window.scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
}
