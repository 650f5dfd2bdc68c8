import { expect, test } from 'vitest';
import type { Minutes, TradingCalendar } from '../../src/domain/feed/trading-calendar.ts';
import { minutesByHalfHour, usualDay } from '../../src/domain/feed/usual-day.ts';
import { venueStateAt } from '../../src/domain/feed/venue-state.ts';

const calendar: TradingCalendar = {
  timeZone: 'UTC',
  opens: '08:00',
  closes: '16:30',
  weekdays: [1, 2, 3, 4, 5],
  holidays: [{ day: '2026-11-23', name: 'A holiday' }],
  shortDays: [],
  silentAfterMinutes: null,
};
const stateAt = (time: string, more: Partial<TradingCalendar> = {}) => {
  const { isOpen, changesAt } = venueStateAt({ ...calendar, ...more }, new Date(time));
  return [isOpen, changesAt?.toISOString() ?? null];
};

test('C 2: a venue is open up to its close, and closed until it opens on its next day', () => {
  expect(stateAt('2026-11-20T07:59:59Z')).toEqual([false, '2026-11-20T08:00:00.000Z']);
  expect(stateAt('2026-11-20T08:00:00Z')).toEqual([true, '2026-11-20T16:30:00.000Z']);
  expect(stateAt('2026-11-20T16:29:59Z')).toEqual([true, '2026-11-20T16:30:00.000Z']);
  // Saturday, Sunday and a holiday.
  expect(stateAt('2026-11-20T16:30:00Z')).toEqual([false, '2026-11-24T08:00:00.000Z']);
});

test('C 2: hours that go on past midnight are one session, and what never changes has no end', () => {
  const newYork = { timeZone: 'America/New_York', opens: '18:00', closes: '23:00' };
  expect(stateAt('2026-11-19T23:30:00Z', newYork)).toEqual([true, '2026-11-20T04:00:00.000Z']);
  expect(stateAt('2026-11-20T03:59:00Z', newYork)).toEqual([true, '2026-11-20T04:00:00.000Z']);
  const always = { opens: '00:00', closes: '24:00', weekdays: [0, 1, 2, 3, 4, 5, 6], holidays: [] };
  expect(stateAt('2026-11-19T23:30:00Z', always)).toEqual([true, null]);
  expect(stateAt('2026-11-19T23:30:00Z', { weekdays: [] })).toEqual([false, null]);
});

test('C 2: a day’s minutes with rows are counted by half hour', () => {
  const halves = minutesByHalfHour([
    [5, 10],
    [25, 95],
    [1439, 1440],
  ]);
  expect(halves.slice(0, 5)).toEqual([10, 30, 30, 5, 0]);
  expect(halves).toHaveLength(48);
  expect(halves[47]).toBe(1);
});

test('C 2: a usual day is the median of those with rows, if there are five', () => {
  const published: readonly Minutes[] = [[0, 3]];
  const days = [9, 1, 4, 0, 100, 6].map((rows, at) => ({ rows, published: at === 0 ? [] : published }));
  expect(usualDay(days)).toMatchObject({ rows: 6 });
  expect(usualDay(days).minutes[0]).toBe(2.4);
  expect(usualDay([...days, { rows: 7, published }]).rows).toBe(7);
  expect(usualDay(days.slice(0, 5))).toEqual({ rows: null, minutes: [] });
});
