import type { FeedRow, FeedValue } from '../../../../domain/feed/feed-record.ts';
import { compareDecimals } from '../../../../domain/format/decimals.ts';
import { utcTimestamp } from '../../../../domain/format/timestamps.ts';

/** One point of a history: its time and value as published, and where it is drawn. */
export type Point = {
  readonly id: string;
  readonly time: string;
  readonly value: string;
  readonly volume: string | null;
  readonly at: number;
};

const isDecimal = (value: FeedValue | undefined): value is string =>
  typeof value === 'string' && compareDecimals(value, '') > 0;

/** The points of one column over time, oldest first; rows without a price or with a broken time are left out. */
export function pointsOf(
  rows: readonly FeedRow[],
  fields: { readonly time: string; readonly value: string; readonly volume?: string },
): readonly Point[] {
  return rows
    .flatMap((row): Point[] => {
      const [time, value] = [row[fields.time], row[fields.value]];
      if (typeof time !== 'string' || !isDecimal(value) || utcTimestamp(time) === null) return [];
      const volume = fields.volume === undefined ? null : row[fields.volume];
      return [{ id: row.id, time, value, volume: isDecimal(volume) ? volume : null, at: Date.parse(time) }];
    })
    .sort((a, b) => a.at - b.at);
}

/** When rows say that there is no value any more (ms): what was said before does not hold beyond them. */
export function silencesOf(
  rows: readonly FeedRow[],
  fields: { readonly time: string; readonly value: string },
): readonly number[] {
  return rows.flatMap((row) => {
    const [time, value] = [row[fields.time], row[fields.value]];
    return typeof time === 'string' && !isDecimal(value) && utcTimestamp(time) !== null
      ? [Date.parse(time)]
      : [];
  });
}

/** The least and the greatest value, exact; null when there is none. */
export function rangeOf(values: readonly string[]): { least: string; greatest: string } | null {
  const [first] = values;
  if (first === undefined) return null;
  return values.reduce(
    ({ least, greatest }, value) => ({
      least: compareDecimals(value, least) < 0 ? value : least,
      greatest: compareDecimals(value, greatest) > 0 ? value : greatest,
    }),
    { least: first, greatest: first },
  );
}
