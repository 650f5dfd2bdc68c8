import type { DataType } from '../../domain/feed/data-types.ts';
import {
  minutesOver,
  type OpenSpan,
  oldestDayKept,
  openFileName,
  openFrom,
} from '../../domain/feed/open-data.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Backoff, createBackoff } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseDown } from '../database/database-fault.ts';
import type { OpenDataProgressRow } from '../database/generated/rows.ts';
import type { FileStore } from '../files/file-store.ts';
import { FileStoreFault, isUnusableFile } from '../files/file-store-fault.ts';
import { parquetKeySql, storedKeySql } from './open-data-files.ts';
import { keyOf, keysOf, parquetKeyOf, type SpanFile, writeSpan } from './write-span.ts';

/** Publications arrive a little late; a span is written once they have. */
const settleMs = 30_000;

/**
 * Records a file that a newer one has replaced. It is removed at the next run, so that its present readers still can
 * read it.
 */
export type Retire = (storageKey: string) => void;

type DueRow = {
  data_type: DataType;
  span: OpenSpan;
  starts_at: string;
  ends_at: string;
  /** Changes when more lines of the span are noted. */
  version: string;
};

// Lines of days that are no longer kept need no files, so their months are left out.
/** The newest line after $1, of those published from $2 on. */
export const newestSql = (dataType: DataType): string =>
  `SELECT max(id) AS id FROM ${dataType}s WHERE id > $1 AND published_at >= $2::timestamptz`;

/**
 * Records the spans of the lines after $2 up to $3, of those published from $4 on; minutes only if they end after $5.
 */
export const noteDueSql = (dataType: DataType): string =>
  `WITH minutes AS (
     SELECT DISTINCT date_trunc('minute', published_at) AS at
     FROM ${dataType}s WHERE id > $2 AND id <= $3 AND published_at >= $4::timestamptz
   ), quarters AS (
     SELECT DISTINCT date_bin('15 minutes', at, timestamptz '2000-01-01 00:00+00') AS at FROM minutes
   )
   INSERT INTO open_data_due (data_type, span, starts_at, ends_at)
     SELECT $1, 'minute', at, at + interval '1 minute' FROM minutes
       WHERE at + interval '1 minute' > $5::timestamptz
     UNION
     SELECT $1, 'quarter', at, at + interval '15 minutes' FROM quarters
     UNION
     SELECT $1, 'day', date_trunc('day', at), date_trunc('day', at) + interval '1 day' FROM quarters
   ON CONFLICT (data_type, span, starts_at) DO UPDATE SET ends_at = excluded.ends_at`;

/** Finds the spans that have new lines since the last check, and records how far it has checked. */
export async function noteNewLines(pool: Database, dataType: DataType, now: Date): Promise<void> {
  await pool.transaction(async (client) => {
    await client.liftTimeLimit();
    const { rows } = await client.query<Pick<OpenDataProgressRow, 'last_id'>>(
      'SELECT last_id FROM open_data_progress WHERE data_type = $1 FOR UPDATE',
      [dataType],
    );
    const last = rows[0]?.last_id ?? '0';
    const since = `${oldestDayKept(now)}T00:00:00Z`;
    const { rows: newest } = await client.query<{ id: string | null }>(newestSql(dataType), [last, since]);
    const newId = newest[0]?.id ?? null;
    if (newId === null) return;
    await client.query(noteDueSql(dataType), [dataType, last, newId, since, minutesOver(now)]);
    await client.query(
      `INSERT INTO open_data_progress (data_type, last_id) VALUES ($1, $2)
       ON CONFLICT (data_type) DO UPDATE SET last_id = excluded.last_id`,
      [dataType, newId],
    );
  });
}

/**
 * Records the files of a span, unless the span has become due again since they were begun, or another instance has
 * written it: one that has lost its lease may still be at it, without knowing.
 *
 * @returns the store's keys that are no longer needed
 */
