import { readFileSync } from 'node:fs';
import { type Minutes, type TradingCalendar, tradingHours } from '../../domain/feed/trading-calendar.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { busyHours } from './market-calendars.ts';
import { day, minute } from './market-time.ts';

/** The country of each segment, from the sandbox's list of venues, no cell of which has a comma. */
function readCountries(): ReadonlyMap<string, string> {
  const [header = [], ...rows] = readFileSync(new URL('./venues.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const [mic, country] = [header.indexOf('mic'), header.indexOf('country')];
  return new Map(rows.map((row) => [row[mic] ?? '', row[country] ?? '']));
}

const countries = readCountries();

/** The country of a segment of the simulated market. @throws Error if there is no such segment */
export function countryOf(mic: string): string {
  const country = countries.get(mic);
  if (country === undefined) throw new Error(`The sandbox has no segment ${mic}`);
  return country;
}

const calendars = new Map<string, TradingCalendar>();
const hours = new Map<string, readonly Minutes[]>();

function hoursOn(country: string, dayAt: number): readonly Minutes[] {
  const calendar = calendars.get(country) ?? busyHours(country);
  calendars.set(country, calendar);
  return tradingHours(calendar, dayOf(new Date(dayAt / 1000)));
}

/** The busy hours of a segment around a time, in microseconds since 1970; null outside them. */
export function busyAt(mic: string, micros: number): readonly [opens: number, closes: number] | null {
  const country = countryOf(mic);
  const dayAt = Math.floor(micros / day) * day;
  const key = `${country} ${dayAt}`;
  const known = hours.get(key) ?? hoursOn(country, dayAt);
  hours.set(key, known);
  const minutes = (micros - dayAt) / minute;
  const session = known.find(([opens, closes]) => opens <= minutes && minutes < closes);
  return session ? [dayAt + session[0] * minute, dayAt + session[1] * minute] : null;
}
