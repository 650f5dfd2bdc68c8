import { startTransition, useEffect, useMemo, useState } from 'react';

/** So many cells come at a time: drawing one takes a phone about 4 ms. */
const cellsAStep = 24;

/**
 * Rows in slices: at first as many as are in sight, then the others, a few at a time, between which the browser
 * answers who presses or scrolls. All of them come, since find in page and screen readers want them.
 *
 * @param height of what is in sight of them, in pixels
 * @param rowHeight in pixels
 * @param columns how many cells a row has
 */
export function useGrowingRows<R>(
  rows: readonly R[],
  { height, rowHeight, columns }: { height: number; rowHeight: number; columns: number },
): readonly R[] {
  const [further, setFurther] = useState(0);
  const count = Math.ceil(height / rowHeight) + further;
  useEffect(() => {
    if (count >= rows.length) return;
    const step = Math.max(1, Math.floor(cellsAStep / columns));
    // Once all are there, all stay there, however high they become.
    const isLast = count + step >= rows.length;
    startTransition(() => setFurther((before) => (isLast ? Number.POSITIVE_INFINITY : before + step)));
  }, [count, rows.length, columns]);
  return useMemo(() => (count >= rows.length ? rows : rows.slice(0, count)), [rows, count]);
}
