import { expect, test } from 'vitest';
import { calendarAddress } from '../../src/domain/feed/calendar-address.ts';
import { durationBetween, waitInWords } from '../../src/domain/format/durations.ts';
import { monthInWords, monthLater } from '../../src/domain/format/months.ts';

test('a month is written in words, and months are counted forward and backward', () => {
  expect(monthInWords('2026-11')).toBe('November 2026');
  expect([1, 2, 14, 0, -1, -11, -23].map((months) => monthLater('2026-11', months))).toEqual([
    ...['2026-12', '2027-01', '2028-01', '2026-11', '2026-10', '2025-12', '2024-12'],
  ]);
});

test('the address of a venue calendar names a month only if one is given', () => {
  expect(calendarAddress('ICPM')).toBe('/data-calendar?venue=ICPM');
  expect(calendarAddress('ICPM', '2026-11')).toBe('/data-calendar?venue=ICPM&month=2026-11');
});

test.each([
  ['2026-11-20T14:00:00Z', '0 s'],
  ['2026-11-20T14:00:59.999999Z', '59.999999 s'],
  ['2026-11-20T14:01:00Z', '1 min'],
  ['2026-11-20T14:05:03Z', '5 min 3 s'],
  ['2026-11-20T14:59:59Z', '59 min 59 s'],
  ['2026-11-20T15:00:00Z', '1 h'],
  ['2026-11-21T13:59:00Z', '23 h 59 min'],
  ['2026-11-21T14:00:00Z', '1 d'],
  ['2026-11-22T17:00:00Z', '2 d 3 h'],
  ['2026-11-20T13:59:59Z', null],
  ['later', null],
])('the time from 14:00 to %s is %s', (to, words) => {
  expect(durationBetween('2026-11-20T14:00:00Z', to)).toBe(words);
});

test.each([
  [1, '1 second'],
  [5, '5 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [840, '14 minutes'],
  [841, '15 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is told as %s, never shorter', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
