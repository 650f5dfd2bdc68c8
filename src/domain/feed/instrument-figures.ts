import { compareDecimals } from '../format/decimals.ts';

type Quote = {
  readonly BidPrice: string | null;
  readonly BidCurrency: string | null;
  readonly AskPrice: string | null;
  readonly AskCurrency: string | null;
};
type Quoted = { readonly SegmentMIC: string; readonly Quote: Quote | null };

type Side = 'Bid' | 'Ask';

/** The best price of one side, and the segment that publishes it. */
export type BestPrice = { readonly price: string; readonly segment: string };

/** A side's price; null if there is none, or if it is in another currency than the instrument's. */
function comparablePrice(side: Side, quote: Quote | null, currency: string | null): string | null {
  const own = quote?.[`${side}Currency`] ?? null;
  return own !== null && currency !== null && own !== currency ? null : (quote?.[`${side}Price`] ?? null);
}

/**
 * The best price of a side of all places; prices in another currency than the instrument's cannot be compared and are
 * left out.
 */
export function bestOf(side: Side, places: readonly Quoted[], currency: string | null): BestPrice | null {
  let best: BestPrice | null = null;
  for (const { SegmentMIC: segment, Quote: quote } of places) {
    const price = comparablePrice(side, quote, currency);
    if (price === null) continue;
    const order = best === null ? 1 : compareDecimals(price, best.price);
    if (best === null || (side === 'Bid' ? order > 0 : order < 0)) best = { price, segment };
  }
  return best;
}

/** Whether a quote has the best price of a side, whatever decimals it is written with. */
export function isBest(
  side: Side,
  quote: Quote | null,
  best: BestPrice | null,
  currency: string | null,
): boolean {
  const price = comparablePrice(side, quote, currency);
  return price !== null && best !== null && compareDecimals(price, best.price) === 0;
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
