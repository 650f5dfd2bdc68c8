import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { largestUpload } from '../../domain/feed/largest-upload.ts';
import { codeOf } from '../../domain/thrown.ts';
import { NoTurn } from '../../platform/turns.ts';
import { isDiskFull } from '../files/file-store-fault.ts';
import { openWaitingFile } from '../files/waiting-file.ts';
import { turnRefusal } from './admission.ts';
import { Refusal } from './refusal.ts';

/** A completely received file. */
export type ReceivedFile = {
  readonly bytes: Readable;
  readonly size: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
  /** Frees its disk space. */
  readonly remove: () => void;
};

const brokeOff = 'The file broke off before its end: nothing of it was taken';

/** The stream's error code for a client that has gone. */
const gone = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/**
 * Receives a whole file before anything is done with it, so that a slow client occupies no transaction and one that
 * disconnects leaves nothing half done. It is kept as a temporary file without a name.
 *
 * @param open opens that file
 * @throws Refusal if it is too large, incomplete, or does not fit on the disk
 */
export async function receiveFile(
  body: Readable,
  most = largestUpload,
  open: () => Promise<FileHandle> = openWaitingFile,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      hash.update(piece);
      if (size > most) done(new Refusal('too-large', `A file may have at most ${most / 1024 / 1024} MB`));
      else done(null, piece);
    },
  });
  let hasNoRoom = false;
  const keep = async (pieces: AsyncIterable<Buffer>): Promise<FileHandle> => {
    const file = await open();
    try {
      for await (const piece of pieces) await file.appendFile(piece);
      return file;
    } catch (error) {
      // From here the body is not read any more, which the pipeline would report as a client that has gone.
      hasNoRoom = isDiskFull(error);
      await file.close();
      throw error;
    }
  };
  try {
    const file = await pipeline(body, counted, keep);
    const bytes = file.createReadStream({ start: 0, highWaterMark: 256 * 1024 });
    return { bytes, size, digest: hash.digest('hex'), remove: () => bytes.destroy() };
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (hasNoRoom || isDiskFull(error))
      throw new Refusal('unavailable', 'There is no disk space for the file at present', { retryAfter: 60 });
    if (code.startsWith('Z_')) throw new Refusal('invalid-request', 'The file is broken gzip');
    if (gone.includes(code)) throw new Refusal('invalid-request', brokeOff);
    throw error;
  }
}

/** Receives a file of a sender. @throws Refusal as `receiveFile`, and 429, without reading, if there are too many */
export type Reception = (sender: string, body: Readable) => Promise<ReceivedFile>;

/**
 * Receives a limited number of files of one sender at a time. Each counts from its first byte until it is removed,
 * because it takes disk space for that long.
 */
export function createReception(mostAtOnce: number): Reception {
  const held = new Map<string, number>();
  const leave = (sender: string): void => {
    const left = (held.get(sender) ?? 1) - 1;
    if (left > 0) held.set(sender, left);
    else held.delete(sender);
  };
  return async (sender, body) => {
    const before = held.get(sender) ?? 0;
    if (before >= mostAtOnce) throw turnRefusal(new NoTurn(true));
    held.set(sender, before + 1);
    try {
      const file = await receiveFile(body);
      const remove = (): void => {
        file.remove();
        leave(sender);
      };
      return { ...file, remove };
    } catch (error) {
      leave(sender);
      throw error;
    }
  };
}
