import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MarketLine } from './order-lines.ts';

function* chunks(lines: Iterable<MarketLine>): Generator<string> {
  let text = '';
  for (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < 256 * 1024) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Writes market lines to an NDJSON file with this name, creating the folder; returns its path. */
export async function writeMarketFile(
  folder: string,
  name: string,
  lines: Iterable<MarketLine>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, name);
  await pipeline(Readable.from(chunks(lines)), createWriteStream(file));
  return file;
}
