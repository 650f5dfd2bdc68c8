import { expect, test } from 'vitest';
import { nextCheck, reversibleMs } from '../../src/domain/payment/capture-checks.ts';

const capturedAt = new Date('2026-03-14T10:00:00Z');
const hours = (count: number): Date => new Date(capturedAt.getTime() + count * 3600_000);

test('a captured payment is checked after an hour, daily for a week, then weekly until 180 days have passed', () => {
  const looks: number[] = [];
  for (let at: Date | null = capturedAt; at !== null; ) {
    at = nextCheck(capturedAt, at, false);
    if (at) looks.push((at.getTime() - capturedAt.getTime()) / 3600_000);
  }
  expect(looks.slice(0, 10)).toEqual([1, 25, 49, 73, 97, 121, 145, 169, 337, 505]);
  expect(looks.at(-1)).toBe(reversibleMs / 3600_000);
  expect(looks.length).toBeLessThan(40);
  expect(nextCheck(capturedAt, hours(7 * 24), false)).toEqual(hours(14 * 24));
});

test('a disputed payment is checked daily, however old it is', () => {
  expect(nextCheck(capturedAt, hours(200 * 24), true)).toEqual(hours(201 * 24));
});
