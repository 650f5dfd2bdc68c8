import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal } from './fault-list.ts';

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a file that can be read is packed by gzip, known by its first bytes, not its name. @throws IngestRefusal */
export async function isPacked(path: string): Promise<boolean> {
  try {
    const about = await stat(path);
    if (about.isDirectory()) throw new IngestRefusal(`${path} is a folder, not a file.`);
    return about.isFile() && (await firstBytes(path)).equals(Buffer.from([0x1f, 0x8b]));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new IngestRefusal(`There is no file ${path}.`);
    if (codeOf(error) === 'EACCES') throw new IngestRefusal(`The file ${path} may not be read.`);
    throw error;
  }
}

/** Reads a file as UTF-8 text, unpacking gzip. Faults are IngestRefusals. */
export async function* readText(path: string): AsyncGenerator<string> {
  const packed = await isPacked(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  let source: NodeJS.ReadableStream = file;
  if (packed) {
    const gunzip: Gunzip = createGunzip({ chunkSize: 256 * 1024 });
    file.on('error', (error) => gunzip.destroy(error));
    source = file.pipe(gunzip);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  try {
    for await (const chunk of source) {
      const text = decode(decoder, typeof chunk === 'string' ? Buffer.from(chunk) : chunk, lines);
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
      yield text;
    }
    const rest = decode(decoder, undefined, lines);
    if (rest !== '') yield rest;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'Z_BUF_ERROR') throw new IngestRefusal(`${path} is cut off: its gzip stream has no end.`);
    if (code?.startsWith('Z_')) throw new IngestRefusal(`${path} is a broken gzip file.`);
    throw error;
  } finally {
    file.destroy();
  }
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, lines: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new IngestRefusal(`The file is not UTF-8 text (after line ${lines}).`);
  }
}
