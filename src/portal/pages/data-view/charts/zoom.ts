/** The range of a history's moments that is drawn, both ends included. */
export type Span = { readonly from: number; readonly to: number };

/** The smallest number of moments to draw. */
const fewest = 5;

export const wholeOf = (count: number): Span => ({ from: 0, to: Math.max(0, count - 1) });

/** A span of this width starting here, moved and cut to fit. */
function within(count: number, from: number, width: number): Span {
  const last = Math.max(0, count - 1);
  const size = Math.round(Math.min(last, Math.max(Math.min(fewest - 1, last), width)));
  const start = Math.round(Math.min(last - size, Math.max(0, from)));
  return { from: start, to: start + size };
}

/**
 * A span zoomed around a moment that keeps its position.
 *
 * @param factor the fraction of the current span to draw: below 1 zooms in
 * @param around the fixed moment, possibly between two
 */
export function zoomed(count: number, { from, to }: Span, factor: number, around: number): Span {
  const width = Math.max(1, to - from) * factor;
  const share = to === from ? 0.5 : (around - from) / (to - from);
  return within(count, around - share * width, width);
}

/** The span between two moments, in either order; never smaller than the minimum. */
export function between(count: number, one: number, other: number): Span {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const missing = Math.max(0, fewest - 1 - (to - from));
  return within(count, from - missing / 2, to - from);
}

/** The span moved as little as possible to include a moment. */
export function moved(count: number, { from, to }: Span, moment: number): Span {
  if (moment >= from && moment <= to) return { from, to };
  return within(count, moment < from ? moment : moment - (to - from), to - from);
}
