import { isAscii } from 'node:buffer';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal } from './fault-list.ts';

/** What is taken: a file of the operator's, or what a publisher has sent. */
export type IngestSource = {
  /** What readers are told that rows came from; no path. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How many bytes there are, where that is known. */
  readonly size?: number;
  /** Somebody goes on writing it. */
  readonly isFollowed?: true;
};

// The lines of a piece live until all of them are judged: those of a larger one are moved by the collector of garbage.
const pieceSize = 64 * 1024;
// To ask for more at once is cheaper.
const readSize = 4 * pieceSize;

/** Opens a file in some way. @throws IngestRefusal when it is not there, may not be read or is a folder */
export async function opened<T>(file: string, work: (about: Stats) => Promise<T>): Promise<T> {
  try {
    const about = await stat(file);
    if (about.isDirectory()) throw new IngestRefusal(`${file} is a folder, not a file.`);
    return await work(about);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new IngestRefusal(`There is no file ${file}.`);
    if (codeOf(error) === 'EACCES') throw new IngestRefusal(`The file ${file} may not be read.`);
    throw error;
  }
}

/** Opens a file. @throws IngestRefusal when it is not there, may not be read or is a folder */
export const openFile = (file: string): Promise<IngestSource> =>
  opened(file, async (about) => {
    const stream = createReadStream(file, { highWaterMark: readSize });
    await new Promise<void>((resolve, reject) => stream.once('ready', resolve).once('error', reject));
    return {
      name: path.basename(file),
      bytes: piecesOf(stream),
      ...(about.isFile() ? { size: about.size } : {}),
    };
  });

async function* piecesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  for await (const read of stream) {
    for (let from = 0; from < read.length; from += pieceSize) yield read.subarray(from, from + pieceSize);
  }
}

async function* prefixed(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** The bytes, unpacked where they are gzip: that is known by the first two, not by a name. */
async function unpacked({ bytes, name, isFollowed }: IngestSource): Promise<AsyncIterable<Uint8Array>> {
  const pieces = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await pieces.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = prefixed(head, pieces);
  if (!head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return whole;
  if (isFollowed) throw new IngestRefusal(`${name} is packed with gzip: it can be taken, but not followed.`);
  const packed = Readable.from(whole);
  const gunzip = createGunzip({ chunkSize: pieceSize });
  packed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => packed.destroy());
  return packed.pipe(gunzip);
}

/**
 * Reads UTF-8 text, unpacking gzip. Faults are IngestRefusals.
 *
 * @param mostBytes of text; a packed file may hold a thousand times its own size
 */
export async function* readText(
  source: IngestSource,
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const { name } = source;
  const decode = textDecoder();
  let lines = 1;
  let read = 0;
  try {
    for await (const chunk of await unpacked(source)) {
      if (read === 0) refuseUtf16(chunk);
      read += chunk.length;
      if (read > mostBytes) {
        throw new IngestRefusal(
          `${name} holds more than ${mostBytes.toLocaleString('en-GB')} bytes of text.`,
        );
      }
      const text = decode(chunk, lines);
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
      yield text;
    }
    const rest = decode(undefined, lines);
    if (rest !== '') yield rest;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'Z_BUF_ERROR') throw new IngestRefusal(`${name} is cut off: its gzip stream has no end.`);
    if (code?.startsWith('Z_')) throw new IngestRefusal(`${name} is a broken gzip file.`);
    throw error;
  }
}

/** Spreadsheets save "Unicode text" as UTF-16: by its mark, or by the empty half of each Latin letter. */
function refuseUtf16(start: Uint8Array): void {
  const [first, second, third, fourth] = start;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isBare =
    (first === 0 && second !== 0 && third === 0) || (second === 0 && first !== 0 && fourth === 0);
  if (isMarked || isBare) throw new IngestRefusal('The file is UTF-16 text: save it as UTF-8.');
}

/** Makes text of one piece after the other; of none, at the end, what has begun in the last one. */
function textDecoder(): (chunk: Uint8Array | undefined, lines: number) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // The decoder alone knows a mark at the start, and the first bytes of a character whose others have yet to come.
  let isBetween = false;
  return (chunk, lines) => {
    if (chunk && isBetween && isAscii(chunk)) return asBuffer(chunk).toString('latin1');
    try {
      if (!chunk) return decoder.decode();
      isBetween = (chunk.at(-1) ?? 0x80) < 0x80;
      return decoder.decode(chunk, { stream: true });
    } catch {
      throw new IngestRefusal(`The file is not UTF-8 text (after line ${lines}).`);
    }
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
