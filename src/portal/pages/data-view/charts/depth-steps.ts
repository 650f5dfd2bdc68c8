import type { Frame } from './chart-frame.tsx';

/** The gap between best bid and best ask, in pixels. */
const gap = 12;

/** Where the steps of a side begin, at its best level, and the width of each, in pixels; bids extend to the left. */
export type DepthSteps = { readonly start: number; readonly step: number };

export function depthSteps(frame: Frame, side: 'bid' | 'ask', count: number): DepthSteps {
  const middle = (frame.left + frame.right) / 2;
  const start = middle + (side === 'bid' ? -gap : gap) / 2;
  const end = side === 'bid' ? frame.left : frame.right;
  return { start, step: (end - start) / Math.max(count, 1) };
}

/** The index of the level at this position, the best being 0; null beyond the last one and between the sides. */
export function levelAt({ start, step }: DepthSteps, count: number, x: number): number | null {
  const place = Math.floor((x - start) / step);
  return place >= 0 && place < count ? place : null;
}
