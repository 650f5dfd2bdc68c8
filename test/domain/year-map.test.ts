import { expect, test } from 'vitest';
import type { Condition } from '../../src/domain/feed/day-condition.ts';
import { dayInWords, silenceInWords, stateInWords } from '../../src/domain/feed/venue-words.ts';
import { isWrong, mapDays, mapMonths, mapRows } from '../../src/domain/feed/year-map.ts';
import { addDays, weekdayOf } from '../../src/domain/subscription/calendar.ts';

const told = (condition: Condition, rows: number | null, ...reasons: string[]) => ({
  condition,
  rows,
  reasons,
});
const today = '2026-11-20';

/** A year of trades on weekdays, one row more each day. */
function year(more: Readonly<Record<string, Parameters<typeof mapDays>[0][number]['trades']>> = {}) {
  return Array.from({ length: 365 }, (_, at) => {
    const day = addDays('2026-01-01', at);
    const isWeekend = [0, 6].includes(weekdayOf(day));
    const usual =
      day > today ? told('pending', 0) : day === today ? told('pending', null) : told('available', at + 1);
    return { day, orders: null, trades: more[day] ?? (isWeekend ? told('closed', 0) : usual) };
  });
}
const dayOf = (days: ReturnType<typeof mapDays>, wanted: string) => days.find(({ day }) => day === wanted);

test('C 2: a map shades days by quarters of their rows, and tells what has not come from what has none', () => {
  const days = mapDays(year(), today);
  expect(dayOf(days, '2026-01-01')).toMatchObject({ condition: 'available', rows: 1, level: 1 });
  expect(dayOf(days, '2026-11-19')).toMatchObject({ rows: 323, level: 4 });
  expect(dayOf(days, today)).toMatchObject({ condition: 'pending', rows: null, level: 0 });
  expect(dayOf(days, '2026-11-21')).toMatchObject({ condition: 'closed', level: 0 });
  expect(dayOf(days, '2026-11-23')).toMatchObject({ condition: 'ahead', rows: null });
  expect(new Set(days.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('C 2: a day is as bad as the worse of orders and trades, with the reasons of both', () => {
  const [day] = mapDays(
    [{ day: '2026-11-19', orders: told('missing', 0, 'Nothing.'), trades: told('available', 4, 'Late.') }],
    today,
  );
  expect(day).toMatchObject({ condition: 'missing', rows: 4, reasons: ['Nothing.', 'Late.'] });
  expect(day && isWrong(day)).toBe(true);
});

test('C 2: a map has a row a weekday and a column a week, and weekends only if something was published on one', () => {
  const rows = mapRows(mapDays(year(), today));
  expect(rows.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
  // 2026 begins on a Thursday.
  expect(rows.map(({ weeks }) => weeks[0]?.day ?? null)).toEqual([
    null,
    null,
    null,
    '2026-01-01',
    '2026-01-02',
  ]);
  for (const { weekday, weeks } of rows)
    for (const day of weeks) if (day) expect(weekdayOf(day.day)).toBe(weekday);
  const weekend = mapRows(mapDays(year({ '2026-02-07': told('available', 3) }), today));
  expect(weekend.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(mapRows([])).toEqual([]);
});

test('C 2: the months of a map count their days', () => {
  const days = mapDays(year({ '2026-01-02': told('degraded', 1, 'Late.') }), today);
  const months = mapMonths(days, today);
  expect(months).toHaveLength(11);
  expect(months[0]).toEqual({ month: '2026-01', rows: 352, complete: 21, wrong: 1, closed: 9 });
});

test('C 2: the state and the silence of a venue are said in words, in UTC', () => {
  const at = (isOpen: boolean | null, changesAt: string | null) => stateInWords({ isOpen, changesAt }, today);
  expect(at(true, '2026-11-20T16:30:00Z')).toBe('Open to 16:30 UTC');
  expect(at(false, '2026-11-23T08:00:00Z')).toBe('Closed to Mon 08:00 UTC');
  expect(at(false, '2026-11-26T08:00:00Z')).toBe('Closed to Thu 08:00 UTC');
  // The weekday of today would be read as today.
  expect(at(false, '2026-11-27T08:00:00Z')).toBe('Closed to Fri 27 November 08:00 UTC');
  expect(at(false, null)).toBe('Closed');
  expect(at(null, null)).toBe('Trading hours not known');
  expect(dayInWords('2026-11-17')).toBe('Tue 17 November');
  const silence = {
    segment: 'LNFI',
    dataType: 'trade',
    since: '2026-11-20T12:04:00Z',
    expectedEvery: 15,
  } as const;
  expect(silenceInWords(silence)).toBe('LNFI: no trade since 12:04 UTC; one is expected every 15 minutes.');
});
