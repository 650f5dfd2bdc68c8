/** Which of the moments of a history are drawn, from one to another, both included. */
export type Span = { readonly from: number; readonly to: number };

/** As few as are still a history. */
const fewest = 5;

/** The span of all of them. */
export const wholeOf = (count: number): Span => ({ from: 0, to: Math.max(0, count - 1) });

/** A span of this width that begins here, moved and cut so that it lies among them. */
function within(count: number, from: number, width: number): Span {
  const last = Math.max(0, count - 1);
  const size = Math.round(Math.min(last, Math.max(Math.min(fewest - 1, last), width)));
  const start = Math.round(Math.min(last - size, Math.max(0, from)));
  return { from: start, to: start + size };
}

/**
 * A span drawn larger or smaller around a moment that stays where it is.
 *
 * @param factor how much of what is drawn now is drawn then: below 1 zooms in
 * @param around the moment that stays, perhaps between two
 */
export function zoomed(count: number, { from, to }: Span, factor: number, around: number): Span {
  const width = Math.max(1, to - from) * factor;
  const share = to === from ? 0.5 : (around - from) / (to - from);
  return within(count, around - share * width, width);
}

/** The span between two moments, whichever is the first; never fewer than are a history. */
export function between(count: number, one: number, other: number): Span {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const missing = Math.max(0, fewest - 1 - (to - from));
  return within(count, from - missing / 2, to - from);
}

/** The span moved as little as brings a moment into it. */
export function moved(count: number, { from, to }: Span, moment: number): Span {
  if (moment >= from && moment <= to) return { from, to };
  return within(count, moment < from ? moment : moment - (to - from), to - from);
}
