import type { FeedRow } from '../../../../domain/feed/feed-record.ts';

/** The text that all these rows share in a field; null if one has none or they differ. */
function commonText(rows: readonly FeedRow[], fields: readonly string[]): string | null {
  const found = new Set(rows.map((row) => fields.map((field) => row[field]).find(Boolean)));
  const [only] = found;
  return found.size === 1 && typeof only === 'string' ? only : null;
}

const notations: Readonly<Record<string, string>> = {
  PERC: 'per cent',
  YIEL: 'per cent of yield',
  BAPO: 'basis points',
};

/** A unit of prices, a currency or a notation, in words. */
export const priceUnitInWords = (unit: string): string => notations[unit] ?? unit;

/**
 * The unit of the trades' prices; null if they do not give one, or not all the same. Shares may leave out that their
 * prices are amounts of money.
 */
export function tradePriceUnit(rows: readonly FeedRow[]): string | null {
  const [notation, ...others] = new Set(rows.map(({ priceNot }) => priceNot || 'MONE'));
  if (others.length > 0) return null;
  if (notation === 'MONE') return commonText(rows, ['priceMajorCurrency', 'currency', 'ccy']);
  return typeof notation === 'string' ? (notations[notation] ?? null) : null;
}

/** The currency of bids and asks; null if they do not give one, or not all the same. */
export function quotedCurrency(rows: readonly FeedRow[]): string | null {
  const said = rows.flatMap((row) =>
    [row.bidCurrency, row.askCurrency].filter((currency) => typeof currency === 'string' && currency !== ''),
  );
  const [only] = said;
  return new Set(said).size === 1 && typeof only === 'string' ? only : null;
}
