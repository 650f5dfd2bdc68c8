import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from './file-store.ts';

/** Addresses of published reports and documents that the store does not have, as after a restore without it. */
export async function missingPublished(pool: Database, files: FileStore): Promise<readonly string[]> {
  const there = new Set([...(await files.list('reports')), ...(await files.list('documents'))]);
  const { rows } = await pool.query<{ address: string; storage_key: string }>(
    `SELECT '/files/' || kind || '/' || name AS address, storage_key FROM published_files
     WHERE withdrawn_at IS NULL ORDER BY 1`,
  );
  return rows.filter(({ storage_key }) => !there.has(storage_key)).map(({ address }) => address);
}
