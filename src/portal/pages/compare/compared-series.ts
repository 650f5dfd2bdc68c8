import type { FeedSummary } from '../../../contract/generated/types.ts';
import { indexedTo100, midOf } from '../../../domain/compare/compared-figures.ts';
import { subtractDecimals } from '../../../domain/format/decimals.ts';
import type { Line } from '../data-view/charts/series.ts';
import { looks } from './series-looks.ts';

/** A series that has come, with the place among those compared that gives it its letter. */
export type ComparedSeries = { readonly at: number; readonly summary: FeedSummary };

type Interval = FeedSummary['Intervals'][number];

/** What is drawn of an interval: its price, else the middle of bid and ask; null where one of them is missing. */
const priceOf = ({ Price, BidPrice, AskPrice }: Interval): string | null =>
  Price ?? (BidPrice === null || AskPrice === null ? null : midOf(BidPrice, AskPrice));

const spreadOf = ({ BidPrice, AskPrice }: Interval): string | null =>
  BidPrice === null || AskPrice === null ? null : subtractDecimals(AskPrice, BidPrice);

/** The first price of a period; null where there is none. */
export const firstPrice = ({ Intervals }: FeedSummary): string | null =>
  Intervals.map(priceOf).find((price) => price !== null) ?? null;

export const lastPrice = ({ Intervals }: FeedSummary): string | null =>
  Intervals.map(priceOf).findLast((price) => price !== null) ?? null;

/** The words of a series after its letter. */
const nameOf = ({ InstrumentDescription, VenueMIC, OrderType }: FeedSummary): string =>
  `${InstrumentDescription}, ${VenueMIC}, ${OrderType}`;

function lineOf({ at, summary }: ComparedSeries, value: (interval: Interval) => string | null): Line {
  const { letter = '', ...look } = looks[at] ?? {};
  const { Intervals } = summary;
  const points = Intervals.flatMap((interval) => {
    const drawn = value(interval);
    const { At } = interval;
    // Intervals of one time are one moment of all series.
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

/** The prices of series over time, as published or with the first of each as 100. */
export const priceLines = (all: readonly ComparedSeries[], isIndexed: boolean): readonly Line[] =>
  all.map((series) => {
    const first = firstPrice(series.summary);
    return lineOf(series, (interval) => {
      const price = priceOf(interval);
      return !isIndexed || price === null || first === null ? price : indexedTo100(price, first);
    });
  });

/** The spreads of those series that have bids and asks. */
export const spreadLines = (all: readonly ComparedSeries[]): readonly Line[] =>
  all
    .filter(({ summary }) => summary.Intervals.some((interval) => spreadOf(interval) !== null))
    .map((series) => lineOf(series, spreadOf));

/** What all of these prices are counted in; null where one does not say it, or they differ. */
export const commonUnit = (all: readonly ComparedSeries[]): string | null => {
  const units = new Set(all.map(({ summary }) => summary.PriceUnits.join()));
  return units.size === 1 ? [...units].join() || null : null;
};

/** What prices of these series say that they are counted in. */
export const unitsOf = (all: readonly ComparedSeries[]): readonly string[] => [
  ...new Set(all.flatMap(({ summary }) => summary.PriceUnits)),
];