async function record(
  pool: Database,
  due: DueRow,
  written: readonly SpanFile[],
  now: Date,
): Promise<readonly string[]> {
  const startsAt = new Date(due.starts_at);
  return pool.transaction(async (client) => {
    const { rowCount } = await client.query(
      'DELETE FROM open_data_due WHERE data_type = $1 AND span = $2 AND starts_at = $3 AND xmin::text = $4',
      [due.data_type, due.span, due.starts_at, due.version],
    );
    if (rowCount === 0) return written.flatMap(keysOf);
    const unneeded: string[] = [];
    for (const file of written) {
      const name = openFileName({
        dataType: due.data_type,
        venueMic: file.venueMic,
        span: due.span,
        startsAt,
        format: file.format,
      });
      const { rows } = await client.query<{ sha256: string; stored_key: string; parquet_key: string | null }>(
        `SELECT sha256, ${storedKeySql} AS stored_key, ${parquetKeySql} AS parquet_key
         FROM open_data_files f WHERE name = $1 FOR UPDATE`,
        [name],
      );
      const before = rows[0];
      const parquetKey = parquetKeyOf(file);
      if (before?.sha256 === file.sha256 && (parquetKey === null || before.parquet_key !== null)) {
        unneeded.push(...keysOf(file));
        continue;
      }
      if (before) unneeded.push(...[before.stored_key, before.parquet_key ?? []].flat());
      await client.query(
        `INSERT INTO open_data_files (day, name, data_type, venue_mic, span, starts_at, ends_at, format, lines, size,
           sha256, storage_key, opens_at, written_at, packed_key, packed_size, parquet_key, parquet_size, parquet_sha256)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
         ON CONFLICT (name) DO UPDATE SET lines = excluded.lines, size = excluded.size, sha256 = excluded.sha256,
           storage_key = excluded.storage_key, opens_at = excluded.opens_at, written_at = excluded.written_at,
           packed_key = excluded.packed_key, packed_size = excluded.packed_size, parquet_key = excluded.parquet_key,
           parquet_size = excluded.parquet_size, parquet_sha256 = excluded.parquet_sha256`,
        [
          due.starts_at.slice(0, 10),
          name,
          due.data_type,
          file.venueMic,
          due.span,
          due.starts_at,
          due.ends_at,
          file.format,
          file.lines,
          file.size,
          file.sha256,
          file.storageKey,
          openFrom(file.lastPublished),
          now,
          file.packedSize === null ? null : keyOf(file),
          file.packedSize,
          parquetKey,
          file.parquet?.size ?? null,
          file.parquet?.sha256 ?? null,
        ],
      );
    }
    return unneeded;
  });
}

/** Whether the release before, which reads no packed files, answers no more. */
async function mayPack(pool: Database): Promise<boolean> {
  const { rows } = await pool.query<{ begun: boolean }>(
    'SELECT begins_at <= now() AS begun FROM open_data_packing',
  );
  return rows[0]?.begun ?? true;
}

/** For callers that expect every span to be written. */
export function rethrow(error: unknown): never {
  throw error;
}

/** Whether it concerns all spans alike: without database or store none can be written, and none is to blame. */
const isOutage = (error: unknown): boolean =>
  error instanceof FileStoreFault ||
  isUnusableFile(error) ||
  (error instanceof Error && isDatabaseDown(error));

/**
 * Writes the files of the spans that are due, the newest first. A span that cannot be written rests, while the others
 * are.
 *
 * @param onFault called for each such span
 * @returns the number of files
 */
export async function writeDue(
  { pool, files, clock }: { readonly pool: Database; readonly files: FileStore; readonly clock: Clock },
  retire: Retire,
  stopped: () => boolean,
  backoff: Backoff = createBackoff(clock),
  onFault: (error: unknown) => void = rethrow,
): Promise<number> {
  const { rows } = await pool.query<DueRow>(
    `SELECT data_type, span, starts_at, ends_at, xmin::text AS version FROM open_data_due
     WHERE ends_at <= $1 ORDER BY ends_at DESC, span`,
    [new Date(clock.now().getTime() - settleMs)],
  );
  if (rows.length === 0) return 0;
  const isPacked = await mayPack(pool);
  let count = 0;
  for (const due of rows) {
    if (stopped()) break;
    const key = `${due.data_type} ${due.span} ${due.starts_at}`;
    if (backoff.isWaiting(key)) continue;
    const span = {
      dataType: due.data_type,
      startsAt: new Date(due.starts_at),
      endsAt: new Date(due.ends_at),
    };
    try {
      const written = await writeSpan(pool, files, span, isPacked);
      for (const unneeded of await record(pool, due, written, clock.now())) retire(unneeded);
      count += written.length;
      backoff.worked(key);
    } catch (error) {
      if (isOutage(error)) throw error;
      backoff.failed(key);
      onFault(error);
    }
  }
  return count;
}
