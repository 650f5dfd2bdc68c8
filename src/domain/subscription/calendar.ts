/** A day of the business calendar, `yyyy-mm-dd`. Days can be compared as text. */
export type Day = string;

const dayMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

const timeOf = (day: Day): number => {
  const time = shape.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // Date.parse accepts 31 February as a day in March.
  if (Number.isNaN(time) || dayAt(time) !== day) throw new RangeError(`not a day: ${day}`);
  return time;
};

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

const partsOf = (day: Day): [year: number, month: number] => {
  timeOf(day);
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
};

/** The business day of a time. Days are in UTC, wherever the user or the server is (decisions.md Time). */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is an existing day. */
export function isDay(text: string): boolean {
  const time = shape.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && dayAt(time) === text;
}

/**
 * The day this many days later, or earlier if negative.
 *
 * @throws RangeError when `day` is not a day
 */
export function addDays(day: Day, days: number): Day {
  return dayAt(timeOf(day) + days * dayMs);
}

/** The number of days between two days; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / dayMs;
}

/** The first day of the month after that of `day`. */
export function firstOfNextMonth(day: Day): Day {
  const [year, month] = partsOf(day);
  return dayAt(Date.UTC(year, month, 1));
}

/**
 * The first day of a period of `months` whole months that ends on this last day of a month: 6 to 31 March 2027 begin on
 * 1 October 2026.
 */
export function firstDayOfMonths(last: Day, months: number): Day {
  const [year, month] = partsOf(last);
  return dayAt(Date.UTC(year, month - months, 1));
}

/**
 * The last day of a period of `months` whole months that begins on this first day of a month: 12 from 1 April 2026 end
 * on 31 March 2027.
 *
 * @throws RangeError when `first` is not the first of a month
 */
export function lastDayOfMonths(first: Day, months: number): Day {
  const [year, month] = partsOf(first);
  if (!first.endsWith('-01')) throw new RangeError(`not the first of a month: ${first}`);
  return dayAt(Date.UTC(year, month - 1 + months, 0));
}

/** The last day of the month `months` later: 12 after 31 March 2027 is 31 March 2028, 12 after 29 February 2028 is 28 February 2029. */
export function monthEndLater(day: Day, months: number): Day {
  const [year, month] = partsOf(day);
  return dayAt(Date.UTC(year, month + months, 0));
}

/**
 * The number of calendar months from that of `from` to that of `to`, both included; 0 if `to` is in an earlier month.
 */
export function calendarMonths(from: Day, to: Day): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth + 1);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDay();
}
