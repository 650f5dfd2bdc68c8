import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announcedFrom, isSuspended, removedOn, suspendedFrom } from '../../src/domain/account/suspension.ts';
import { addDays, daysBetween, lastDayOfMonths, weekdayOf } from '../../src/domain/subscription/calendar.ts';
import {
  calendarOf,
  easterOf,
  isHoliday,
  isWorkingDay,
  nextWorkingDay,
} from '../../src/domain/subscription/holidays.ts';

test.each([
  ['2026-11-19', '2026-11-20', 'a Thursday: Friday'],
  ['2026-11-20', '2026-11-23', 'a Friday: Monday'],
  ['2026-11-21', '2026-11-23', 'a Saturday: Monday'],
  ['2026-11-22', '2026-11-23', 'a Sunday: Monday'],
  ['2027-12-31', '2028-01-04', 'New Year on a Saturday, kept on Monday: Tuesday'],
  ['2028-02-28', '2028-02-29', 'the day before a leap day: the leap day'],
  ['2026-12-24', '2026-12-29', 'Christmas on a Friday, Boxing Day kept on Monday: Tuesday'],
  ['2027-03-25', '2027-03-30', 'the eve of Good Friday: Tuesday after Easter'],
  ['2027-04-30', '2027-05-04', 'before the early May bank holiday'],
  ['2026-08-28', '2026-09-01', 'before the August bank holiday'],
])('A 9: a subscription that ends on %s is suspended from %s (%s)', (endsOn, from) => {
  expect(suspendedFrom(endsOn)).toBe(from);
});

test('A 4.1, A 9: a session is restricted from the day of suspension on, and never without an end of the subscription', () => {
  expect(isSuspended('2026-11-22', '2026-11-20', null)).toBe(false);
  expect(isSuspended('2026-11-23', '2026-11-20', null)).toBe(true);
  expect(isSuspended('2026-07-14', '2026-07-13', 'FR')).toBe(false);
  expect(isSuspended('2026-07-15', '2026-07-13', 'FR')).toBe(true);
  expect(isSuspended('9999-12-31', null, 'FR')).toBe(false);
});

test.each([
  ['FR', '2026-07-13', '2026-07-15', 'Bastille Day'],
  ['GB', '2026-07-13', '2026-07-14', 'a working day in London'],
  ['DE', '2026-10-02', '2026-10-05', 'German Unity Day on a Saturday has no substitute'],
  ['NL', '2026-04-24', '2026-04-28', 'a weekend, then the King’s birthday'],
  ['US', '2026-07-02', '2026-07-06', 'the fourth of July on a Saturday, kept on Friday'],
  ['US', '2026-11-25', '2026-11-27', 'Thanksgiving'],
  ['US', '2027-12-30', '2028-01-03', 'New Year on a Saturday, kept on the Friday of the old year'],
  ['ZZ', '2026-08-28', '2026-09-01', 'no calendar of its own: that of the administration'],
])('A 9: in %s the first working day after %s is %s (%s)', (country, endsOn, from) => {
  expect(suspendedFrom(endsOn, country)).toBe(from);
});

test('decisions.md Session and routes: the end is announced from 30 days before', () => {
  expect(announcedFrom('2026-12-20')).toBe('2026-11-20');
  expect(announcedFrom('2028-03-10')).toBe('2028-02-09');
});

test('A 9: details are removed 90 days after suspension', () => {
  expect(removedOn('2026-11-10')).toBe('2027-02-09');
});

test('the calendar knows early and late Easters, also in leap years', () => {
  expect([2024, 2026, 2027, 2035, 2038].map(easterOf)).toEqual([
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2035-03-25',
    '2038-04-25',
  ]);
});

test('the calendar knows Easter in other centuries, and in the years that are exceptions to the rule', () => {
  const easters = [
    '1818-03-22',
    '1886-04-25',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2049-04-18',
    '2285-03-22',
  ];
  expect(easters.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(easters);
});

test('the calendar refuses an invalid day, and counts months only from the first of a month', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow('not a day: 2026-02-30');
  expect(() => lastDayOfMonths('2026-04-02', 1)).toThrow('not the first of a month: 2026-04-02');
});

test('a holiday proclaimed once counts for its year only', () => {
  expect(isHoliday('2023-05-08', 'GB')).toBe(true);
  expect(isHoliday('2024-05-08', 'GB')).toBe(false);
  expect(isHoliday('2022-05-30', 'GB')).toBe(false);
});

test('a name that every object has is not a country', () => {
  expect(calendarOf('constructor')).toBe('GB');
  expect(calendarOf(null)).toBe('GB');
});

test('for every day and country, the next working day is within a week and is a working day', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const country = fc.constantFrom('GB', 'FR', 'DE', 'NL', 'US', 'PL', 'DK', 'IE', 'XX', null);
  fc.assert(
    fc.property(day, country, (last, of) => {
      const next = nextWorkingDay(last, of);
      expect(daysBetween(last, next)).toBeGreaterThan(0);
      expect(daysBetween(last, next)).toBeLessThanOrEqual(7);
      expect(isWorkingDay(next, of)).toBe(true);
      expect([0, 6]).not.toContain(weekdayOf(next));
    }),
  );
});
