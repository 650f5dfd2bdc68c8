import { monthNames } from './month-names.ts';

/** What a written point in time says, in UTC; the fraction stays text, so that no digit of it is lost. */
type Written = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  readonly fraction: string;
};

const timestampPattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):?(\d{2}))$/;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function readTimestamp(text: string): Written | null {
  const match = timestampPattern.exec(text);
  if (!match) return null;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', fraction = '', sign] = match;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const [offsetHours, offsetMinutes] = [Number(match[9] ?? 0), Number(match[10] ?? 0)];
  if (offsetHours > 23 || offsetMinutes > 59) return null;
  const offset = (offsetHours * 60 + offsetMinutes) * (sign === '-' ? -1 : 1);
  // Whole minutes only pass through Date; the seconds' fraction never does.
  const moved = new Date(0);
  moved.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  moved.setUTCHours(Number(hour), Number(minute) - offset);
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: two(moved.getUTCHours()),
    minute: two(moved.getUTCMinutes()),
    second,
    fraction,
  };
}

function readDay(text: string): Pick<Written, 'year' | 'month' | 'day'> | null {
  const match = dayPattern.exec(text);
  if (!match) return readTimestamp(text);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isDay(year, month, day) ? { year, month, day } : null;
}

/**
 * A UTC timestamp as the screen shows it, `2026-11-20T14:32:07:123`, from an ISO time with up to nine
 * digits of a second; later digits than milliseconds are cut, not rounded. Null when `text` is no time.
 * Source: A 9 (default format yyyy-mm-dd'T'HH:MM:ss:l), B 3.
 */
export function utcTimestamp(text: string | null | undefined): string | null {
  const written = typeof text === 'string' ? readTimestamp(text) : null;
  if (!written) return null;
  const { year, month, day, hour, minute, second, fraction } = written;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return `${four(year)}-${two(month)}-${two(day)}T${hour}:${minute}:${second}:${milliseconds}`;
}

/** The time of day in UTC, `14:32:07`; null when `text` is no time. */
export function utcClock(text: string | null | undefined): string | null {
  const written = typeof text === 'string' ? readTimestamp(text) : null;
  return written ? `${written.hour}:${written.minute}:${written.second}` : null;
}

/** A short date, `20-Nov`, from an ISO day or time (its day in UTC); null when it is neither. Source: A 9. */
export function shortDate(text: string | null | undefined): string | null {
  const written = typeof text === 'string' ? readDay(text) : null;
  return written ? `${two(written.day)}-${(monthNames[written.month - 1] ?? '').slice(0, 3)}` : null;
}

/** A date whose year may be another than the reader's, `20-Nov-2026`; null when `text` is neither an ISO day nor a time. */
export function mediumDate(text: string | null | undefined): string | null {
  const written = typeof text === 'string' ? readDay(text) : null;
  return written ? `${shortDate(text)}-${four(written.year)}` : null;
}

/**
 * A date read beside an ISO day or time: short, `20-Nov`, in the same year and `20-Nov-2025` in another; null when `text`
 * is neither an ISO day nor a time.
 */
export function dateBeside(text: string | null | undefined, beside: string): string | null {
  return text?.slice(0, 4) === beside.slice(0, 4) ? shortDate(text) : mediumDate(text);
}

/** A long date, `20 November 2026`, from an ISO day or time (its day in UTC); null when it is neither. Source: A 9. */
export function longDate(text: string | null | undefined): string | null {
  const written = typeof text === 'string' ? readDay(text) : null;
  return written ? `${written.day} ${monthNames[written.month - 1]} ${four(written.year)}` : null;
}
