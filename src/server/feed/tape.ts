import type { TapePage, TapeRow } from '../../contract/generated/types.ts';
import { boundsOf, type RowFilter } from '../../domain/feed/row-filter.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { readMany } from '../database/read-many.ts';
import type { InTurn } from '../http/admission.ts';
import type { CutOff } from './cut-off.ts';
import { filterValues } from './filter-sql.ts';
import { nearReach, type PageReach, wholeReach } from './page-reach.ts';
import { type TapeSlice, tapeBoundsSql, tapeCountSql, tapeSql } from './tape-sql.ts';
import { lastId, lookedRows } from './view-sql.ts';

/** Time and id of the row before which a page begins. */
type TapeKey = readonly [at: string, id: string];

/** A page of the tape of a reader. */
export type TapeQuestion = {
  /** Of the venues that the reader sees at this timing and has asked for. */
  readonly segments: readonly string[];
  readonly cutOff: CutOff;
  /** The cut-off of delayed data. */
  readonly publicUntil: string;
  readonly assetClass: string | null;
  readonly subAssetClass: string | null;
  readonly currencies: readonly string[] | null;
  readonly filter: RowFilter;
  readonly limit: number;
  /** Null for the first page. */
  readonly after: TapeKey | null;
};

/** The rows of a page, and the key before which the next one begins; null on the last. */
export type TapeAnswer = Pick<TapePage, 'LookedBackTo' | 'ArchivedBefore'> & {
  readonly data: readonly TapeRow[];
  readonly next: TapeKey | null;
};

/** The first slice of a page; a busy market publishes some hundred trades in it. */
const firstSliceMs = 5 * 60_000;
/** How much longer or shorter the next slice is, at most. */
const step = 4;
/** A slice of about as many rows is sorted in a few milliseconds. */
const rowsOfSlice = 2_000;
/** A slice with more is shortened, unless it is as short as a Date can tell. */
const mostInSlice = lookedRows / 2;

type Bounds = {
  readonly first: string | null;
  readonly last: string | null;
  readonly archived_before: string | null;
};

const laterOf = (one: string, other: string): string => (one < other ? other : one);

async function slice(
  client: Queryable,
  { segments, cutOff, assetClass, subAssetClass, currencies, filter }: TapeQuestion,
  key: TapeKey,
  wanted: number,
  from: string,
): Promise<TapeSlice<TapeRow>> {
  const ask = async ({ reportsFrom, reportsUntil }: PageReach): Promise<TapeSlice<TapeRow>> => {
    const { rows } = await client.query<TapeSlice<TapeRow>>({
      name: 'tape',
      text: tapeSql,
      values: [
        segments,
        assetClass,
        subAssetClass,
        cutOff.at,
        ...key,
        wanted,
        from,
        reportsFrom,
        reportsUntil,
        ...filterValues(filter),
        currencies,
      ],
    });
    const [found] = rows;
    if (!found) throw new Error('a statement without a condition gave no row');
    return found;
  };
  const near = await ask({ ...nearReach(key[0], null), reportsFrom: nearReach(from, null).reportsFrom });
  return near.reaches_beyond ? await ask(wholeReach(null)) : near;
}

/**
 * A slice that ends at the key, and how many rows it has, whether the reader may see them or not; of other segments than
 * those asked for, only rows that are public count, since the length of the next slice shows in its answer.
 */
type Measured = { readonly start: string; readonly length: number; readonly rows: number };

async function measured(
  client: Queryable,
  { segments, publicUntil }: TapeQuestion,
  key: TapeKey,
  end: string,
  begin: string,
  asked: number,
): Promise<Measured> {
  for (let length = asked; ; length = Math.max(1, Math.floor(length / step))) {
    const start = laterOf(timestampAt(new Date(Date.parse(end) - length)), begin);
    const counted = await client.query<{ rows: number }>({
      name: 'tape-count',
      text: tapeCountSql,
      values: [...key, start, mostInSlice + 1, segments, publicUntil],
    });
    const rows = counted.rows[0]?.rows ?? 0;
    if (rows <= mostInSlice || length === 1) return { start, length, rows };
  }
}

/**
 * Reads a page from its key back, slice of time by slice, each as long as the rows of the one before suggest, until the
 * page is full, nothing earlier is left or as many rows were read as one call may read. How far that was is told by the
 * begin of a slice, which says nothing of rows that the reader may not see.
 */
async function pageOf(client: Queryable, asked: TapeQuestion): Promise<TapeAnswer> {
  const { segments, cutOff, filter, limit, after } = asked;
  const bounds = await client.query<Bounds>({ name: 'tape-bounds', text: tapeBoundsSql, values: [segments] });
  const { first = null, last = null, archived_before } = bounds.rows[0] ?? {};
  const archived = archived_before ? { ArchivedBefore: archived_before } : {};
  if (first === null || last === null) return { data: [], next: null, ...archived };
  const { from, to } = boundsOf(filter);
  const begin = from === null ? first : laterOf(from, first);
  // A right may end between two pages: a key after the cut-off starts again at the cut-off.
  const asOf: TapeKey = after === null || after[0] > cutOff.at ? [cutOff.at, lastId] : after;
  let key: TapeKey = to === null || to >= asOf[0] ? asOf : [to, lastId];
  // What others have published since is not looked through.
  if (last < key[0]) key = [last, lastId];
  let end = key[0];
  let length = firstSliceMs;
  let looked = 0;
  const data: TapeRow[] = [];
  while (end >= begin) {
    const found = await measured(client, asked, key, end, begin, length);
    const { start } = found;
    if (found.rows > 0) {
      const read = await slice(client, asked, key, limit - data.length, start);
      data.push(...read.data);
      if (read.found > read.data.length && read.last_at !== null && read.last_id !== null)
        return { data, next: [read.last_at, read.last_id], ...archived };
    }
    if (start === begin) break;
    looked += found.rows;
    key = [start, '0'];
    end = start;
    if (data.length === limit) return { data, next: key, ...archived };
    if (looked >= lookedRows) return { data, next: key, LookedBackTo: start, ...archived };
    const growth = Math.min(step, Math.max(1 / step, rowsOfSlice / Math.max(1, found.rows)));
    length = Math.max(1, Math.floor(found.length * growth));
  }
  return { data, next: null, ...archived };
}

/** A page of the tape. */
export const readTape = (pool: Database, asked: TapeQuestion): Promise<TapeAnswer> =>
  readMany(pool, (client) => pageOf(client, asked));

/** The rows of a statement of an export. */
const rowsOfBatch = 500;

/**
 * All rows of the tape, newest first, batch by batch as their reader takes them, each in the caller's turn: no connection
 * is held between two.
 */
export async function* exportedTape(
  pool: Database,
  asked: Omit<TapeQuestion, 'limit' | 'after'>,
  inTurn: InTurn,
): AsyncGenerator<readonly TapeRow[]> {
  let after: TapeKey | null = null;
  do {
    const question: TapeQuestion = { ...asked, limit: rowsOfBatch, after };
    const { data, next }: TapeAnswer = await inTurn(() => readTape(pool, question));
    yield data;
    after = next;
  } while (after !== null);
}
