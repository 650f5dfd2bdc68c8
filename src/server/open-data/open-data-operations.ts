import type pg from 'pg';
import { type Rights, rightsOf } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { download, openToAll } from '../files/download.ts';
import type { FileStore } from '../files/file-store.ts';
import { refusalOfMissingFile } from '../files/missing-file.ts';
import type { Operation, OperationRequest, Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { allOpenData, downloadable, findOpenData, listed, type OpenDataRow } from './open-data-files.ts';

export interface OpenDataDeps {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly clock: BusinessClock;
  /** In this mode nobody has real-time rights. */
  readonly noPaymentMode: boolean;
}

interface IndexRow {
  size: string;
  sha256: string;
  storage_key: string;
  packed_size: string;
  packed_sha256: string;
  packed_key: string;
  written_at: string;
}

const takesGzip = ({ headers }: OperationRequest): boolean =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[0-9.]+\s*)?(?:,|$)/i.test(
    String(headers['accept-encoding'] ?? ''),
  );

/**
 * Hands out the files of open data: to everybody once they are open, and as slice files, without delay, to who has
 * real-time rights. Rights are read anew on every call.
 */
export function openDataOperations({ pool, files, clock, noPaymentMode }: OpenDataDeps): Operations {
  const isOpen = (row: OpenDataRow): boolean => new Date(row.opens_at).getTime() <= clock.now().getTime();

  const sliceRights = async ({ session }: OperationRequest): Promise<Rights> => {
    if (session === null) throw new Refusal('unauthenticated', 'Please log in');
    const rights = await rightsOf(pool, session.accountId, clock.now(), noPaymentMode);
    if (!rights.slice || rights.restricted) {
      throw new Refusal('forbidden', 'Your account is not registered for slice files.');
    }
    return rights;
  };
  const maySee = (rights: Rights, row: OpenDataRow): boolean =>
    isOpen(row) || rights.levelOf(row.venue_mic, row.data_type) === 'realtime';

  const index = (headOnly: boolean): Operation => {
    return async (request) => {
      const { rows } = await pool.query<IndexRow>({
        name: 'open-data-index',
        text: `select size, sha256, storage_key, packed_size, packed_sha256, packed_key, written_at
               from open_data_index`,
      });
      const row = rows[0];
      if (!row) throw refusalOfMissingFile();
      const packed = takesGzip(request);
      const file = {
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
      return download(files, file, request, { headOnly, cacheControl: 'no-cache', headers });
    };
  };
  const open = (headOnly: boolean): Operation => {
    return async (request) => {
      const row = await findOpenData(pool, request.params.day, request.params.name);
      if (row === null || !isOpen(row)) throw refusalOfMissingFile();
      return download(files, downloadable(row), request, {
        headOnly,
        cacheControl: 'no-cache',
        headers: openToAll,
      });
    };
  };
  const slice = (headOnly: boolean): Operation => {
    return async (request) => {
      const rights = await sliceRights(request);
      const row = await findOpenData(pool, request.params.day, request.params.name);
      if (row === null || !maySee(rights, row)) throw refusalOfMissingFile();
      return download(files, downloadable(row), request, { headOnly, cacheControl: 'private, no-cache' });
    };
  };
  return {
    checkOpenDataIndex: index(true),
    downloadOpenDataIndex: index(false),
    checkOpenDataFile: open(true),
    downloadOpenDataFile: open(false),
    checkSliceFile: slice(true),
    downloadSliceFile: slice(false),
    listSliceFiles: async (request) => {
      const rights = await sliceRights(request);
      const rows = await allOpenData(pool, null);
      return {
        status: 200,
        body: { files: rows.filter((row) => maySee(rights, row)).map((row) => listed(row, '/slice-files')) },
      };
    },
  };
}
