import { startTransition, useEffect, useMemo, useState } from 'react';

/** The number of cells rendered at a time: one takes a phone about 4 ms. */
const cellsAStep = 12;

/**
 * Renders rows in slices: first those in sight, then the others a few at a time, so that the browser can respond to
 * clicks and scrolling in between. All rows are rendered in the end, because find in page and screen readers need them.
 *
 * @param height of the visible part, in pixels
 * @param rowHeight in pixels
 * @param columns the number of cells per row
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
    // Once all rows are rendered, they stay rendered, whatever the height.
    const isLast = count + step >= rows.length;
    startTransition(() => setFurther((before) => (isLast ? Number.POSITIVE_INFINITY : before + step)));
  }, [count, rows.length, columns]);
  return useMemo(() => (count >= rows.length ? rows : rows.slice(0, count)), [rows, count]);
}
