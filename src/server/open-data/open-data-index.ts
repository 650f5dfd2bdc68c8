import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openDelayMinutes } from '../../domain/feed/open-data.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Retire } from './due-spans.ts';
import { allOpenData, listed, parquetKeySql } from './open-data-files.ts';

const pack = promisify(gzip);

/** What the index of the files open at $1 is made from: one row, `made_from`. */
export const madeFromSql = `SELECT
    count(*) || ' ' || coalesce(bit_xor(hashtextextended(
      f.name || ' ' || f.sha256 || ' ' || coalesce(${parquetKeySql}, '') || ' ' || v.name, 0)), 0) AS made_from
  FROM open_data_files f JOIN venues v ON v.mic = f.venue_mic WHERE f.opens_at <= $1`;

/** Rewrites the public index if the set of open files, one of them, or a venue's name has changed. */
export async function writeIndex(
  { pool, files }: { readonly pool: Database; readonly files: FileStore },
  now: Date,
  retire: Retire,
): Promise<void> {
  // Made from what is listed, not from when it was written: the next writer's clock may be behind.
  const { rows } = await pool.query<{
    made_from: string;
    old: string | null;
    storage_key: string | null;
    packed_key: string | null;
  }>(
    `SELECT o.made_from, x.made_from AS old, x.storage_key, x.packed_key
     FROM (${madeFromSql}) o LEFT JOIN open_data_index x ON true`,
    [now],
  );
  const state = rows[0];
  if (!state || state.made_from === state.old) return;
  const open = await allOpenData(pool, now);
  const content = {
    title: 'Daylight open data',
    delayMinutes: openDelayMinutes,
    updatedAt: now.toISOString(),
    guide: pagePaths.documentation,
    files: open.map((row) => listed(row, pagePaths.openData)),
  };
  const text = `${JSON.stringify(content)}\n`;
  const [key, packedKey] = [`open-data/index/${randomUUID()}`, `open-data/index/${randomUUID()}`];
  const written = await files.put(key, [text]);
  const packed = await files.put(packedKey, [await pack(text)]);
  await pool.query(
    `INSERT INTO open_data_index
       (made_from, size, sha256, storage_key, packed_size, packed_sha256, packed_key, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ON CONSTRAINT open_data_index_pkey DO UPDATE SET made_from = excluded.made_from,
       size = excluded.size, sha256 = excluded.sha256, storage_key = excluded.storage_key,
       packed_size = excluded.packed_size, packed_sha256 = excluded.packed_sha256,
       packed_key = excluded.packed_key, written_at = excluded.written_at`,
    [state.made_from, written.size, written.sha256, key, packed.size, packed.sha256, packedKey, now],
  );
  for (const old of [state.storage_key, state.packed_key]) if (old !== null) retire(old);
}
