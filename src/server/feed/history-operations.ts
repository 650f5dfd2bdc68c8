import { Readable } from 'node:stream';
import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database } from '../../platform/database/database.ts';
import { rightsOf } from '../accounts/rights.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import type { SegmentsRow } from '../database/generated/rows.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { readOf } from '../usage/live-reads.ts';
import { assertNotTooLong, filterFrom } from './asked-period.ts';
import { createCursorSeal } from './cursor.ts';
import { cutOffOf } from './cut-off.ts';
import type { FeedDeps } from './feed-operations.ts';
import { filterScope } from './filter-sql.ts';
import { type HistoryFormat, historyFile } from './history-lines.ts';
import { periodOf, planHistoryPage } from './history-page.ts';
import { type HistoryOf, openHistory } from './history-source.ts';

const usualLimit = 50_000;

const contentTypes: Readonly<Record<HistoryFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};

/** The same answer for what does not exist and for what is outside the reader's rights. */
const notThere = (): Refusal =>
  new Refusal('not-found', 'There is no such venue or instrument among those you may see.');

async function segmentsOf(pool: Database, venueMic: string): Promise<readonly string[]> {
  const { rows } = await pool.query<Pick<SegmentsRow, 'mic'>>(
    'SELECT mic FROM segments WHERE venue_mic = $1',
    [venueMic],
  );
  return rows.map(({ mic }) => mic);
}

/**
 * The database ids of an instrument on a venue of which the reader may see a row.
 * @throws Refusal 404 if there is none
 */
async function instrumentsOf(
  pool: Database,
  [dataType, venueMic, code, cutOff]: readonly [DataType, string, string, string],
): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT instrument_id AS id FROM catalogue_instruments
     WHERE data_type = $1 AND venue_mic = $2 AND code = $3 AND first_published_at <= $4
     UNION
     SELECT instrument_id FROM archived_instruments
     WHERE data_type = $1 AND venue_mic = $2 AND code = $3 AND first_published_at <= $4`,
    [dataType, venueMic, code, cutOff],
  );
  if (rows.length === 0) throw notThere();
  return rows.map(({ id }) => id);
}

/** Everything published by a venue, or of an instrument, within a period; for programs. */
export function historyOperations({
  pool,
  reads,
  clock,
  noPaymentMode,
  secret,
  liveReads,
  files,
}: FeedDeps & { readonly files: FileStore }) {
  const archive = createArchiveReader(files);
  const seal = createCursorSeal(secret);
  return {
    getHistory: async ({ query, session, countRows, inTurn }) => {
      const { datatype: dataType, tv, instrument, format = 'ndjson', limit = usualLimit, cursor } = query;
      const rights = await rightsOf(pool, session.accountId, clock.now(), noPaymentMode);
      const cutOff = cutOffOf(rights, tv, dataType, clock);
      const segments = await segmentsOf(pool, tv);
      if (cutOff === null || segments.length === 0) throw notThere();
      const filter = filterFrom(query, dataType);
      const period = periodOf({ filter, cutOff: cutOff.at });
      assertNotTooLong(period);
      const of: HistoryOf = {
        dataType,
        segments,
        instruments:
          instrument === undefined ? null : await instrumentsOf(pool, [dataType, tv, instrument, cutOff.at]),
        filter,
        cutOff: cutOff.at,
      };
      // Bound to the owner of the key or session and to the request's content, not to its notation.
      const scope = ['history', session.id, dataType, tv, instrument ?? '', ...filterScope(filter)];
      const [at = period.from, id = '0'] = cursor === undefined ? [] : seal.open(scope, cursor);
      // A whole page comes from one database, since the plan says which rows it has.
      const { source, page } = await reads.read(async (from) => {
        const source = await openHistory(from, archive, of, { from: at, to: period.to });
        return { source, page: await planHistoryPage(source, { at, id }, period.to, limit) };
      });
      await liveReads.count([readOf({ session, query }, cutOff)]);
      const next = page.next && seal.seal(scope, [page.next.at, page.next.id]);
      return {
        status: 200,
        stream: Readable.from(historyFile(source, dataType, page, format, countRows, inTurn), {
          highWaterMark: 1,
        }),
        headers: {
          'content-type': contentTypes[format],
          'x-is-delayed': String(cutOff.isDelayed),
          ...(next === null ? {} : { 'x-next-cursor': next }),
        },
      };
    },
  } satisfies Partial<Operations>;
}
