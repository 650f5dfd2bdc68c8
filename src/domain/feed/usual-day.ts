import type { Minutes } from './trading-calendar.ts';

/** Fewer days than this show nothing usual. */
const fewestDays = 5;
const halfHour = 30;
const halfHours = 48;

/** What was published on a day: the number of rows, and the minutes in which they were. */
export type DayFigures = { readonly rows: number; readonly published: readonly Minutes[] };

/** By half hour of the day, in how many of its minutes rows were published. */
export function minutesByHalfHour(published: readonly Minutes[]): readonly number[] {
  return Array.from({ length: halfHours }, (_, at) => {
    const [from, to] = [at * halfHour, (at + 1) * halfHour];
    return published.reduce(
      (sum, [opens, ends]) => sum + Math.max(0, Math.min(to, ends) - Math.max(from, opens)),
      0,
    );
  });
}

/**
 * What is usual, by the days that have rows.
 *
 * @returns `rows` the median number of a day; `minutes` the mean of `minutesByHalfHour`, with one decimal; null and
 *   none if too few days are known
 */
export function usualDay(days: readonly DayFigures[]): {
  readonly rows: number | null;
  readonly minutes: readonly number[];
} {
  const known = days.filter(({ rows }) => rows > 0);
  if (known.length < fewestDays) return { rows: null, minutes: [] };
  const counts = known.map(({ rows }) => rows).sort((a, b) => a - b);
  const middle = counts.length / 2;
  const [low = 0, high = 0] = [counts[Math.ceil(middle) - 1], counts[Math.floor(middle)]];
  const sums = known.map(({ published }) => minutesByHalfHour(published));
  return {
    rows: Math.round((low + high) / 2),
    minutes: Array.from({ length: halfHours }, (_, at) => {
      const total = sums.reduce((sum, day) => sum + (day[at] ?? 0), 0);
      return Math.round((total / known.length) * 10) / 10;
    }),
  };
}
