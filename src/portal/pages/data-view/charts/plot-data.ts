import type { Moment } from './moments.ts';
import type { Line } from './series.ts';
import { placeOf, type Span } from './time-scale.ts';

/** Up to this many rows each have a dot; more would merge into a band. */
export const mostDots = 500;

type Drawn = number | null | undefined;

/** The content of a canvas, column by column. */
export type PlotData = {
  /** Position in pixels from the left of the box. */
  readonly places: number[];
  /** The values of each line; null: it ends there, undefined: it continues. */
  readonly lines: Drawn[][];
  readonly volumes: Drawn[];
  /** For each column the moment it draws; if a line only ends there, the moment before. */
  readonly moments: readonly number[];
  /** For each moment its column. */
  readonly columns: readonly number[];
};

type Column = {
  readonly at: number;
  readonly values: readonly Drawn[];
  readonly volume: Drawn;
  readonly isMoment: boolean;
};

/**
 * The tallest of several bars in one pixel, since it covers the others: filling a path of 50,000 bars takes seconds.
 */
function tallest(places: readonly number[], volumes: readonly Drawn[]): Drawn[] {
  const columns = new Map<number, number>();
  for (const [column, place] of places.entries()) {
    const volume = volumes[column];
    const other = columns.get(Math.round(place));
    const isTaller = other === undefined || (volumes[other] ?? 0) < (volume ?? 0);
    if (typeof volume === 'number' && isTaller) columns.set(Math.round(place), column);
  }
  const drawn = new Set(columns.values());
  return volumes.map((volume, column) => (drawn.has(column) ? volume : undefined));
}

/** The columns of the moments, including those where a line falls silent and where all end with their session. */
export function plotData(
  moments: readonly Moment[],
  lines: readonly Line[],
  spans: readonly Span[],
  left: number,
): PlotData {
  const ending = (at: number, ends: (line: number) => boolean): Column => ({
    at,
    values: lines.map((_line, index) => (ends(index) ? null : undefined)),
    volume: undefined,
    isMoment: false,
  });
  const sorted: readonly Column[] = [
    ...moments.map(({ at, values, volume }) => ({
      at,
      values: values.map((value) => (value === null ? undefined : Number(value))),
      volume: volume === null ? undefined : Number(volume),
      isMoment: true,
    })),
    ...lines.flatMap(({ silences = [] }, own) => silences.map((at) => ending(at, (line) => line === own))),
    ...spans.slice(0, -1).map(({ to }) => ending(to, () => true)),
  ].sort((a, b) => a.at - b.at);
  const columns: number[] = [];
  const drawn = sorted.map(({ isMoment }, column) => {
    if (isMoment) columns.push(column);
    return Math.max(0, columns.length - 1);
  });
  const places = sorted.map(({ at }) => placeOf(spans, at) - left);
  return {
    places,
    lines: lines.map((_line, index) => sorted.map(({ values }) => values[index])),
    volumes: tallest(
      places,
      sorted.map(({ volume }) => volume),
    ),
    moments: drawn,
    columns,
  };
}
