import { gunzipSync } from 'node:zlib';
import type { Queryable } from '../../src/platform/database/database.ts';
import { packedKey } from '../../src/server/files/packed-file.ts';
import { parquetKeySql, storedKeySql } from '../../src/server/open-data/open-data-files.ts';

type Client = Queryable;

/** Row count and checksum of every table, by name; partitions count as tables. A column without a value is as none. */
export async function tableSums(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `SELECT count(*) || ' rows ' || coalesce(md5(string_agg(row, '' ORDER BY row)), '') AS sum
       FROM (SELECT md5(jsonb_strip_nulls(to_jsonb(t))::text) AS row FROM ${name} t) sums`,
    );
    sums.set(name, rows[0]?.sum ?? '');
  }
  return sums;
}

/** The files that the tables name, with key and recorded checksum. */
export async function namedFiles(client: Client): Promise<readonly { key: string; sha256: string }[]> {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    `SELECT storage_key AS key, sha256 FROM published_files UNION ALL SELECT ${storedKeySql}, sha256 FROM open_data_files f
     UNION ALL SELECT ${parquetKeySql}, parquet_sha256 FROM open_data_files f WHERE ${parquetKeySql} IS NOT NULL`,
  );
  return rows;
}

/** What the recorded checksum of a file is of: its text, if it is stored packed. */
export const summedBytes = (key: string, stored: Buffer): Buffer =>
  key.endsWith(packedKey('')) ? gunzipSync(stored) : stored;
