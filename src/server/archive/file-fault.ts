import { createHash } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';

/** A file of the archive, as its row in `archived_days` describes it. */
export type ArchivedFile = {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
};

/** Reads a whole archived file; returns how it differs from the one that was written, or null. */
export async function faultOf(
  files: Pick<FileStore, 'open'>,
  { key, size, sha256 }: ArchivedFile,
): Promise<string | null> {
  const source = await files.open(key);
  if (source === null) return 'is not in the store';
  const hash = createHash('sha256');
  let found = 0;
  for await (const part of source) {
    const bytes = Buffer.from(part);
    hash.update(bytes);
    found += bytes.byteLength;
  }
  if (found !== size) return `has ${found} bytes, the archive says ${size}`;
  return hash.digest('hex') === sha256 ? null : 'has another SHA-256 than the archive says';
}
