import type pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import type { FeedTable } from '../ingest/partitions.ts';
import { jsonOf, openParquet } from './stored-parquet.ts';

/** How many rows there are, and the sum of the hashes of their texts, whatever their order. */
export type RowSum = { readonly rows: bigint; readonly hashSum: bigint };

/** The sum of rows `r`, each as PostgreSQL writes it whole: every digit, every microsecond, every null. */
export const rowSumSql = `count(*)::text AS rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text AS "hashSum"`;

/**
 * Reads an archived file out of the store, a group of rows at a time, and has PostgreSQL make rows of them again, as it
 * would of rows of the table.
 */
export async function readBackSum(
  pool: pg.Pool,
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
