import type { FeedSummary } from '../../../contract/generated/types.ts';
import { indexedTo100, midOf } from '../../../domain/compare/compared-figures.ts';
import { addDecimals, compareDecimals, subtractDecimals } from '../../../domain/format/decimals.ts';
import type { Line } from '../data-view/charts/series.ts';
import { priceUnitInWords } from '../data-view/charts/units.ts';
import { looks } from './series-looks.ts';

/** A loaded series with its position in the comparison, which determines its letter. */
export type ComparedSeries = { readonly at: number; readonly summary: FeedSummary };

type Interval = FeedSummary['Intervals'][number];

/** The price of an interval, or the mid of bid and ask if it has none; null if one of those is missing too. */
const priceOf = ({ Price, BidPrice, AskPrice }: Interval): string | null =>
  Price ?? (BidPrice === null || AskPrice === null ? null : midOf(BidPrice, AskPrice));

const spreadOf = ({ BidPrice, AskPrice }: Interval): string | null =>
  BidPrice === null || AskPrice === null ? null : subtractDecimals(AskPrice, BidPrice);

/** The first price of a period; null if there is none. */
export const firstPrice = ({ Intervals }: FeedSummary): string | null =>
  Intervals.map(priceOf).find((price) => price !== null) ?? null;

/**
 * Whether the prices of a period can be indexed, and their change stated: not if they are in several currencies or
 * notations, or if the first is not above 0.
 */
export function hasIndex(summary: FeedSummary): boolean {
  const first = firstPrice(summary);
  return first !== null && summary.PriceUnits.length < 2 && indexedTo100(first, first) !== null;
}

export const lastPrice = ({ Intervals }: FeedSummary): string | null =>
  Intervals.map(priceOf).findLast((price) => price !== null) ?? null;

const nameOf = ({ InstrumentDescription, VenueMIC, OrderType }: FeedSummary): string =>
  `${InstrumentDescription}, ${VenueMIC}, ${OrderType}`;

function lineOf({ at, summary }: ComparedSeries, value: (interval: Interval) => string | null): Line {
  const { letter = '', ...look } = looks[at] ?? {};
  const { Intervals } = summary;
  const points = Intervals.flatMap((interval) => {
    const drawn = value(interval);
    const { At } = interval;
    // Intervals that begin at the same time are one moment in all series.
    return drawn === null ? [] : [{ id: At, time: At, value: drawn, volume: null, at: Date.parse(At) }];
  });
  return {
    name: `${letter} ${nameOf(summary)}`,
    label: letter,
    colour: 'var(--ink)',
    ...look,
    points,
    silences: Intervals.filter((interval) => value(interval) === null).map(({ At }) => Date.parse(At)),
  };
}

/** The prices of the series over time, as published or indexed to 100 at the first price of each that has an index. */
export const priceLines = (all: readonly ComparedSeries[], isIndexed: boolean): readonly Line[] =>
  all.map((series) => {
    const first = isIndexed && hasIndex(series.summary) ? firstPrice(series.summary) : null;
    return lineOf(series, (interval) => {
      const price = priceOf(interval);
      if (!isIndexed || price === null) return price;
      return first === null ? null : indexedTo100(price, first);
    });
  });

/**
 * Whether prices of series would flatten each other on one axis: they are in several units, or the first price of one
 * is more than twice that of another. Not if one of them has no index, which would then not be drawn at all.
 */
export function flattenEachOther(all: readonly ComparedSeries[]): boolean {
  const firsts = all.flatMap(({ summary }) => firstPrice(summary) ?? []).sort(compareDecimals);
  const [least, largest] = [firsts[0], firsts.at(-1)];
  if (least === undefined || largest === undefined || firsts.length < 2) return false;
  if (!all.every(({ summary }) => firstPrice(summary) === null || hasIndex(summary))) return false;
  return unitsOf(all).length > 1 || compareDecimals(largest, addDecimals(least, least) ?? least) > 0;
}

/** Whether the difference of two series says something: of prices in one unit, or of indices. */
export const haveDifference = (first: ComparedSeries, second: ComparedSeries, isIndexed: boolean): boolean =>
  isIndexed
    ? hasIndex(first.summary) && hasIndex(second.summary)
    : unitsOf([first, second]).length < 2 &&
      firstPrice(first.summary) !== null &&
      firstPrice(second.summary) !== null;

/**
 * The first line less the second, at each time at which one of them has a value, from when both have one: each counts
 * with its last value at that time.
 */
export function differenceLine(first: Line, second: Line): Line {
  const times = [...new Set([...first.points, ...second.points].map(({ at }) => at))].sort((a, b) => a - b);
  const valueAt = ({ points }: Line, at: number): string | undefined =>
    points.findLast((point) => point.at <= at)?.value;
  return {
    name: `${first.label} less ${second.label}`,
    label: `${first.label} − ${second.label}`,
    colour: 'var(--ink)',
    points: times.flatMap((at) => {
      const [one, other] = [valueAt(first, at), valueAt(second, at)];
      const value = one === undefined || other === undefined ? null : subtractDecimals(one, other);
      const point = [...first.points, ...second.points].find((each) => each.at === at);
      return value === null || !point ? [] : [{ ...point, value }];
    }),
  };
}

/** The spreads of the series that have bids and asks. */
export const spreadLines = (all: readonly ComparedSeries[]): readonly Line[] =>
  all
    .filter(({ summary }) => summary.Intervals.some((interval) => spreadOf(interval) !== null))
    .map((series) => lineOf(series, spreadOf));

/** The units of a series' prices, in words; empty if they say none. */
export const priceUnitsOf = ({ PriceUnits }: FeedSummary): string =>
  PriceUnits.map(priceUnitInWords).join(', ');

/** The unit shared by all prices, in words; null if one does not say its unit, or they differ. */
export const commonUnit = (all: readonly ComparedSeries[]): string | null => {
  const units = new Set(all.map(({ summary }) => priceUnitsOf(summary)));
  return units.size === 1 ? [...units].join() || null : null;
};

/** All units of these series' prices, in words. */
export const unitsOf = (all: readonly ComparedSeries[]): readonly string[] => [
  ...new Set(all.flatMap(({ summary }) => summary.PriceUnits.map(priceUnitInWords))),
];
