import type { Database } from '../../platform/database/database.ts';
import type { Operations } from '../http/operation.ts';
import { checkDownload, type Downloadable, download, openToAll } from './download.ts';
import type { FileStore } from './file-store.ts';
import { refusalOfMissingFile } from './missing-file.ts';

export type PublishedFilesDeps = {
  readonly pool: Database;
  readonly files: FileStore;
};

/** The only form of a name in an address; any other is not even looked up. */
const namePattern = /^[a-z0-9][a-z0-9.-]{0,199}$/;

type FileRow = {
  storage_key: string;
  file_name: string;
  media_type: string;
  size: string;
  sha256: string;
  published_at: string;
};

async function findPublished(
  pool: Database,
  { kind, name }: { readonly kind: string; readonly name: string },
): Promise<Downloadable> {
  if ((kind !== 'reports' && kind !== 'documents') || !namePattern.test(name)) throw refusalOfMissingFile();
  const { rows } = await pool.query<FileRow>({
    name: 'published-file',
    text: `SELECT storage_key, file_name, media_type, size, sha256, published_at FROM published_files
           WHERE kind = $1 AND name = $2 AND withdrawn_at IS NULL`,
    values: [kind, name],
  });
  const row = rows[0];
  if (!row) throw refusalOfMissingFile();
  return {
    storageKey: row.storage_key,
    fileName: row.file_name,
    mediaType: row.media_type,
    size: Number(row.size),
    sha256: row.sha256,
    modifiedAt: new Date(row.published_at),
  };
}

/** HEAD and GET of the files behind reports and documents (B 7). The address is looked up, never joined to a path. */
export function publishedFileOperations({ pool, files }: PublishedFilesDeps) {
  const options = { cacheControl: 'no-cache', headers: openToAll };
  return {
    checkFile: async (request) =>
      checkDownload(files, await findPublished(pool, request.params), request, options),
    downloadFile: async (request) =>
      download(files, await findPublished(pool, request.params), request, options),
  } satisfies Partial<Operations>;
}
