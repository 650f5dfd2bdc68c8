import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { boundsOf, type RowFilter } from '../../domain/feed/row-filter.ts';
import { timeSql } from './field-sql.ts';
import { filterValues, rowPassesSql } from './filter-sql.ts';

/** Which rows a history is of. */
export type HistoryOf = {
  readonly dataType: DataType;
  readonly segments: readonly string[];
  /** Ids of the instrument asked for; null: every instrument of the venue. */
  readonly instruments: readonly number[] | null;
  readonly filter: RowFilter;
  /** Nothing published after it is told of. */
  readonly cutOff: string;
};

/** Where a row stands in the order of publication. */
export type RowKey = { readonly at: string; readonly id: string };

/** A stretch of a page, with few enough rows that putting them in order costs little. */
type Slice = { readonly from: RowKey; readonly before: RowKey };

/** A page of a history: its rows stand in these slices; `next` is the first row after it, or null where there is none. */
export type HistoryPage = { readonly slices: readonly Slice[]; readonly next: RowKey | null };

const minuteMs = 60_000;
const longestSlice = 31 * 24 * 60 * minuteMs;
/** A slice is read anew for each batch of it: with more rows than this it is cut in two. */
const mostInSlice = 10_000;

const firstId = '0';
const atMs = (at: string): number => Date.parse(`${at.slice(0, 23)}Z`);
const timeOf = (ms: number): string => new Date(ms).toISOString().replace('Z', '000Z');

/** The values $1 to $5 and, from $6 on, those of the filter. */
const values = (of: HistoryOf, { from, before }: Slice): unknown[] => [
  of.segments,
  of.instruments,
  from.at,
  from.id,
  before.at,
  before.id,
  of.cutOff,
  ...filterValues(of.filter),
];

/** The rows `r` of a slice. The bounds on the time alone let PostgreSQL leave out months, and find the others by index. */
export const sliceSql = (dataType: DataType): string => `FROM ${dataType}s r
  WHERE r.segment_mic = ANY($1::text[]) AND ($2::integer[] IS NULL OR r.instrument_id = ANY($2::integer[]))
    AND r.published_at >= $3::timestamptz AND (r.published_at, r.id) >= ($3::timestamptz, $4::bigint)
    AND r.published_at <= $5::timestamptz AND (r.published_at, r.id) < ($5::timestamptz, $6::bigint)
    AND r.published_at <= $7::timestamptz
    AND r.published_at >= coalesce($8::timestamptz, '-infinity')
    AND r.published_at <= coalesce($9::timestamptz, 'infinity')
    AND ${rowPassesSql(dataType, 8, '$7::timestamptz')}`;

/** The values of `sliceSql`. */
export const sliceValues = values;

/**
 * Finds where a page ends, so that the cursor of the next one can be told before the first row goes out, and how to read
 * it: in stretches of time, longer where little was published.
 *
 * @param start the first row that may be in it
 * @param end the last moment that may be in it
 * @param limit how many rows it holds at most
 */
export async function planHistoryPage(
  pool: pg.Pool,
  of: HistoryOf,
  start: RowKey,
  end: string,
  limit: number,
): Promise<HistoryPage> {
  const slices: Slice[] = [];
  // All that is at the last moment is in the page: it ends before the first microsecond-free moment after it.
  const endMs = atMs(end) + 1;
  let left = limit;
  let span = 15 * minuteMs;
  let from = start;
  while (atMs(from.at) < endMs) {
    const before = { at: timeOf(Math.min(atMs(from.at) + span, endMs)), id: firstId };
    const slice = { from, before };
    const counted = await pool.query<{ found: number }>(
      `SELECT count(*)::integer AS found ${sliceSql(of.dataType)}`,
      values(of, slice),
    );
    const found = counted.rows[0]?.found ?? 0;
    if (found > mostInSlice && span > 2) {
      span = Math.max(1, Math.floor(span / 2));
      continue;
    }
    if (found > left) {
      const { rows } = await pool.query<RowKey>(
        `SELECT ${timeSql('r.published_at')} AS at, r.id::text AS id ${sliceSql(of.dataType)}
         ORDER BY r.published_at, r.id OFFSET ${left} LIMIT 1`,
        values(of, slice),
      );
      const next = rows[0] ?? before;
      if (left > 0) slices.push({ from, before: next });
      return { slices, next };
    }
    if (found > 0) slices.push(slice);
    left -= found;
    from = before;
    if (found < mostInSlice / 8) span = Math.min(longestSlice, span * 4);
  }
  return { slices, next: null };
}

/** The period that a filter names, as far as the reader may see. */
export function periodOf({ filter, cutOff }: Pick<HistoryOf, 'filter' | 'cutOff'>): {
  readonly from: string;
  readonly to: string;
} {
  const { from, to } = boundsOf(filter);
  return { from: from ?? cutOff, to: to === null || to > cutOff ? cutOff : to };
}
