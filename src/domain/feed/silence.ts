import { type Minutes, minutesOfDay } from './trading-calendar.ts';

/** Fewer pauses than this show no rhythm. */
const fewestPauses = 20;
/** A longer limit says no more than the calendar does. */
const longestLimit = 240;
const shortestLimit = 5;
const step = 5;
/** The number of recent days with rows that determine the rhythm. */
export const rhythmDays = 5;

/** The parts of these periods before a minute. */
export const before = (minutes: readonly Minutes[], end: number): readonly Minutes[] =>
  minutes.flatMap(([from, to]): readonly Minutes[] => (from < end ? [[from, Math.min(to, end)]] : []));

/** The periods within trading hours in which nothing was published, in order. */
export function gapsOf(hours: readonly Minutes[], published: readonly Minutes[]): readonly Minutes[] {
  const gaps: Minutes[] = [];
  for (const [opens, closes] of hours) {
    let since = opens;
    for (const [from, to] of published) {
      if (to <= since || from >= closes) continue;
      if (from > since) gaps.push([since, from]);
      since = Math.min(closes, to);
    }
    if (since < closes) gaps.push([since, closes]);
  }
  return gaps;
}

/** How often each length of pause between two rows occurred, by minutes. */
export type Pauses = ReadonlyMap<number, number>;

/** The pauses between two rows of a day, within trading hours. */
export function pausesOf(hours: readonly Minutes[], published: readonly Minutes[]): Pauses {
  const pauses = new Map<number, number>();
  const note = (pause: number, times: number): void => {
    if (times > 0) pauses.set(pause, (pauses.get(pause) ?? 0) + times);
  };
  for (const [opens, closes] of hours) {
    let last: number | null = null;
    for (const stretch of published) {
      const [from, to] = [Math.max(stretch[0], opens), Math.min(stretch[1], closes)];
      if (from >= to) continue;
      if (last !== null) note(from - last, 1);
      note(1, to - from - 1);
      last = to - 1;
    }
  }
  return pauses;
}

/**
 * The number of minutes without a row after which a segment counts as silent, by its usual rhythm: three times the
 * pause exceeded by only one in twenty pauses of its recent days, in steps of five minutes.
 *
 * @returns null if rows are too rare to tell
 */
export function usualLimit(days: readonly Pauses[]): number | null {
  const counts = new Map<number, number>();
  let total = 0;
  for (const pauses of days) {
    for (const [pause, times] of pauses) {
      counts.set(pause, (counts.get(pause) ?? 0) + times);
      total += times;
    }
  }
  if (total < fewestPauses) return null;
  let seen = 0;
  let usual = 0;
  for (const [pause, times] of [...counts].sort(([a], [b]) => a - b)) {
    usual = pause;
    seen += times;
    if (seen >= total * 0.95) break;
  }
  const limit = Math.max(shortestLimit, Math.ceil((3 * usual) / step) * step);
  return limit > longestLimit ? null : limit;
}

/** What is known about a segment's day. */
export type SegmentDay = {
  readonly hours: readonly Minutes[];
  readonly published: readonly Minutes[];
  /** The number of minutes without a row after which it is silent; null: unknown. */
  readonly limit: number | null;
};

/**
 * The minute since which a segment has been silent, at a minute of the day; null if it is not silent, or not trading.
 */
export function silenceAt(
  { hours, published, limit }: SegmentDay,
  minute: number,
): { readonly since: number; readonly sinceOpening: boolean } | null {
  if (limit === null) return null;
  const session = hours.find(([opens, closes]) => opens <= minute && minute < closes);
  if (!session) return null;
  const last = gapsOf([[session[0], minute]], before(published, minute)).at(-1);
  // A row of this very minute ends it.
  const isOver = published.some(([from, to]) => from <= minute && minute < to);
  if (!last || isOver || last[1] !== minute || minute - last[0] < limit) return null;
  return { since: last[0], sinceOpening: last[0] === session[0] };
}

/** Gaps longer than the limit that have ended by a minute, or at the close. */
export function longGaps({ hours, published, limit }: SegmentDay, until = minutesOfDay): readonly Minutes[] {
  if (limit === null) return [];
  return gapsOf(before(hours, until), before(published, until)).filter(([from, to]) => to - from >= limit);
}
