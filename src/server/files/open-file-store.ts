import path from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/**
 * The store that the configuration names: a bucket, which has been reached once then, or the folder in DATA_DIR.
 *
 * @throws FileStoreFault when the bucket cannot be reached or listed
 */
export async function openFileStore({
  dataDir,
  filesStore,
}: Pick<Config, 'dataDir' | 'filesStore'>): Promise<FileStore> {
  if (filesStore === null) return createFolderStore(path.join(dataDir, 'files'));
  // Its packages take their time and memory, which who keeps files in a folder saves.
  const { openBucketStore } = await import('./bucket-store.ts');
  return openBucketStore(filesStore);
}
