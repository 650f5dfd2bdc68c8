import { type AsyncBuffer, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { timeOfMicros } from '../../domain/parquet/parquet-file.ts';
import type { FileStore } from '../files/file-store.ts';

/** A row as it was written: 64-bit numbers are bigint, times in the notation of the regulation. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A group of rows, in the order of publication. */
export type RowGroup = {
  /** Number of rows. */
  readonly rows: number;
  /** When the first and the last row were published; null if the file does not say. */
  readonly first: string | null;
  readonly last: string | null;
  /** Reads all columns of the rows, or only these. */
  readonly read: (columns?: readonly string[]) => Promise<readonly StoredRow[]>;
};

const blockBytes = 1 << 20;
const blocksKept = 4;
const parsers = { timestampFromMicroseconds: timeOfMicros };

async function bytesOf(
  files: FileStore,
  key: string,
  start: number,
  end: number,
): Promise<Buffer<ArrayBuffer>> {
  const stream = await files.open(key, { start, end: end - 1 });
  if (stream === null) throw new Error(`${key} is not in the store`);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const ownBuffer = (bytes: Buffer<ArrayBuffer>): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);

/** A file in the store, for the Parquet library. Its columns lie close together, so more is fetched than requested. */
function bufferOf(files: FileStore, key: string, size: number): AsyncBuffer {
  const blocks = new Map<number, Promise<Buffer<ArrayBuffer>>>();
  const block = (at: number): Promise<Buffer<ArrayBuffer>> => {
    const bytes =
      blocks.get(at) ?? bytesOf(files, key, at * blockBytes, Math.min((at + 1) * blockBytes, size));
    blocks.delete(at);
    blocks.set(at, bytes);
    for (const oldest of blocks.keys()) if (blocks.size > blocksKept) blocks.delete(oldest);
    return bytes;
  };
  return {
    byteLength: size,
    slice: async (start, end = size) => {
      if (end - start > blockBytes) return ownBuffer(await bytesOf(files, key, start, end));
      const from = Math.floor(start / blockBytes);
      const parts = [await block(from)];
      if ((from + 1) * blockBytes < end) parts.push(await block(from + 1));
      return ownBuffer(Buffer.concat(parts).subarray(start - from * blockBytes, end - from * blockBytes));
    },
  };
}

const timeIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The row groups of a Parquet file in the store. Only its index and the group being read are in memory. */
export async function openParquet(
  files: FileStore,
  { key, size }: { readonly key: string; readonly size: number },
): Promise<readonly RowGroup[]> {
  const file = bufferOf(files, key, size);
  const metadata = await parquetMetadataAsync(file, { parsers });
  let rowStart = 0;
  return metadata.row_groups.map((group) => {
    const start = rowStart;
    const rows = Number(group.num_rows);
    rowStart += rows;
    const published = group.columns.find((column) => column.meta_data?.path_in_schema[0] === 'published_at');
    const { min_value: first, max_value: last } = published?.meta_data?.statistics ?? {};
    return {
      rows,
      first: timeIn(first),
      last: timeIn(last),
      read: (columns) =>
        parquetReadObjects({
          file,
          metadata,
          parsers,
          rowStart: start,
          rowEnd: start + rows,
          ...(columns ? { columns: [...columns] } : {}),
        }),
    };
  });
}

/** Rows as JSON from which PostgreSQL can make rows of a table. */
export const jsonOf = (rows: readonly StoredRow[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
