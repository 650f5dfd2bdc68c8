import type { Criteria } from '../feed/criteria.ts';
import { addDecimals, compareDecimals, readDecimal, writeDecimal } from '../format/decimals.ts';
import { seriesKey } from './comparison.ts';

/** A quotient of two whole numbers, rounded half away from zero. @param below not 0 */
function rounded(above: bigint, below: bigint): bigint {
  const isNegative = above < 0n !== below < 0n;
  const [a, b] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const quotient = (2n * a + b) / (2n * b);
  return isNegative ? -quotient : quotient;
}

/** `part` in hundredths of `whole`, both decimals, rounded to this many places; null if the whole is 0. */
function hundredths(part: string, whole: string, places: number): string | null {
  const [a, b] = [readDecimal(part), readDecimal(whole)];
  if (!a || !b?.units) return null;
  const above = a.units * 10n ** BigInt(b.scale + 2 + places);
  return writeDecimal({ units: rounded(above, b.units * 10n ** BigInt(a.scale)), scale: places });
}

/** A price relative to the first, which is 100, to four places; null if the first is not above 0 and so meaningless. */
export const indexedTo100 = (price: string, first: string): string | null =>
  compareDecimals(first, '0') > 0 ? hundredths(price, first, 4) : null;

/** A part in per cent of a whole, to one place; null if the whole is 0. */
export const shareOf = (part: string, whole: string): string | null => hundredths(part, whole, 1);

/** The exact mean of two decimals; 0 if one is not a decimal. */
export function midOf(bid: string, ask: string): string {
  const sum = readDecimal(addDecimals(bid, ask) ?? '');
  if (!sum) return '0';
  const { units, scale } = sum;
  return writeDecimal(
    units % 2n === 0n ? { units: units / 2n, scale } : { units: units * 5n, scale: scale + 1 },
  );
}

/** An amount and its unit; null if unknown. */
export type Amount = { readonly Unit: string | null; readonly Amount: string };

/** The figures of a view's period that are compared between venues. */
export type ComparedTrades = {
  readonly InstrumentID: string;
  readonly TradingVenue: string;
  readonly VenueMIC: string;
  readonly Rows: number;
  readonly Volumes: readonly Amount[];
  readonly Notionals: readonly Amount[];
  readonly WithoutVolume: number;
  readonly WithoutNotional: number;
};

/**
 * The summaries of trades, of those of one instrument on one segment the first: its list of trades and its individual
 * trades are the same trades.
 */
export function tradesOf<S extends { readonly DataType: string; readonly VenueMIC: string }>(
  all: readonly { readonly criteria: Criteria; readonly summary: S }[],
): readonly S[] {
  const firsts = new Map<string, S>();
  for (const { criteria, summary } of all) {
    const key = seriesKey({ ...criteria, instrumentmic: summary.VenueMIC, ordertype: null });
    if (summary.DataType === 'trade' && !firsts.has(key)) firsts.set(key, summary);
  }
  return [...firsts.values()];
}

type SharedAmount = Amount & { readonly share: string | null };

/** What was traded on a segment of a venue, with its shares of everything compared. */
export type VenueTrades = {
  readonly venue: string;
  readonly trades: number;
  readonly tradesShare: string | null;
  readonly volumes: readonly SharedAmount[];
  readonly notionals: readonly SharedAmount[];
};

/** Amounts by unit, summed exactly, in the order of their units. */
export function summed(amounts: readonly Amount[]): readonly Amount[] {
  const sums = new Map<string | null, string>();
  for (const { Unit, Amount } of amounts)
    sums.set(Unit, addDecimals(sums.get(Unit) ?? '0', Amount) ?? Amount);
  return [...sums]
    .map(([Unit, Amount]) => ({ Unit, Amount }))
    .sort((a, b) => (a.Unit ?? '').localeCompare(b.Unit ?? '', 'en'));
}

function shared(own: readonly Amount[], all: readonly Amount[], isShared: boolean): readonly SharedAmount[] {
  const wholes = summed(all);
  return summed(own).map(({ Unit, Amount }) => {
    const whole = wholes.find((one) => one.Unit === Unit)?.Amount ?? '0';
    return { Unit, Amount, share: isShared ? shareOf(Amount, whole) : null };
  });
}

/**
 * What was traded on each segment of a venue, in the order in which venues are compared. Amounts have a share of those
 * in the same unit. Volumes have one only if a single instrument is compared, since shares and bonds cannot be added
 * up.
 *
 * @param isShared whether there are shares at all: not if the series cover different periods
 */
export function tradesByVenue(all: readonly ComparedTrades[], isShared: boolean): readonly VenueTrades[] {
  const trades = all.reduce((sum, { Rows }) => sum + Rows, 0);
  const isOneInstrument = new Set(all.map(({ InstrumentID }) => InstrumentID)).size === 1;
  const of = (list: readonly ComparedTrades[], name: 'Volumes' | 'Notionals'): readonly Amount[] =>
    list.flatMap((one) => one[name]);
  const placeOf = ({ TradingVenue, VenueMIC }: ComparedTrades): string => `${TradingVenue}, ${VenueMIC}`;
  return [...new Set(all.map(placeOf))].map((venue) => {
    const own = all.filter((one) => placeOf(one) === venue);
    const count = own.reduce((sum, { Rows }) => sum + Rows, 0);
    return {
      venue,
      trades: count,
      tradesShare: isShared ? shareOf(String(count), String(trades)) : null,
      volumes: shared(of(own, 'Volumes'), of(all, 'Volumes'), isShared && isOneInstrument),
      notionals: shared(of(own, 'Notionals'), of(all, 'Notionals'), isShared),
    };
  });
}
