import { type RefCallback, startTransition, useCallback, useState } from 'react';

/**
 * The current width of an element in pixels; null until its first layout, after which what needs the width is rendered
 * in slices. If it were read sooner, it would force a layout of its own.
 */
export function useWidth(): { readonly ref: RefCallback<HTMLElement>; readonly width: number | null } {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => startTransition(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
