import type { SegmentToday, VenueSilence, VenueState } from '../../contract/generated/types.ts';
import { before } from '../../domain/feed/silence.ts';
import type { Minutes, TradingCalendar } from '../../domain/feed/trading-calendar.ts';
import { minutesByHalfHour, usualDay } from '../../domain/feed/usual-day.ts';
import { venueStateAt } from '../../domain/feed/venue-state.ts';
import type { Day } from '../../domain/subscription/calendar.ts';
import type { SegmentDays } from '../condition/segment-days.ts';
import { segmentNow } from '../condition/silence-now.ts';

const minuteMs = 60_000;

/** A moment as answers write it, in whole seconds. */
export const secondOf = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

const minuteOf = (day: Day, minute: number): string =>
  secondOf(new Date(Date.parse(`${day}T00:00:00Z`) + minute * minuteMs));

/** The last minute of a segment with a row, in whole minutes that are over. */
function lastMinute(segment: SegmentDays, day: Day, published: readonly Minutes[]): string | null {
  const days = [...segment.recentBefore(day).map(([at, known]) => [at, known.published] as const)];
  for (const [at, minutes] of [...days, [day, published] as const].reverse()) {
    const last = minutes.at(-1);
    if (last !== undefined) return minuteOf(at, last[1] - 1);
  }
  return null;
}

/** The day of a segment beside its usual one. @param rows those published by `asOf` */
export function segmentToday(segment: SegmentDays, day: Day, asOf: Date, rows: number): SegmentToday {
  // The minute of the cut-off is not over, and may have rows after it.
  const minute = Math.floor((asOf.getTime() - Date.parse(`${day}T00:00:00Z`)) / minuteMs);
  const published = before(segment.on(day)?.published ?? [], minute);
  const usual = usualDay(segment.recentBefore(day).map(([, known]) => known));
  return {
    segment: segment.mic,
    dataType: segment.dataType,
    rows,
    usualRows: usual.rows,
    lastMinute: lastMinute(segment, day, published),
    minutes: [...minutesByHalfHour(published)],
    usualMinutes: [...usual.minutes],
  };
}

/** The segments that publish nothing though they trade, by what was published in minutes that are over. */
export function silencesOf(segments: readonly SegmentDays[], asOf: Date): readonly VenueSilence[] {
  const minuteAgo = new Date(asOf.getTime() - minuteMs);
  return segments.flatMap((segment) => {
    const { limit, silence } = segmentNow(segment, minuteAgo);
    if (silence === null || limit === null) return [];
    const { mic, dataType } = segment;
    return [{ segment: mic, dataType, since: secondOf(silence.since), expectedEvery: limit }];
  });
}

/** Whether a venue trades now, by its calendar. */
export function stateNow(calendar: TradingCalendar | undefined, now: Date): VenueState {
  if (calendar === undefined) return { isOpen: null, changesAt: null };
  const { isOpen, changesAt } = venueStateAt(calendar, now);
  return { isOpen, changesAt: changesAt === null ? null : secondOf(changesAt) };
}
