import type { FeedRow, FeedValue } from '../../../../domain/feed/feed-record.ts';
import { compareDecimals } from '../../../../domain/format/decimals.ts';
import { utcTimestamp } from '../../../../domain/format/timestamps.ts';

/** A point of a history: its time and value as published, and its position. */
export type Point = {
  readonly id: string;
  readonly time: string;
  readonly value: string;
  readonly volume: string | null;
  readonly at: number;
};

/** One column over time, as drawn. */
export type Line = {
  readonly name: string;
  readonly colour: string;
  /** Lengths of its dashes and gaps, in pixels; absent if unbroken. */
  readonly dash?: readonly number[];
  /** The label at its end. */
  readonly label?: string;
  readonly points: readonly Point[];
  /** When a value ended without a successor, in ms. */
  readonly silences?: readonly number[];
};

const isDecimal = (value: FeedValue | undefined): value is string =>
  typeof value === 'string' && compareDecimals(value, '') > 0;

/**
 * The points of one column over time, oldest first; rows without a price or with an invalid time are left out.
 *
 * @param rows newest first, also within one moment
 */
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
    .reverse()
    .sort((a, b) => a.at - b.at);
}

/** The times (ms) at which rows report that there is no value any more; earlier values do not hold beyond them. */
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

/** Compares exactly if the floats are equal: a float is never greater than another with a greater decimal. */
function isBelow(one: Value, other: Value): boolean {
  return one.float === other.float ? compareDecimals(one.text, other.text) < 0 : one.float < other.float;
}

type Value = { readonly text: string; readonly float: number };

/** The smallest and greatest value, exact; null if there is none. */
export function rangeOf(values: readonly string[]): { least: string; greatest: string } | null {
  let range: { least: Value; greatest: Value } | null = null;
  for (const text of values) {
    const value = { text, float: Number(text) };
    range ??= { least: value, greatest: value };
    if (isBelow(value, range.least)) range.least = value;
    if (isBelow(range.greatest, value)) range.greatest = value;
  }
  return range && { least: range.least.text, greatest: range.greatest.text };
}
