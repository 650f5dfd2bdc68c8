import type pg from 'pg';
import type { FileStore } from './file-store.ts';

/** Addresses of published reports and documents whose content is not in the store, as after a restore without it. */
export async function missingPublished(pool: pg.Pool, files: FileStore): Promise<readonly string[]> {
  const there = new Set([...(await files.list('reports')), ...(await files.list('documents'))]);
  const { rows } = await pool.query<{ address: string; storage_key: string }>(
    `select '/files/' || kind || '/' || name as address, storage_key from published_files
     where withdrawn_at is null order by 1`,
  );
  return rows.filter(({ storage_key }) => !there.has(storage_key)).map(({ address }) => address);
}
