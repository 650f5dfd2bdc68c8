import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvRecords } from '../../../src/server/ingest/csv-records.ts';
import { IngestRefusal } from '../../../src/server/ingest/fault-list.ts';
import { readLines } from '../../../src/server/ingest/read-lines.ts';
import { readText } from '../../../src/server/ingest/read-text.ts';

async function* each(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

async function textOf(pieces: readonly Uint8Array[], mostBytes?: number): Promise<string> {
  let text = '';
  for await (const part of readText({ name: 'trades.csv', bytes: each(pieces) }, mostBytes)) text += part;
  return text;
}

function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(bytes.subarray(from, from + size));
    from += size;
  }
  return [...pieces, bytes.subarray(from)];
}

describe('the text of a file', () => {
  it('is the same however its bytes are cut into pieces', async () => {
    const sign = fc.constantFrom('a', '1', '\n', 'é', '€', '𝄞', '\u{feff}');
    const sizes = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { minLength: 3 }), sizes, async (signs, cuts) => {
        const bytes = Buffer.from(`ab${signs.join('')}`);
        expect(await textOf(cut(bytes, cuts))).toBe(new TextDecoder().decode(bytes));
      }),
    );
  });

  it('begins after the UTF-8 byte order mark, even where that is split', async () => {
    const bytes = Buffer.from('\u{feff}transactionID\n');
    for (const size of [1, 2, 3, 4]) expect(await textOf(cut(bytes, [size]))).toBe('transactionID\n');
  });

  it('is refused where a character is cut off by plain text or by the end', async () => {
    const begun = Buffer.from('ab\né').subarray(0, -1);
    const reading = textOf([Buffer.from('ab'), begun, Buffer.from('plain text')]);
    await expect(reading).rejects.toThrow(
      new IngestRefusal('The file is not UTF-8 text (after line 2): save it as UTF-8.'),
    );
    await expect(textOf([Buffer.from('ab'), begun])).rejects.toThrow('is not UTF-8 text');
  });
});

describe('a gzipped text of a publisher', () => {
  const most = 256 * 1024 * 1024;

  it.each([
    ['newlines', '\n'],
    ['one endless line', 'x'],
    ['one line again and again', 'TPIC,XS0123456789,98.5,1000000\n'],
  ])('that is %s is given up once it is sixty times its file', async (_what, text) => {
    const whole = Buffer.from(text.repeat((8 * 1024 * 1024) / text.length));
    const reading = textOf(cut(gzipSync(whole), [4096]), most);
    await expect(reading).rejects.toThrow('trades.csv unpacks to more than 60 times its size');
  });

  it('is read if it is small or says something, and so is any of an operator', async () => {
    const small = '\n'.repeat(1024 * 1024);
    expect(await textOf([gzipSync(small)], most)).toHaveLength(small.length);
    const lines = Array.from(
      { length: 60_000 },
      (_none, at) => `T${at},XS0123456789,${98 + at / 1000},1000000`,
    );
    const text = lines.join('\n');
    expect(await textOf([gzipSync(text)], most)).toBe(text);
    const large = 'x'.repeat(8 * 1024 * 1024);
    expect(await textOf([gzipSync(large)])).toHaveLength(large.length);
  });
});

describe('the lines of a file', () => {
  it.each([
    ['CSV', 'transactionID\n'],
    ['NDJSON', '{"transactionID":"1"}\n'],
  ])('of %s may be empty, but not ten thousand of them', async (_what, start) => {
    const all = async (empty: number) => {
      const text = readText({ name: 'f', bytes: each([Buffer.from(start + '\n'.repeat(empty))]) });
      const cutter = new CsvRecords();
      if (start.startsWith('{'))
        for await (const batch of (await readLines(text)).batches) expect(batch).toHaveLength(1);
      else for await (const part of text) cutter.next(part);
    };
    await all(9_000);
    await expect(all(10_002)).rejects.toThrow('The file has more than 10,000 empty lines.');
  });
});
