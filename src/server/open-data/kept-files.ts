import { keptUntil, minutesOver, oldestDayKept } from '../../domain/feed/open-data.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OpenDataFilesRow } from '../database/generated/rows.ts';
import type { FileStore } from '../files/file-store.ts';
import { parquetKeySql, storedKeySql } from './open-data-files.ts';

type Stored = { readonly pool: Database; readonly files: FileStore };

/** Removes the files whose retention period is over. */
export async function forgetOld({ pool, files }: Stored, now: Date): Promise<void> {
  const { rows: days } = await pool.query<Pick<OpenDataFilesRow, 'day'>>(
    'SELECT DISTINCT day FROM open_data_files',
  );
  const over = days.map(({ day }) => day).filter((day) => keptUntil(day).getTime() <= now.getTime());
  await pool.query(`DELETE FROM open_data_due WHERE starts_at < $1 OR (span = 'minute' AND ends_at <= $2)`, [
    `${oldestDayKept(now)}T00:00:00Z`,
    minutesOver(now),
  ]);
  const { rows } = await pool.query<{ keys: string[] }>(
    `DELETE FROM open_data_files f WHERE day = ANY($1::date[]) OR (span = 'minute' AND ends_at <= $2)
     RETURNING array_remove(ARRAY[${storedKeySql}, ${parquetKeySql}], NULL) AS keys`,
    [over, minutesOver(now)],
  );
  for (const key of rows.flatMap(({ keys }) => keys)) await files.remove(key);
}

/**
 * Compares the store with the tables: files that an interrupted instance left in the store are removed, and files that
 * are missing from it, as after a restore of a backup, are written again. A file without a row may be one that another
 * instance is just writing, if it has lost its lease without knowing, or is of an older release, which uses another
 * lock. It is therefore removed only if it had no row an hour ago either, and rows are read before the store.
 *
 * @param strangers keys without a row at the last comparison
 * @returns keys without a row now
 */
export async function compareWithStore(
  { pool, files }: Stored,
  strangers: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT ${storedKeySql} AS key FROM open_data_files f
     UNION ALL SELECT ${parquetKeySql} FROM open_data_files f WHERE ${parquetKeySql} IS NOT NULL
     UNION ALL SELECT storage_key FROM open_data_index UNION ALL SELECT packed_key FROM open_data_index`,
  );
  const known = new Set(rows.map(({ key }) => key));
  const there = new Set(await files.list('open-data'));
  const missing = [...known].filter((key) => !there.has(key));
  if (missing.length > 0) {
    await pool.transaction(async (client) => {
      await client.query(
        `WITH gone AS (
           DELETE FROM open_data_files f WHERE ${storedKeySql} = ANY($1) OR ${parquetKeySql} = ANY($1)
             RETURNING data_type, span, starts_at, ends_at
         )
         INSERT INTO open_data_due (data_type, span, starts_at, ends_at)
           SELECT DISTINCT data_type, span, starts_at, ends_at FROM gone ON CONFLICT DO NOTHING`,
        [missing],
      );
      await client.query('DELETE FROM open_data_index WHERE storage_key = ANY($1) OR packed_key = ANY($1)', [
        missing,
      ]);
    });
  }
  const unknown = [...there].filter((key) => !known.has(key));
  for (const key of unknown) if (strangers.has(key)) await files.remove(key);
  return new Set(unknown);
}
