import type { Transaction } from '../../platform/database/database.ts';
import { type ArchivedFile, faultOf } from '../archive/file-fault.ts';
import type { FileStore } from '../files/file-store.ts';
import { sinceOf } from './audit-deps.ts';
import type { Finding } from './finding.ts';

/** Compares the days that are only in the archive with their files in the store. */
export async function compareArchive(
  client: Transaction,
  files: FileStore,
  since = sinceOf({}),
): Promise<Finding> {
  const { rows } = await client.query<Omit<ArchivedFile, 'size'> & { readonly size: string }>(
    `SELECT storage_key AS key, size, sha256 FROM archived_days WHERE dropped_at IS NOT NULL AND day >= $1 ORDER BY data_type, day`,
    [since.slice(0, 10)],
  );
  const about = 'the archived days and their files';
  for (const file of rows) {
    const fault = await faultOf(files, { ...file, size: Number(file.size) });
    if (fault !== null) return { about, compared: rows.length, first: `${file.key}, ${fault}` };
  }
  return { about, compared: rows.length, first: null };
}
