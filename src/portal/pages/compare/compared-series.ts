import type { FeedSummary } from '../../../contract/generated/types.ts';
import { indexedTo100, midOf } from '../../../domain/compare/compared-figures.ts';
import { subtractDecimals } from '../../../domain/format/decimals.ts';
import type { Line } from '../data-view/charts/series.ts';
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

/** The prices of the series over time, as published or indexed to 100 at the first price of each. */
export const priceLines = (all: readonly ComparedSeries[], isIndexed: boolean): readonly Line[] =>
  all.map((series) => {
    const first = firstPrice(series.summary);
    return lineOf(series, (interval) => {
      const price = priceOf(interval);
      return !isIndexed || price === null || first === null ? price : indexedTo100(price, first);
    });
  });

/** The spreads of the series that have bids and asks. */
export const spreadLines = (all: readonly ComparedSeries[]): readonly Line[] =>
  all
    .filter(({ summary }) => summary.Intervals.some((interval) => spreadOf(interval) !== null))
    .map((series) => lineOf(series, spreadOf));

/** The unit shared by all prices; null if one does not say its unit, or they differ. */
export const commonUnit = (all: readonly ComparedSeries[]): string | null => {
  const units = new Set(all.map(({ summary }) => summary.PriceUnits.join()));
  return units.size === 1 ? [...units].join() || null : null;
};

/** All units of these series' prices. */
export const unitsOf = (all: readonly ComparedSeries[]): readonly string[] => [
  ...new Set(all.flatMap(({ summary }) => summary.PriceUnits)),
];
