import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../domain/thrown.ts';
import { Refusal } from './refusal.ts';

/** A file that has arrived whole. */
export type ReceivedFile = {
  readonly bytes: Readable;
  readonly size: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
  /** Gives the place on the disk back. */
  readonly remove: () => void;
};

/** Most bytes of a file that is sent. */
const mostReceived = 64 * 1024 * 1024;

const brokeOff = 'The file broke off before its end: nothing of it was taken';

/** What a stream says of a caller who has gone. */
const gone = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/**
 * Waits for the whole of a file before anything is done with it, so that a slow caller holds no transaction and one who
 * goes away leaves nothing half done. It lies in the system's folder for temporary files, and once it is there under no
 * name, so that it goes with the program.
 *
 * @throws Refusal when it is too large, breaks off, or there is no room for it
 */
export async function receiveFile(body: Readable, most = mostReceived): Promise<ReceivedFile> {
  const file = path.join(tmpdir(), `daylight-received-${randomUUID()}`);
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      hash.update(piece);
      if (size > most) done(new Refusal('too-large', `A file has at most ${most / 1024 / 1024} MB`));
      else done(null, piece);
    },
  });
  try {
    await pipeline(body, counted, createWriteStream(file, { mode: 0o600 }));
    const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
    await once(bytes, 'open');
    return { bytes, size, digest: hash.digest('hex'), remove: () => bytes.destroy() };
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (code === 'ENOSPC') throw new Refusal('unavailable', 'There is no room for the file here now');
    if (code.startsWith('Z_')) throw new Refusal('invalid-request', 'The file is broken gzip');
    if (gone.includes(code)) throw new Refusal('invalid-request', brokeOff);
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}
