import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTurns } from '../../../src/platform/turns.ts';
import { openUnpacked } from '../../../src/server/files/packed-file.ts';

const text = randomBytes(1_000_000);
const packed = gzipSync(text);
const store = { open: async () => Readable.from([packed], { objectMode: false }) };

/** Reads of ranges that take the only turn; `taken` counts the turns. */
function reader() {
  const turns = createTurns({ places: 1, each: 1, waiting: 0 });
  const counts = { taken: 0 };
  const open = async (start: number, end: number): Promise<Readable> => {
    const part = await openUnpacked(store, 'day', { start, end }, async (gone) => {
      const leave = await turns.acquireAlways({ caller: 'network' }, gone);
      counts.taken += 1;
      return leave;
    });
    if (part === null) throw new Error('there is no such file');
    return part;
  };
  return { turns, counts, open };
}

test('ranges of packed files are unpacked in turns, as far as the reader wants nothing of it', async () => {
  const { turns, counts, open } = reader();
  const leave = await turns.acquire({ caller: 'other' });
  const parts = [await open(999_990, 999_999), await open(500_000, 500_009)];
  const read = Promise.all(parts.map(buffer));
  await new Promise((resolve) => setImmediate(resolve));
  expect(counts.taken).toBe(0);
  leave();
  expect(await read).toEqual([text.subarray(999_990), text.subarray(500_000, 500_010)]);
  expect(counts.taken).toBe(2);
});

test('a reader who takes their time in the range holds up nobody, nor does one who left before it', async () => {
  const { turns, counts, open } = reader();
  const leave = await turns.acquire({ caller: 'other' });
  const left = await open(999_990, 999_999);
  left.read();
  const isGone = once(left, 'close');
  left.destroy();
  await isGone;
  const slow = await open(100_000, 999_999);
  const begun = new Promise((resolve) => slow.once('readable', resolve));
  slow.read(0);
  leave();
  await begun;
  expect(await buffer(await open(999_990, 999_999))).toEqual(text.subarray(999_990));
  expect(counts.taken).toBe(2);
  slow.destroy();
});
