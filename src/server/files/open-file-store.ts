import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/**
 * The configured store: a bucket, which has been reached once, or the folder in DATA_DIR.
 *
 * @throws FileStoreFault if the bucket cannot be reached or listed
 */
export async function openFileStore({
  dataDir,
  filesStore,
}: Pick<Config, 'dataDir' | 'filesStore'>): Promise<FileStore> {
  if (filesStore === null) return createFolderStore(path.join(dataDir, 'files'));
  // Loaded only if used: its packages take time and memory.
  const { openBucketStore } = await import('./bucket-store.ts');
  return openBucketStore(filesStore);
}
