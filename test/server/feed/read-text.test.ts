import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IngestRefusal } from '../../../src/server/ingest/fault-list.ts';
import { readText } from '../../../src/server/ingest/read-text.ts';

async function* each(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

async function textOf(pieces: readonly Uint8Array[]): Promise<string> {
  let text = '';
  for await (const part of readText({ name: 'trades.csv', bytes: each(pieces) })) text += part;
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
    await expect(reading).rejects.toThrow(new IngestRefusal('The file is not UTF-8 text (after line 2).'));
    await expect(textOf([Buffer.from('ab'), begun])).rejects.toThrow('is not UTF-8 text');
  });
});
