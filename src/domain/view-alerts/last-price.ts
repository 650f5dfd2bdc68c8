import type { FeedRow, FeedValue } from '../feed/feed-record.ts';
import { openDelayMinutes } from '../feed/open-data.ts';
import { groupedDecimal } from '../format/decimals.ts';
import type { AlertSide } from './view-alerts.ts';

/** A price as published, and its currency if it says one. */
export type LastPrice = { readonly price: string; readonly currency: string | null };

/** The last price of each side that has one. */
export type LastPrices = { readonly [Side in AlertSide]?: LastPrice };

const textOf = (value: FeedValue | undefined): string | null => (typeof value === 'string' ? value : null);

const priceNames = { price: 'price', bid: 'bidPrice', ask: 'askPrice' } as const;
const currencyNames = {
  price: ['currency', 'priceMajorCurrency', 'ccy'],
  bid: ['bidCurrency'],
  ask: ['askCurrency'],
} as const;

/** The last prices among the rows of a view, newest first; only new reports of trades state one. */
export function lastPricesOf(rows: readonly FeedRow[], sides: readonly AlertSide[]): LastPrices {
  const lastOf = (side: AlertSide): LastPrice | null => {
    const row = rows.find(
      ({ status = 'New', [priceNames[side]]: price }) => status === 'New' && textOf(price) !== null,
    );
    const price = textOf(row?.[priceNames[side]]);
    if (!row || price === null) return null;
    const currency = currencyNames[side].map((name) => textOf(row[name])).find((text) => text !== null);
    return { price, currency: currency ?? null };
  };
  return Object.fromEntries(
    sides.flatMap((side) => {
      const last = lastOf(side);
      return last === null ? [] : [[side, last]];
    }),
  );
}

/** The last price in one line: “Last price 101.25 GBP, 15 minutes delayed”. */
export const lastPriceWords = ({ price, currency }: LastPrice, isDelayed: boolean): string =>
  `Last price ${[groupedDecimal(price), currency].filter(Boolean).join(' ')}, ${isDelayed ? `${openDelayMinutes} minutes delayed` : 'live'}`;
