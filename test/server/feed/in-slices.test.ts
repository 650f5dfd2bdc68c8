import { expect, test } from 'vitest';
import { inSlices } from '../../../src/server/feed/in-slices.ts';

async function* batchesOf(...sizes: readonly number[]): AsyncGenerator<readonly number[]> {
  for (const size of sizes) yield Array.from({ length: size }, (_none, n) => n);
}

test('rows stay whole and in order, in slices of so many at most', async () => {
  const sizes: number[] = [];
  const all: number[] = [];
  for await (const slice of inSlices(batchesOf(5, 0, 2), 3)) {
    sizes.push(slice.length);
    all.push(...slice);
  }
  expect(sizes).toEqual([3, 2, 2]);
  expect(all).toEqual([0, 1, 2, 3, 4, 0, 1]);
});

test('however many files are written, what else there is to do waits for one slice of one of them', async () => {
  const files = 20;
  let slices = 0;
  let most = 0;
  let isOver = false;
  // What else there is to do: it comes once in each turn of the event loop.
  const turn = (before: number): void => {
    most = Math.max(most, slices - before);
    if (!isOver) setImmediate(turn, slices);
  };
  setImmediate(turn, 0);
  await Promise.all(
    Array.from({ length: files }, async () => {
      for await (const _slice of inSlices(batchesOf(10, 10), 5)) slices += 1;
    }),
  );
  isOver = true;
  expect(slices).toBe(files * 4);
  expect(most).toBe(1);
});
