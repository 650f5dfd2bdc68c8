import type { TapePage, TapeRow } from '../../contract/generated/types.ts';
import { boundsOf, type RowFilter } from '../../domain/feed/row-filter.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { readMany } from '../database/read-many.ts';
import type { InTurn } from '../http/admission.ts';
import type { CutOff } from './cut-off.ts';
import { filterValues } from './filter-sql.ts';
import { nearReach, type PageReach, wholeReach } from './page-reach.ts';
import { boundsSql, type TapeSlice, tapeSql } from './tape-sql.ts';
import { laterOf, type RowKey, slicesBack } from './time-slices.ts';
import { lastId, lookedRows } from './view-sql.ts';

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
  readonly after: RowKey | null;
};

/** The rows of a page, and the key before which the next one begins; null on the last. */
export type TapeAnswer = Pick<TapePage, 'LookedBackTo' | 'ArchivedBefore'> & {
  readonly data: readonly TapeRow[];
  readonly next: RowKey | null;
};

type Bounds = {
  readonly first: string | null;
  readonly last: string | null;
  readonly archived_before: string | null;
};

async function slice(
  client: Queryable,
  { segments, cutOff, assetClass, subAssetClass, currencies, filter }: TapeQuestion,
  key: RowKey,
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
 * Reads a page from its key back, slice of time by slice, until the page is full, nothing earlier is left or as many rows were read as one call may read. How far that was is told by the
 * begin of a slice, which says nothing of rows that the reader may not see.
 */
async function pageOf(client: Queryable, asked: TapeQuestion): Promise<TapeAnswer> {
  const { segments, publicUntil, cutOff, filter, limit, after } = asked;
  const bounds = await client.query<Bounds>({
    name: 'tape-bounds',
    text: boundsSql('trade'),
    values: [segments],
  });
  const { first = null, last = null, archived_before } = bounds.rows[0] ?? {};
  const archived = archived_before ? { ArchivedBefore: archived_before } : {};
  if (first === null || last === null) return { data: [], next: null, ...archived };
  const { from, to } = boundsOf(filter);
  const begin = from === null ? first : laterOf(from, first);
  // A right may end between two pages: a key after the cut-off starts again at the cut-off.
  const asOf: RowKey = after === null || after[0] > cutOff.at ? [cutOff.at, lastId] : after;
  let key: RowKey = to === null || to >= asOf[0] ? asOf : [to, lastId];
  // What others have published since is not looked through.
  if (last < key[0]) key = [last, lastId];
  const data: TapeRow[] = [];
  const slices = slicesBack(client, { dataType: 'trade', segments, publicUntil }, key, begin);
  for await (const { key: end, start, rows, looked, isLast } of slices) {
    if (rows > 0) {
      const read = await slice(client, asked, end, limit - data.length, start);
      data.push(...read.data);
      if (read.found > read.data.length && read.last_at !== null && read.last_id !== null)
        return { data, next: [read.last_at, read.last_id], ...archived };
    }
    if (isLast) break;
    if (data.length === limit) return { data, next: [start, '0'], ...archived };
    if (looked >= lookedRows) return { data, next: [start, '0'], LookedBackTo: start, ...archived };
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
  let after: RowKey | null = null;
  do {
    const question: TapeQuestion = { ...asked, limit: rowsOfBatch, after };
    const { data, next }: TapeAnswer = await inTurn(() => readTape(pool, question));
    yield data;
    after = next;
  } while (after !== null);
}
