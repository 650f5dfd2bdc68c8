import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { FeedTable } from '../ingest/partitions.ts';
import { type ArchiveDeps, archiveDay } from './archive-day.ts';
import { daysOfMonth, sumOfDay } from './feed-day.ts';

/** Removes rows that match the condition, then their files: a row without a file would be worse than the opposite. */
async function forget(
  { pool, files }: ArchiveDeps,
  condition: string,
  values: readonly string[],
): Promise<void> {
  const { rows } = await pool.query<{ key: string }>(
    `DELETE FROM archived_days WHERE dropped_at IS NULL AND ${condition} RETURNING storage_key AS key`,
    [...values],
  );
  for (const { key } of rows) await files.remove(key);
}

/**
 * Archives the rows of a month (`YYYY-MM`), day by day. A day that an interrupted run has archived is kept unless its
 * rows have changed since.
 */
export async function archiveMonth(
  deps: ArchiveDeps,
  dataType: DataType,
  table: FeedTable,
  month: string,
): Promise<void> {
  await forget(deps, 'data_type = $1 AND sha256 IS NULL', [dataType]);
  for (const of of daysOfMonth(dataType, table, month)) {
    const now = await deps.pool.transaction((client) => sumOfDay(client, of));
    const { rows } = await deps.pool.query<{ key: string; isSame: boolean }>(
      `SELECT storage_key AS key, rows = $3 AND last_id = $4 AND hash_sum = $5 AS "isSame" FROM archived_days
       WHERE data_type = $1 AND day = $2 AND dropped_at IS NULL`,
      [dataType, of.day, now.rows, now.lastId ?? 0, now.hashSum],
    );
    if (rows[0]?.isSame) continue;
    if (rows[0]) await forget(deps, 'storage_key = $1', [rows[0].key]);
    if (now.lastId !== null) await archiveDay(deps, of);
  }
}

/** A month whose rows are all in the archive. */
export type ComparedMonth = {
  readonly month: string;
  /** Rows that arrived later have a higher id. */
  readonly lastId: string;
};

const notSame = (partition: string): Error =>
  new Error(`${partition} has other rows than the archive: nothing was dropped`);

const openDays = `FROM archived_days
  WHERE data_type = $1 AND day >= $2 AND day < $2::date + interval '1 month' AND dropped_at IS NULL AND sha256 IS NOT NULL`;

/**
 * Compares the rows of a month with the archived ones, while others may add to it. Reports are never changed and ids rise,
 * so the same number of rows with the same highest id means the same rows.
 *
 * @throws Error if rows have arrived since they were archived
 */
export async function compareMonth(
  pool: Database,
  dataType: DataType,
  partition: string,
  month: string,
): Promise<ComparedMonth> {
  return pool.transaction(async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.liftTimeLimit();
    const { rows } = await client.query<{ lastId: string; isSame: boolean }>(
      `SELECT last_id AS "lastId",
         (SELECT (coalesce(sum(rows), 0), max(last_id)) ${openDays})
           IS NOT DISTINCT FROM (SELECT (count(*)::numeric, max(r.id)) FROM ${partition} r) AS "isSame"
       FROM feed_heads WHERE data_type = $1`,
      [dataType, `${month}-01`],
    );
    if (!rows[0]?.isSame) throw notSame(partition);
    return { month, lastId: rows[0].lastId };
  });
}

/**
 * Records that a month is only in the archive, in the transaction that drops it, while no files are taken in. The
 * arrivals show whether any row has come since the comparison, so nobody has to wait while rows are counted.
 *
 * @param compared undefined if the month did not exist at that time
 * @throws Error if rows have arrived since, or may have
 */
export async function leaveToArchive(
  client: Transaction,
  dataType: DataType,
  partition: string,
  compared: ComparedMonth | undefined,
): Promise<void> {
  if (compared === undefined) throw notSame(partition);
  const { month, lastId } = compared;
  const { rows } = await client.query<{ isSame: boolean }>(
    `SELECT forgotten_id <= $3 AND NOT EXISTS (
       SELECT FROM feed_arrivals WHERE data_type = $1 AND last_id > $3
         AND first_published_at < ($2::date + interval '1 month') AT TIME ZONE 'UTC'
     ) AS "isSame" FROM feed_heads WHERE data_type = $1`,
    [dataType, `${month}-01`, lastId],
  );
  if (!rows[0]?.isSame) throw notSame(partition);
  await client.query(`UPDATE archived_days SET dropped_at = now() WHERE id IN (SELECT id ${openDays})`, [
    dataType,
    `${month}-01`,
  ]);
}

/** Keeps the instruments that the catalogue lists with rows before `from`; it will then list only later ones. */
export async function keepInstruments(client: Transaction, dataType: DataType, from: string): Promise<void> {
  await client.query(
    `INSERT INTO archived_instruments
     SELECT data_type, venue_mic, code, min(instrument_id), min(first_published_at) FROM catalogue_instruments
     WHERE data_type = $1 AND first_published_at < $2 GROUP BY data_type, venue_mic, code
     ON CONFLICT (data_type, venue_mic, code) DO UPDATE
       SET first_published_at = least(archived_instruments.first_published_at, excluded.first_published_at)`,
    [dataType, from],
  );
}
