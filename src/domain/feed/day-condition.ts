import { minutesInWords } from '../format/durations.ts';
import type { Day } from '../subscription/calendar.ts';
import { longGaps, type SegmentDay } from './silence.ts';
import { type Minutes, minutesOfDay } from './trading-calendar.ts';

/** The possible conditions of a venue's data on a day. */
export type Condition = 'available' | 'degraded' | 'pending' | 'missing' | 'closed' | 'unknown';

/** What is known about a venue's orders or trades on a UTC day. */
export type VenueDay = {
  readonly day: Day;
  /** The venue's trading hours; null if no calendar is loaded. */
  readonly hours: readonly Minutes[] | null;
  readonly holiday: string | null;
  /** The venue's first day with any data. */
  readonly since: Day | null;
  readonly segments: readonly (SegmentDay & {
    readonly mic: string;
    readonly rows: number;
    readonly rejected: number;
  })[];
  /** The operator's mark. */
  readonly mark: { readonly condition: 'available' | 'degraded'; readonly reason: string } | null;
};

/** How long after the close files may still come, in minutes. */
const settlingMinutes = 60;

/** `08:30`, also `24:00`. */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const lines = (count: number): string =>
  count === 1 ? '1 line of its files was' : `${count.toLocaleString('en-GB')} lines of its files were`;

function troublesOf({ segments }: VenueDay, now: number): readonly string[] {
  return segments.flatMap((segment) => {
    const { mic, rejected, limit } = segment;
    const expected = limit === null ? '' : minutesInWords(limit);
    return [
      ...(rejected > 0 ? [`${mic}: ${lines(rejected)} rejected.`] : []),
      ...longGaps(segment, Math.min(now, minutesOfDay)).map(
        ([from, to]) =>
          `${mic}: no row from ${clockOf(from)} to ${clockOf(to)} UTC; one was expected every ${expected}.`,
      ),
    ];
  });
}

function derived(day: VenueDay, troubles: readonly string[], now: number): Condition {
  const { hours, segments } = day;
  const hasRows = segments.some(({ rows }) => rows > 0);
  if (hours?.length === 0 && !hasRows) return 'closed';
  const closes = hours?.at(-1)?.[1] ?? minutesOfDay;
  const isSettled = now >= closes + settlingMinutes;
  const isBefore = day.since !== null && day.day < day.since;
  if (isSettled && !hasRows) return hours === null || isBefore ? 'unknown' : 'missing';
  if (troubles.length > 0) return 'degraded';
  return isSettled ? 'available' : 'pending';
}

/**
 * The condition of a venue's data on a day, and the reasons for it. An operator's mark takes precedence over what
 * follows from the files.
 *
 * @param now the minute of that day up to which to judge; negative before the day, 1440 or more after it
 */
export function conditionOf(
  day: VenueDay,
  now: number,
): { readonly condition: Condition; readonly reasons: readonly string[] } {
  const troubles = troublesOf(day, now);
  const followed = derived(day, troubles, now);
  const facts = [
    ...(day.holiday === null ? [] : [`Holiday: ${day.holiday}.`]),
    ...(followed === 'missing' ? ['Nothing was received.'] : troubles),
  ];
  if (day.mark === null) return { condition: followed, reasons: facts };
  return { condition: day.mark.condition, reasons: [day.mark.reason, ...facts] };
}
