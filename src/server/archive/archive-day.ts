import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type ParquetValue, parquetParts } from '../../domain/parquet/parquet-file.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ArchivedDaysRow } from '../database/generated/rows.ts';
import { tradeDayOf } from '../feed/reports-sql.ts';
import type { FileStore } from '../files/file-store.ts';
import { openWaitingFile } from '../files/waiting-file.ts';
import { archivedColumns } from './archived-columns.ts';
import { type FeedDay, sumOfDay } from './feed-day.ts';
import type { ArchivedFile } from './file-fault.ts';
import { type RowSum, readBackSum } from './read-back.ts';

const batchRows = 2_000;

/** Where the rows come from and where they are archived. */
export type ArchiveDeps = { readonly pool: Database; readonly files: FileStore };

type DraftedDay = RowSum & { readonly lastId: string };

/** Writes the rows of a day to a local file, in one snapshot, oldest first; null if there are none. */
async function draftDay(pool: Database, of: FeedDay, waiting: FileHandle): Promise<DraftedDay | null> {
  return pool.transaction(async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sum = await sumOfDay(client, of);
    if (sum.lastId === null) return null;
    const columns = await archivedColumns(client, of.table);
    const text = `SELECT ${columns.map(({ sql }) => sql).join(', ')}
       FROM ${of.table} r WHERE r.published_at >= '${of.from}' AND r.published_at < '${of.to}'
       ORDER BY r.published_at, r.id`;
    const batches = client.stream<ParquetValue[]>({ text, rowMode: 'array' }, batchRows);
    for await (const part of parquetParts(columns, batches)) await waiting.appendFile(part);
    return { ...sum, lastId: sum.lastId };
  });
}

/** The cancellations and amendments of the archived day $1, from $2 to $3. */
const changesSql = `INSERT INTO archived_changes
  SELECT $1, segment_mic, trade_day, transaction_id, instrument_id, published_at FROM trades
  WHERE published_at >= $2 AND published_at < $3 AND kind <> 'New'`;

// The earlier report may have gone with its own month, or be in a file of this day that was archived before: there, each
// new report may complete one.
/** Its new reports that complete another of their transaction, or may. */
const completionsSql = `INSERT INTO archived_completions
  SELECT $1, n.segment_mic, n.trade_day, n.transaction_id, n.instrument_id, n.published_at
  FROM trades n CROSS JOIN (SELECT date_trunc('month', $2::timestamptz, 'UTC') AS month, EXISTS (
      SELECT FROM archived_days d WHERE d.data_type = 'trade' AND d.dropped_at IS NOT NULL
        AND d.day = ($2::timestamptz AT TIME ZONE 'UTC')::date) AS is_late) d
  WHERE n.published_at >= $2 AND n.published_at < $3 AND n.kind = 'New'
    AND (d.is_late OR ${tradeDayOf('n')} < d.month OR (SELECT true FROM trades e
      WHERE e.segment_mic = n.segment_mic AND e.trade_day = n.trade_day AND e.transaction_id = n.transaction_id
        AND e.instrument_id + 0 = n.instrument_id AND e.published_at >= ${tradeDayOf('n')}
        AND e.published_at < n.published_at AND e.published_at < $3 LIMIT 1))`;

/**
 * Completes the row of a day's file, and stores what the database has to know of the day's reports; false if the row is
 * gone.
 */
async function noteDay(pool: Database, of: FeedDay, { key, size, sha256 }: ArchivedFile): Promise<boolean> {
  return pool.transaction(async (client) => {
    await client.liftTimeLimit();
    const { rows } = await client.query<Pick<ArchivedDaysRow, 'id'>>(
      'UPDATE archived_days SET size = $2, sha256 = $3 WHERE storage_key = $1 AND sha256 IS NULL RETURNING id',
      [key, size, sha256],
    );
    if (rows[0] && of.dataType === 'trade')
      for (const sql of [changesSql, completionsSql]) await client.query(sql, [rows[0].id, of.from, of.to]);
    return rows.length === 1;
  });
}

/**
 * Archives the rows of a day: writes them to the store, reads the file back, and completes its row in `archived_days`
 * once the file contains the table's rows. The row is inserted before the file is written, so that the next run can
 * remove the file if this one is killed or another takes over.
 */
export async function archiveDay({ pool, files }: ArchiveDeps, of: FeedDay): Promise<void> {
  const waiting = await openWaitingFile();
  try {
    const drafted = await draftDay(pool, of, waiting);
    if (drafted === null) return;
    const key = `archive/${of.table}/${of.day.slice(0, 7)}/${of.day}-${randomUUID()}.parquet`;
    await pool.query(
      `INSERT INTO archived_days (data_type, day, storage_key, rows, last_id, hash_sum) VALUES ($1, $2, $3, $4, $5, $6)`,
      [of.dataType, of.day, key, drafted.rows, drafted.lastId, drafted.hashSum],
    );
    const { size, sha256 } = await files.put(key, waiting.createReadStream({ start: 0, autoClose: false }));
    const read = await readBackSum(pool, files, of.table, { key, size });
    if (read.rows !== drafted.rows || read.hashSum !== drafted.hashSum)
      throw new Error(
        `The archived ${of.table} of ${of.day} differ from those of the table: nothing was dropped`,
      );
    if (!(await noteDay(pool, of, { key, size, sha256 }))) {
      await files.remove(key);
      throw new Error(`Another program is archiving the ${of.table} of ${of.day}`);
    }
  } finally {
    await waiting.close();
  }
}
