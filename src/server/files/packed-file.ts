import { createHash } from 'node:crypto';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { codeOf } from '../../domain/thrown.ts';
import type { ByteRange, FileStore, WrittenFile } from './file-store.ts';

/** The key of a file that is stored packed with gzip. */
export const packedKey = (key: string): string => `${key}.gz`;

export interface PackedFile extends WrittenFile {
  /** Bytes in the store. */
  readonly packedSize: number;
}

/** Stores a text packed with gzip under the packed key; size and checksum are those of the text. */
export async function putPacked(
  store: Pick<FileStore, 'put'>,
  key: string,
  text: AsyncIterable<Buffer>,
): Promise<PackedFile> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const part of text) {
      hash.update(part);
      size += part.byteLength;
      yield part;
    }
  }
  // Whoever reads what is packed hears of an error of either stream.
  const packed = pipeline(Readable.from(measured(), { objectMode: false }), createGzip(), () => {});
  try {
    const written = await store.put(packedKey(key), packed);
    return { size, sha256: hash.digest('hex'), packedSize: written.size };
  } finally {
    // A store that fails has not read to the end.
    packed.destroy();
  }
}

/** Waits for a turn, which the returned function ends; safe to call twice. */
type AcquireTurn = (gone: AbortSignal) => Promise<() => void>;

async function* rangeIn(
  text: Readable,
  { start, end }: ByteRange,
  turn: () => Promise<() => void>,
): AsyncGenerator<Buffer> {
  const leave = await turn();
  try {
    let at = 0;
    for await (const read of text) {
      const part: Buffer = Buffer.from(read);
      const wanted = part.subarray(Math.max(0, start - at), end + 1 - at);
      at += part.byteLength;
      // From here on it is the reader who sets the pace.
      if (at > start) leave();
      if (wanted.byteLength > 0) yield wanted;
      if (at > end) return;
    }
  } finally {
    leave();
  }
}

/** Whether reading failed because what is stored is not packed, or not to its end. */
export const isBrokenPack = (error: unknown): boolean => codeOf(error)?.startsWith('Z_') ?? false;

/**
 * The text of a packed file, or a range of it, as a stream; null if there is no such file.
 *
 * @param acquireTurn for what comes before the range: it is unpacked as fast as a processor can, for nobody to read
 */
export async function openUnpacked(
  store: Pick<FileStore, 'open'>,
  key: string,
  range?: ByteRange,
  acquireTurn: AcquireTurn = async () => () => {},
): Promise<Readable | null> {
  const packed = await store.open(packedKey(key));
  if (packed === null) return null;
  const text = pipeline(packed, createGunzip({ chunkSize: 64 * 1024 }), () => {});
  if (!range) return text;
  const gone = new AbortController();
  const part = new PassThrough();
  pipeline(
    rangeIn(text, range, () => acquireTurn(gone.signal)),
    part,
    () => {},
  );
  // A reader who goes away before the range is reached ends the wait for it.
  part.once('close', () => {
    gone.abort();
    text.destroy();
  });
  return part;
}
