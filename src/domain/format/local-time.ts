import { offsetAt } from '../feed/trading-calendar.ts';
import { mediumDate, utcTimestamp } from './timestamps.ts';

/** A point in time by the clock of a time zone. */
export type LocalTime = {
  /** As `20-Nov-2026`. */
  readonly day: string;
  /** As `14:32:07:123`. */
  readonly clock: string;
};

/**
 * A time by the clock of a time zone, to the millisecond as in its UTC form.
 *
 * @param text an ISO time; null when it is none
 * @param timeZone an IANA name
 */
export function localTime(text: string | null | undefined, timeZone: string): LocalTime | null {
  const utc = utcTimestamp(text);
  if (utc === null) return null;
  const [minuteLength, dayLength] = ['2026-11-20T14:32'.length, '2026-11-20'.length];
  // Whole minutes only are moved: the seconds stay text, as everywhere.
  const minute = Date.parse(`${utc.slice(0, minuteLength)}Z`);
  const moved = new Date(minute + offsetAt(minute, timeZone)).toISOString();
  return {
    day: mediumDate(moved.slice(0, dayLength)) ?? '',
    clock: `${moved.slice(dayLength + 1, minuteLength)}${utc.slice(minuteLength)}`,
  };
}
