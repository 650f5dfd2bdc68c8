import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReadiness } from '../../../src/server/watch/readiness.ts';
import { orLate } from '../../../src/server/watch/running-time.ts';

const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/** Answers after expired timers were called, as answers over the network do. */
const answerBehindTimers = async (): Promise<string> => {
  await turn();
  await turn();
  return 'answered';
};

test('an answer that came while the process was blocked for longer than the limit is in time', async () => {
  const asked = orLate(answerBehindTimers(), 50, 'late');
  standStill(100);
  expect(await asked).toBe('answered');
});

test('a limit expires while the process runs, and errors are passed on', async () => {
  expect(await orLate(new Promise(() => {}), 50, 'late')).toBe('late');
  await expect(orLate(Promise.reject(new Error('broken')), 50, 'late')).rejects.toThrow('broken');
});

test('no part is blamed for time in which the process was blocked', async () => {
  const faults: unknown[] = [];
  const readiness = createReadiness({ database: { check: answerBehindTimers, isVital: true } }, (...fault) =>
    faults.push(fault),
  );
  const asked = readiness();
  standStill(2_100);
  expect([(await asked).status, faults]).toEqual(['ready', []]);
});
