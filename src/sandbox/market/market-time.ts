import { dayOf } from '../../domain/subscription/calendar.ts';
import { isClosedSomewhere } from './market-calendars.ts';
import type { Chance } from './random.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A time in regulatory notation from whole microseconds since 1970. */
export function microTime(micros: bigint): string {
  const fraction = String(micros % 1_000_000n).padStart(6, '0');
  return `${new Date(Number(micros / 1000n)).toISOString().slice(0, 19)}.${fraction}Z`;
}

/** A time given in milliseconds as microseconds since 1970, with random microseconds. */
function microsAt(milliseconds: number, chance: Chance): bigint {
  return BigInt(Math.floor(milliseconds)) * 1000n + BigInt(chance.between(0, 999));
}

/**
 * Publication times in microseconds, oldest first: `recent` of them within the last hour (some of these within the last
 * 15 minutes), the others in the trading hours of the last ten days on which every venue trades.
 */
export function publicationTimes(
  now: Date,
  count: number,
  recent: number,
  chance: Chance,
): readonly bigint[] {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const times: bigint[] = [];
  for (let at = 0; at < recent; at += 1) {
    const earlier =
      at % 2 === 0 ? chance.between(20_000, 14 * minuteMs) : chance.between(16 * minuteMs, 60 * minuteMs);
    times.push(microsAt(minute - earlier, chance));
  }
  const days = workingDaysBefore(minute, 10);
  for (let at = recent; at < count; at += 1) {
    const day = days[chance.between(0, days.length - 1)] ?? minute - dayMs;
    times.push(
      microsAt(day + chance.between(7 * 60, 16 * 60 + 29) * minuteMs + chance.between(0, 59_999), chance),
    );
  }
  return [...new Set(times)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Midnights of the last days before the day of `at` on which every venue trades. */
function workingDaysBefore(at: number, count: number): readonly number[] {
  const days: number[] = [];
  for (let day = Math.floor(at / dayMs) * dayMs - dayMs; days.length < count; day -= dayMs) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isClosedSomewhere(dayOf(new Date(day)))) days.push(day);
  }
  return days;
}
