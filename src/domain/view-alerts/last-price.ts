import type { FeedRow, FeedValue } from '../feed/feed-record.ts';
import { openDelayMinutes } from '../feed/open-data.ts';
import { groupedDecimal } from '../format/decimals.ts';
import { longDate, utcClock } from '../format/timestamps.ts';
import type { AlertSide } from './view-alerts.ts';

/** A price as published, its currency if it says one, and when it was published, ISO. */
export type LastPrice = {
  readonly price: string;
  readonly currency: string | null;
  readonly publicationDate: string;
};

/** The last price of each side that has one. */
export type LastPrices = { readonly [Side in AlertSide]?: LastPrice };

const textOf = (value: FeedValue | undefined): string | null => (typeof value === 'string' ? value : null);

const priceNames = { price: 'price', bid: 'bidPrice', ask: 'askPrice' } as const;
const currencyNames = {
  price: ['currency', 'priceMajorCurrency', 'ccy'],
  bid: ['bidCurrency'],
  ask: ['askCurrency'],
} as const;

/**
 * The last prices among the rows of a view, newest first; only new reports of trades state one.
 *
 * @param newest when the newest row was published, ISO: so was each level of a book, whose rows name no time
 */
export function lastPricesOf(
  rows: readonly FeedRow[],
  sides: readonly AlertSide[],
  newest: string,
): LastPrices {
  const lastOf = (side: AlertSide): LastPrice | null => {
    const row = rows.find(
      ({ status = 'New', [priceNames[side]]: price }) => status === 'New' && textOf(price) !== null,
    );
    const price = textOf(row?.[priceNames[side]]);
    if (!row || price === null) return null;
    const currency = currencyNames[side].map((name) => textOf(row[name])).find((text) => text !== null);
    return {
      price,
      currency: currency ?? null,
      publicationDate: textOf(row.publicationDate) ?? textOf(row.date) ?? newest,
    };
  };
  return Object.fromEntries(
    sides.flatMap((side) => {
      const last = lastOf(side);
      return last === null ? [] : [[side, last]];
    }),
  );
}

/**
 * The last price in one line: “Last price 101.25 GBP at 14:03:10 UTC, 15 minutes delayed”.
 *
 * @param today the present day in UTC, `2026-11-20`: of another one the words name the day too
 */
export function lastPriceWords(
  { price, currency, publicationDate }: LastPrice,
  isDelayed: boolean,
  today: string,
): string {
  const amount = [groupedDecimal(price), currency].filter(Boolean).join(' ');
  const day = publicationDate.slice(0, 10) === today ? '' : ` on ${longDate(publicationDate)}`;
  const timing = isDelayed ? `${openDelayMinutes} minutes delayed` : 'live';
  return `Last price ${amount} at ${utcClock(publicationDate)} UTC${day}, ${timing}`;
}
