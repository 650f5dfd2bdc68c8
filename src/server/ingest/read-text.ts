import { isAscii } from 'node:buffer';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal } from './fault-list.ts';
import { refuseOtherFormats } from './other-formats.ts';

/** The input: an operator's file, or one that a publisher has sent. */
export type IngestSource = {
  /** The file name shown to readers, without a path. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Its size in bytes, if known. */
  readonly size?: number;
  /** It is still being written. */
  readonly isFollowed?: true;
};

// A piece's lines stay in memory until all are checked; with larger pieces the garbage collector would move them.
const pieceSize = 64 * 1024;
/** The most that a file may hold that is read as a whole, in bytes. */
const mostOfSmall = 64 * 1024 * 1024;
// Reading more at once is cheaper.
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

/** A file of the feed, gzipped, is text of about ten times its size; a thousand is possible of what says nothing. */
const mostTimes = 60;
/** Size of a text, in bytes, up to which it may be packed as tightly as it can. */
const smallText = 1024 * 1024;

/**
 * The bytes, decompressed if gzipped, which is recognised by the first two bytes rather than by name.
 *
 * @param isBounded whether a text far larger than its file is refused
 */
async function unpacked(
  { bytes, name, isFollowed }: IngestSource,
  isBounded: boolean,
): Promise<AsyncIterable<Uint8Array>> {
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
  let size = 0;
  const packed = Readable.from(
    (async function* () {
      for await (const piece of whole) {
        size += piece.length;
        yield piece;
      }
    })(),
  );
  const gunzip = createGunzip({ chunkSize: pieceSize });
  packed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => packed.destroy());
  const text = packed.pipe(gunzip);
  return isBounded ? notFarLarger(text, () => size, name) : text;
}

async function* notFarLarger(
  text: AsyncIterable<Uint8Array>,
  packedSize: () => number,
  name: string,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of text) {
    size += piece.length;
    if (size > smallText && size > mostTimes * packedSize())
      throw new IngestRefusal(
        `${name} unpacks to more than ${mostTimes} times its size: send files of fewer repetitions, or not packed.`,
      );
    yield piece;
  }
}

/**
 * Reads UTF-8 text, decompressing gzip. Errors are IngestRefusals.
 *
 * @param mostBytes size limit of the text; with one, a gzipped text is limited by the size of its file too
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
    for await (const chunk of await unpacked(source, Number.isFinite(mostBytes))) {
      if (read === 0) refuseOtherFormats(chunk);
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

/** The whole of a small file that an operator gives, judged as any other. @throws IngestRefusal */
export async function textOfFile(file: string): Promise<string> {
  let whole = '';
  for await (const piece of readText(await openFile(file), mostOfSmall)) whole += piece;
  return whole;
}

/** Decodes one piece after another; called without one at the end, it decodes what remains. */
function textDecoder(): (chunk: Uint8Array | undefined, lines: number) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // The decoder keeps track of a byte order mark, and of characters split between pieces.
  let isBetween = false;
  return (chunk, lines) => {
    if (chunk && isBetween && isAscii(chunk)) return asBuffer(chunk).toString('latin1');
    try {
      if (!chunk) return decoder.decode();
      isBetween = (chunk.at(-1) ?? 0x80) < 0x80;
      return decoder.decode(chunk, { stream: true });
    } catch {
      throw new IngestRefusal(`The file is not UTF-8 text (after line ${lines}): save it as UTF-8.`);
    }
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
