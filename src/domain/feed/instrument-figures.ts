import { compareDecimals } from '../format/decimals.ts';

type Quote = {
  readonly BidPrice: string | null;
  readonly BidCurrency: string | null;
  readonly AskPrice: string | null;
  readonly AskCurrency: string | null;
};
type Quoted = { readonly SegmentMIC: string; readonly Quote: Quote | null };

/** The best price of one side, and the segment that publishes it. */
export type BestPrice = { readonly price: string; readonly segment: string };

/**
 * The best price of a side of all places; prices in another currency than the instrument's cannot be compared and are
 * left out.
 */
export function bestOf(
  side: 'Bid' | 'Ask',
  places: readonly Quoted[],
  currency: string | null,
): BestPrice | null {
  let best: BestPrice | null = null;
  for (const { SegmentMIC: segment, Quote: quote } of places) {
    const price = quote?.[`${side}Price`] ?? null;
    const own = quote?.[`${side}Currency`] ?? null;
    if (price === null || (own !== null && currency !== null && own !== currency)) continue;
    const order = best === null ? 1 : compareDecimals(price, best.price);
    if (best === null || (side === 'Bid' ? order > 0 : order < 0)) best = { price, segment };
  }
  return best;
}

/** The figures of the day that a list of days, newest first, is as of; null if nothing has been traded on it. */
export function figuresOfDay<F extends { readonly Day: string }>(days: readonly F[], asOf: string): F | null {
  const [newest] = days;
  return newest && newest.Day === asOf.slice(0, 10) ? newest : null;
}

/** Whether a change is a rise, a fall or none. */
export function directionOf(change: string): 'rise' | 'fall' | 'none' {
  const order = compareDecimals(change, '0');
  if (order === 0) return 'none';
  return order > 0 ? 'rise' : 'fall';
}
