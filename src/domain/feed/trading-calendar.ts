import { addDays, type Day, weekdayOf } from '../subscription/calendar.ts';

/**
 * When a venue or a segment trades. Times are `HH:MM` in its own time zone; it closes on the day on which it opened.
 */
export type TradingCalendar = {
  /** A name of the IANA database, such as `Europe/London`. */
  readonly timeZone: string;
  readonly opens: string;
  /** Up to `24:00`. */
  readonly closes: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[];
  readonly holidays: readonly { readonly day: Day; readonly name: string }[];
  /** Days on which it closes earlier. */
  readonly shortDays: readonly { readonly day: Day; readonly closes: string }[];
  /** Number of minutes without a row after which it is silent; null: by its usual pauses. */
  readonly silentAfterMinutes: number | null;
};

/** A period in whole minutes of a UTC day, without the last one: 480 to 510 is 08:00 to 08:30. */
export type Minutes = readonly [from: number, to: number];

export const minutesOfDay = 1440;

const minuteMs = 60_000;

/** The clocks of time zones. Making one takes ten times as long as reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** How far a time zone's clock is ahead of UTC at a moment, in ms. */
export function offsetAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => Number(parts.find(({ type }) => type === name)?.value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** The moment at which the clocks of a time zone show a time of a day, in ms since 1970. */
export function momentOf(day: Day, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  // The offset at the first guess is right unless the clocks changed in between; then that at the second guess is.
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** The name of a day's holiday; null if it is not a holiday. */
export const holidayOn = ({ holidays }: TradingCalendar, day: Day): string | null =>
  holidays.find((holiday) => holiday.day === day)?.name ?? null;

/** The hours of a day of its own time zone in ms since 1970; null if it does not trade. */
function sessionOf(calendar: TradingCalendar, day: Day): readonly [number, number] | null {
  if (!calendar.weekdays.includes(weekdayOf(day)) || holidayOn(calendar, day) !== null) return null;
  const closes = calendar.shortDays.find((short) => short.day === day)?.closes ?? calendar.closes;
  return [momentOf(day, calendar.opens, calendar.timeZone), momentOf(day, closes, calendar.timeZone)];
}

function hoursWithin(calendar: TradingCalendar, day: Day): readonly Minutes[] {
  const start = Date.parse(`${day}T00:00:00Z`);
  const within = (moment: number): number =>
    Math.min(minutesOfDay, Math.max(0, Math.round((moment - start) / minuteMs)));
  const hours: Minutes[] = [];
  for (const local of [addDays(day, -1), day, addDays(day, 1)]) {
    const session = sessionOf(calendar, local);
    if (session === null) continue;
    const [from, to] = [within(session[0]), within(session[1])];
    const before = hours.at(-1);
    // A venue that trades around the clock does not pause at its midnight.
    if (before?.[1] === from) hours[hours.length - 1] = [before[0], to];
    else if (from < to) hours.push([from, to]);
  }
  return hours;
}

/** Hours by calendar and day: all segments of a venue share its calendar, and each day is asked for several times. */
const known = new WeakMap<TradingCalendar, Map<Day, readonly Minutes[]>>();

/**
 * The trading hours within a UTC day, in order: none on a day off, two if the venue's own day ends within it.
 */
export function tradingHours(calendar: TradingCalendar, day: Day): readonly Minutes[] {
  const days = known.get(calendar) ?? new Map<Day, readonly Minutes[]>();
  known.set(calendar, days);
  const hours = days.get(day) ?? hoursWithin(calendar, day);
  days.set(day, hours);
  return hours;
}
