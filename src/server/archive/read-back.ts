import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FeedTable } from '../ingest/partitions.ts';
import { jsonOf, openParquet } from './stored-parquet.ts';

/** The number of rows and the sum of the hashes of their texts, which does not depend on their order. */
export type RowSum = { readonly rows: bigint; readonly hashSum: bigint };

/** The sum of rows `r`, each as PostgreSQL writes it whole: every digit, every microsecond, every null. */
export const rowSumSql = `count(*)::text AS rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text AS "hashSum"`;

/**
 * Reads an archived file from the store, a group of rows at a time, and lets PostgreSQL turn it into rows again, so
 * that their sum can be compared with that of the table's rows.
 */
export async function readBackSum(
  pool: Database,
  files: FileStore,
  table: FeedTable,
  file: { readonly key: string; readonly size: number },
): Promise<RowSum> {
  let sum: RowSum = { rows: 0n, hashSum: 0n };
  for (const group of await openParquet(files, file)) {
    const { rows } = await pool.query<{ rows: string; hashSum: string }>(
      `SELECT ${rowSumSql} FROM json_populate_recordset(NULL::${table}, $1::json) r`,
      [jsonOf(await group.read())],
    );
    for (const one of rows)
      sum = { rows: sum.rows + BigInt(one.rows), hashSum: sum.hashSum + BigInt(one.hashSum) };
  }
  return sum;
}
