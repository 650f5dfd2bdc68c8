import Holidays, { type HolidaysTypes } from 'date-holidays';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../../src/domain/subscription/calendar.ts';
import { isHoliday } from '../../../src/domain/subscription/holidays.ts';

/** Where we deliberately differ from date-holidays. */
const known: Readonly<Record<string, readonly string[]>> = {
  // Navidad moves to Monday only in some regions.
  ES: ['2022-12-26', '2033-12-26', '2039-12-26'],
  // A day of remembrance, for that year only.
  IE: ['2022-03-18'],
  // Veterans Day on a weekend is kept on the nearest weekday (5 U.S.C. 6103).
  US: ['2023-11-10', '2028-11-10', '2029-11-12', '2034-11-10', '2035-11-12', '2040-11-12'],
};

const countries = 'GB IE FR DE NL BE LU CH AT IT ES PT DK NO SE FI PL US'.split(' ');

test.each(countries)('the weekday public holidays of %s match date-holidays from 2020 to 2040', (country) => {
  const options: HolidaysTypes.Options = { types: ['public'] };
  // Scotland and Northern Ireland have days of their own.
  const holidays = country === 'GB' ? new Holidays('GB', 'ENG', options) : new Holidays(country, options);
  const theirs = new Set<string>();
  for (let year = 2020; year <= 2040; year += 1) {
    for (const { date } of holidays.getHolidays(year)) theirs.add(date.slice(0, 10));
  }
  const different: string[] = [];
  for (let day = '2020-01-01'; day <= '2040-12-31'; day = addDays(day, 1)) {
    const isWeekend = [0, 6].includes(weekdayOf(day));
    if (!isWeekend && isHoliday(day, country) !== theirs.has(day)) different.push(day);
  }
  expect(different).toEqual(known[country] ?? []);
});
