import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { pagePaths } from '../../domain/page-paths.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { allOpenData, listed } from '../open-data/open-data-files.ts';
import { madeFromSql } from '../open-data/open-data-index.ts';
import type { AuditDeps } from './audit-deps.ts';
import type { Finding } from './finding.ts';

type Stored = { readonly key: string; readonly size: string; readonly sha256: string };
type Index = { readonly plain: Stored; readonly packed: Stored };

const unpack = promisify(gunzip);

/** The bytes of a stored form of the index, or what is wrong with them. */
async function bytesOf(files: FileStore, { key, size, sha256 }: Stored): Promise<Buffer | string> {
  const source = await files.open(key);
  if (source === null) return 'is not in the store';
  const bytes = await buffer(source);
  if (bytes.byteLength !== Number(size)) return `has ${bytes.byteLength} bytes, the table says ${size}`;
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    return 'has another SHA-256 than the table says';
  return bytes;
}

/** How a list of files differs from the one expected; null if it does not. */
function differenceOf(is: unknown, expected: readonly { readonly path: string }[]): string | null {
  if (!Array.isArray(is)) return 'has no list of files';
  const place = expected.findIndex((file, at) => !isDeepStrictEqual(is[at], file));
  if (place >= 0) return `entry ${place + 1} is not ${expected[place]?.path} as it is stored`;
  return is.length === expected.length ? null : `has ${is.length} files, there are ${expected.length}`;
}

async function faultOf(
  files: FileStore,
  index: Index,
  expected: readonly { readonly path: string }[],
): Promise<string | null> {
  const plain = await bytesOf(files, index.plain);
  if (typeof plain === 'string') return `index.json ${plain}`;
  const packed = await bytesOf(files, index.packed);
  if (typeof packed === 'string') return `index.json, compressed, ${packed}`;
  if (!plain.equals(await unpack(packed))) return 'index.json, compressed, is another text';
  const content: unknown = JSON.parse(plain.toString());
  const list = typeof content === 'object' && content !== null && 'files' in content ? content.files : null;
  const difference = differenceOf(list, expected);
  return difference === null ? null : `index.json: ${difference}`;
}

/**
 * Compares the public index with the files that are open, as a visitor would read it, also in its compressed form. An
 * index that the job still has to write anew, or replaces meanwhile (as seen through the pool), does not count.
 * The caller's transaction has to see a single snapshot.
 */
export async function compareOpenIndex(
  client: Transaction,
  { pool, files, now }: AuditDeps,
): Promise<Finding> {
  const about = 'the open files and their index';
  const { rows } = await client.query<Index>(
    `SELECT json_build_object('key', storage_key, 'size', size::text, 'sha256', sha256) AS plain,
       json_build_object('key', packed_key, 'size', packed_size::text, 'sha256', packed_sha256) AS packed
     FROM open_data_index WHERE made_from = (${madeFromSql})`,
    [now],
  );
  const index = rows[0];
  if (!index) return { about, compared: 0, first: null };
  const expected = (await allOpenData(client, now)).map((row) => listed(row, pagePaths.openData));
  const fault = await faultOf(files, index, expected);
  const isReplaced = async (): Promise<boolean> =>
    (await pool.query('SELECT FROM open_data_index WHERE storage_key = $1', [index.plain.key])).rowCount ===
    0;
  return { about, compared: expected.length, first: fault === null || (await isReplaced()) ? null : fault };
}
