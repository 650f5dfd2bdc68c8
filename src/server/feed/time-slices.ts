import type { DataType } from '../../domain/feed/data-types.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sliceCountSql } from './tape-sql.ts';
import { lookedRows } from './view-sql.ts';

/** Time and id of the row before which something begins. */
export type RowKey = readonly [at: string, id: string];

/** Whose rows are looked through. */
export type SlicesOf = {
  readonly dataType: DataType;
  readonly segments: readonly string[];
  /** The cut-off of delayed data. */
  readonly publicUntil: string;
};

/** A slice of time: from its start up to a key. */
type Slice = {
  readonly key: RowKey;
  readonly start: string;
  readonly rows: number;
  /** The rows of this slice and of those before it. */
  readonly looked: number;
  /** Nothing is earlier. */
  readonly isLast: boolean;
};

/** The first slice; a busy market publishes some hundred trades in it. */
const firstSliceMs = 5 * 60_000;
/** How much longer or shorter the next slice is, at most. */
const step = 4;
/** A slice of about as many rows is sorted in a few milliseconds. */
const rowsOfSlice = 2_000;
/** A slice with more is shortened, unless it is as short as a Date can tell. */
const mostInSlice = lookedRows / 2;

export const laterOf = (one: string, other: string): string => (one < other ? other : one);

/**
 * A slice that ends at the key, and how many rows it has, whether the reader may see them or not; of other segments than
 * those asked for, only rows that are public count, since the length of the next slice shows in its answer.
 */
type Measured = Pick<Slice, 'start' | 'rows'> & { readonly length: number };

async function measured(
  client: Queryable,
  { dataType, segments, publicUntil }: SlicesOf,
  key: RowKey,
  begin: string,
  asked: number,
): Promise<Measured> {
  for (let length = asked; ; length = Math.max(1, Math.floor(length / step))) {
    const start = laterOf(timestampAt(new Date(Date.parse(key[0]) - length)), begin);
    const counted = await client.query<{ rows: number }>({
      name: `slice-count-${dataType}`,
      text: sliceCountSql(dataType),
      values: [...key, start, mostInSlice + 1, segments, publicUntil],
    });
    const rows = counted.rows[0]?.rows ?? 0;
    if (rows <= mostInSlice || length === 1) return { start, length, rows };
  }
}

/** Slices of time back from a key to where everything begins, each as long as the rows of the one before suggest. */
export async function* slicesBack(
  client: Queryable,
  of: SlicesOf,
  from: RowKey,
  begin: string,
): AsyncGenerator<Slice> {
  let key = from;
  let length = firstSliceMs;
  let looked = 0;
  while (key[0] >= begin) {
    const { start, rows, length: taken } = await measured(client, of, key, begin, length);
    looked += rows;
    const isLast = start === begin;
    yield { key, start, rows, looked, isLast };
    if (isLast) return;
    key = [start, '0'];
    const growth = Math.min(step, Math.max(1 / step, rowsOfSlice / Math.max(1, rows)));
    length = Math.max(1, Math.floor(taken * growth));
  }
}
