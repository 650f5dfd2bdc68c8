import { expect, it } from 'vitest';
import { createMemories, longestMemoryMs } from '../../../src/server/database/memories.ts';
import type { NoticeChannel } from '../../../src/server/database/notices.ts';

/** Memories of a database whose only value counts how often it was read. */
function memoriesAt() {
  let now = 0;
  let areHeard = true;
  let reads = 0;
  const hearing = new Map<NoticeChannel, () => void>();
  const notices = {
    areHeard: () => areHeard,
    on: (channel: NoticeChannel, onNotice: () => void) => void hearing.set(channel, onNotice),
  };
  const memories = createMemories(notices, longestMemoryMs, () => now);
  const memory = memories.of<number>('daylight_rights');
  return {
    memories,
    memory,
    hear: (channel: NoticeChannel) => hearing.get(channel)?.(),
    pass: (ms: number) => {
      now += ms;
    },
    lose: (isLost: boolean) => {
      areHeard = !isLost;
    },
    read: () =>
      memory.read('key', async () => {
        reads += 1;
        return reads;
      }),
  };
}

it('decisions.md Session and routes: without a notice, what was read is remembered for a second and no longer', async () => {
  const { read, pass } = memoriesAt();
  expect(await read()).toBe(1);
  pass(999);
  expect(await read()).toBe(1);
  pass(1);
  expect(await read()).toBe(2);
});

it('the second begins when the reading begins', async () => {
  const { memory, read, pass } = memoriesAt();
  await memory.read('key', async () => {
    pass(900);
    return 0;
  });
  pass(99);
  expect(await read()).toBe(0);
  pass(1);
  expect(await read()).toBe(1);
});

it('a notice on its channel ends it at once, one on another does not, nor what another key holds', async () => {
  const { memories, read, hear, memory } = memoriesAt();
  memories.of('daylight_arrivals');
  await read();
  hear('daylight_arrivals');
  expect(await memory.read('another', async () => -1)).toBe(-1);
  expect(await read()).toBe(1);
  hear('daylight_rights');
  expect(await read()).toBe(2);
});

it('what is being read when it changes is not kept', async () => {
  const { memories, memory, read } = memoriesAt();
  const late = memory.read('key', async () => {
    memories.forget('daylight_rights');
    return 0;
  });
  expect(await late).toBe(0);
  expect(await read()).toBe(1);
});

it('nothing is remembered while the database is not heard', async () => {
  const { read, lose } = memoriesAt();
  await read();
  lose(true);
  expect([await read(), await read()]).toEqual([2, 3]);
});

it('a value that does not answer any more is read again, and none is kept that there is not', async () => {
  const { memory, read } = memoriesAt();
  await read();
  expect(
    await memory.read(
      'key',
      async () => null,
      (value) => value > 1,
    ),
  ).toBeNull();
  expect(await read()).toBe(2);
});
