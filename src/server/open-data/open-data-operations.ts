import type pg from 'pg';
import type { HeadersOf } from '../../contract/operation-types.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { type Rights, rightsOf } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { checkDownload, type Downloadable, download, openToAll } from '../files/download.ts';
import type { FileStore } from '../files/file-store.ts';
import { refusalOfMissingFile } from '../files/missing-file.ts';
import { acceptsEncoding } from '../http/accepted-encoding.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { allOpenData, downloadable, findOpenData, listed, type OpenDataRow } from './open-data-files.ts';

export type OpenDataDeps = {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly clock: BusinessClock;
  /** In this mode nobody has real-time rights. */
  readonly noPaymentMode: boolean;
};

type IndexRow = {
  size: string;
  sha256: string;
  storage_key: string;
  packed_size: string;
  packed_sha256: string;
  packed_key: string;
  written_at: string;
};

/**
 * Serves the files of open data: to everybody once they are open, and without delay, as slice files, to readers with
 * real-time rights. Rights are read anew on every call.
 */
export function openDataOperations({ pool, files, clock, noPaymentMode }: OpenDataDeps) {
  const isOpen = (row: OpenDataRow): boolean => new Date(row.opens_at).getTime() <= clock.now().getTime();

  const sliceRights = async (session: RequestSession): Promise<Rights> => {
    const rights = await rightsOf(pool, session.accountId, clock.now(), noPaymentMode);
    if (!rights.slice) throw new Refusal('forbidden', 'Your account is not registered for slice files.');
    return rights;
  };
  const maySee = (rights: Rights, row: OpenDataRow): boolean =>
    isOpen(row) || rights.levelOf(row.venue_mic, row.data_type) === 'realtime';

  type Address = {
    readonly day: string;
    readonly name: string;
  };

  const findIndex = async ({ headers: asked }: { readonly headers: HeadersOf<'downloadOpenDataIndex'> }) => {
    const { rows } = await pool.query<IndexRow>({
      name: 'open-data-index',
      text: `SELECT size, sha256, storage_key, packed_size, packed_sha256, packed_key, written_at
             FROM open_data_index`,
    });
    const row = rows[0];
    if (!row) throw refusalOfMissingFile();
    const packed = acceptsEncoding(asked['Accept-Encoding'], 'gzip');
    const file: Downloadable = {
      storageKey: packed ? row.packed_key : row.storage_key,
      fileName: 'index.json',
      mediaType: 'application/json; charset=utf-8',
      size: Number(packed ? row.packed_size : row.size),
      sha256: packed ? row.packed_sha256 : row.sha256,
      modifiedAt: new Date(row.written_at),
    };
    const headers = {
      ...openToAll,
      vary: 'Accept-Encoding',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    };
    return { file, options: { cacheControl: 'no-cache', headers } };
  };
  const findOpen = async ({ day, name }: Address): Promise<Downloadable> => {
    const row = await findOpenData(pool, day, name);
    if (row === null || !isOpen(row)) throw refusalOfMissingFile();
    return downloadable(row);
  };
  const findSlice = async (session: RequestSession, { day, name }: Address): Promise<Downloadable> => {
    const rights = await sliceRights(session);
    const row = await findOpenData(pool, day, name);
    if (row === null || !maySee(rights, row)) throw refusalOfMissingFile();
    return downloadable(row);
  };
  const toAll = { cacheControl: 'no-cache', headers: openToAll };
  const toOne = { cacheControl: 'private, no-cache' };
  return {
    checkOpenDataIndex: async (request) => {
      const { file, options } = await findIndex(request);
      return checkDownload(files, file, request, options);
    },
    downloadOpenDataIndex: async (request) => {
      const { file, options } = await findIndex(request);
      return download(files, file, request, options);
    },
    checkOpenDataFile: async (request) =>
      checkDownload(files, await findOpen(request.params), request, toAll),
    downloadOpenDataFile: async (request) => download(files, await findOpen(request.params), request, toAll),
    checkSliceFile: async (request) =>
      checkDownload(files, await findSlice(request.session, request.params), request, toOne),
    downloadSliceFile: async (request) =>
      download(files, await findSlice(request.session, request.params), request, toOne),
    listSliceFiles: async ({ session }) => {
      const rights = await sliceRights(session);
      const rows = await allOpenData(pool, null);
      return {
        status: 200,
        body: {
          files: rows.filter((row) => maySee(rights, row)).map((row) => listed(row, pagePaths.sliceFiles)),
        },
      };
    },
  } satisfies Partial<Operations>;
}
