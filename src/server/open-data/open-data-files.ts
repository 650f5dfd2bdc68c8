import type { Readable } from 'node:stream';
import type { OpenDataFile } from '../../contract/generated/types.ts';
import type { OpenFormat, OpenSpan } from '../../domain/feed/open-data.ts';
import type { pagePaths } from '../../domain/page-paths.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Downloadable } from '../files/download.ts';
import type { FileStore } from '../files/file-store.ts';
import { openUnpacked } from '../files/packed-file.ts';

/** A file of open data as its table describes it. */
export type OpenDataRow = {
  readonly day: string;
  readonly name: string;
  readonly data_type: 'order' | 'trade';
  readonly venue_mic: string;
  readonly venue_name: string;
  readonly span: OpenSpan;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly format: OpenFormat;
  readonly lines: string;
  readonly size: string;
  readonly sha256: string;
  readonly storage_key: string;
  /** Bytes in the store; null if it is stored as it is. */
  readonly packed_size: string | null;
  readonly opens_at: string;
  readonly written_at: string;
};

/** Whether a file `f` is stored packed. The release before, which does not pack, gives it another key and leaves the rest. */
const isPackedSql = `f.packed_key = f.storage_key || '.gz'`;

/** The key in the store of a file `f`. */
export const storedKeySql = `CASE WHEN ${isPackedSql} THEN f.packed_key ELSE f.storage_key END`;

/** Whether a CSV file `f` has one in Parquet beside it. The release before writes none, and leaves that of its rows before. */
const hasParquetSql = `f.parquet_key = f.storage_key || '.parquet'`;

/** The key in the store of the Parquet file beside a file `f`; null if there is none. */
export const parquetKeySql = `CASE WHEN ${hasParquetSql} THEN f.parquet_key END`;

const shared =
  'f.day, f.data_type, f.venue_mic, f.span, f.starts_at, f.ends_at, f.lines, f.opens_at, f.written_at';

/** The files by format, each with the name of the row that it is in. */
const fromFiles = `FROM (
    SELECT ${shared}, f.name AS row_name, f.name, f.format, f.size, f.sha256, f.storage_key,
      CASE WHEN ${isPackedSql} THEN f.packed_size END AS packed_size
    FROM open_data_files f
    UNION ALL
    SELECT ${shared}, f.name, regexp_replace(f.name, 'csv$', 'parquet'), 'parquet', f.parquet_size, f.parquet_sha256,
      f.parquet_key, NULL
    FROM open_data_files f WHERE ${hasParquetSql}
  ) f JOIN venues v ON v.mic = f.venue_mic`;
const columns = `f.day, f.name, f.data_type, f.venue_mic, v.name as venue_name, f.span, f.starts_at, f.ends_at,
  f.format, f.lines, f.size, f.sha256, f.storage_key, f.opens_at, f.written_at, f.packed_size`;

const iso = (timestamp: string): string => new Date(timestamp).toISOString().replace('.000Z', 'Z');

/** A file in the form of the index; `folder` is the path under which the reader finds it. */
export function listed(
  row: OpenDataRow,
  folder: (typeof pagePaths)['openData' | 'sliceFiles'],
): OpenDataFile {
  return {
    path: `${folder}/${row.day}/${row.name}`,
    dataType: row.data_type,
    venue: row.venue_mic,
    venueName: row.venue_name,
    span: row.span,
    from: iso(row.starts_at),
    to: iso(row.ends_at),
    format: row.format,
    lines: Number(row.lines),
    bytes: Number(row.size),
    sha256: row.sha256,
    opensAt: iso(row.opens_at),
  };
}

const mediaTypes: Readonly<Record<OpenFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
};

/** The file in the form of a download. */
export function downloadable(row: OpenDataRow): Downloadable {
  return {
    storageKey: row.storage_key,
    fileName: row.name,
    mediaType: mediaTypes[row.format],
    size: Number(row.size),
    sha256: row.sha256,
    modifiedAt: new Date(row.written_at),
    packedSize: row.packed_size === null ? null : Number(row.packed_size),
  };
}

/** The text of a file, however it is stored; null if the store does not have it. */
export const openText = (
  store: Pick<FileStore, 'open'>,
  { storage_key, packed_size }: OpenDataRow,
): Promise<Readable | null> =>
  packed_size === null ? store.open(storage_key) : openUnpacked(store, storage_key);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const namePattern =
  /^(?:trades|orders)-[A-Z0-9]{4}-(\d{4}-\d{2}-\d{2})(?:T\d{4}Z(?:-minute)?)?\.(?:csv|ndjson|parquet)$/;

/** The file at an address, open or not; null if there is none. Addresses of another form are not even looked up. */
export async function findOpenData(pool: Database, day: string, name: string): Promise<OpenDataRow | null> {
  if (!dayPattern.test(day) || namePattern.exec(name)?.[1] !== day) return null;
  const { rows } = await pool.query<OpenDataRow>({
    name: 'open-data-file',
    text: `SELECT ${columns} ${fromFiles} WHERE f.row_name = $1 AND f.name = $2`,
    values: [name.replace(/parquet$/, 'csv'), name],
  });
  return rows[0] ?? null;
}

/** All files, newest first; with `openAt` only those open by then. */
export async function allOpenData(client: Queryable, openAt: Date | null): Promise<readonly OpenDataRow[]> {
  const { rows } = await client.query<OpenDataRow>(
    `SELECT ${columns} ${fromFiles} WHERE $1::timestamptz IS NULL OR f.opens_at <= $1
     ORDER BY f.ends_at DESC, f.span, f.data_type, f.venue_mic, f.format`,
    [openAt],
  );
  return rows;
}
