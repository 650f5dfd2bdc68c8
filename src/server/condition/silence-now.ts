import type { DataType } from '../../domain/feed/data-types.ts';
import { silenceAt } from '../../domain/feed/silence.ts';
import { type Minutes, minutesOfDay } from '../../domain/feed/trading-calendar.ts';
import { addDays, dayOf } from '../../domain/subscription/calendar.ts';
import type { SegmentDays } from './segment-days.ts';

const minuteMs = 60_000;

/** The state of a segment at a moment. */
export type SegmentNow = {
  readonly mic: string;
  readonly dataType: DataType;
  readonly isTrading: boolean;
  /** Number of minutes without a row after which it is silent; null if unknown. */
  readonly limit: number | null;
  readonly silence: { readonly since: Date; readonly sinceOpening: boolean } | null;
};

const aDayEarlier = (periods: readonly Minutes[]): readonly Minutes[] =>
  periods.map(([from, to]) => [from - minutesOfDay, to - minutesOfDay]);

/** The hours of yesterday and of today; those that go on past midnight are one period. */
function joined(yesterday: readonly Minutes[], today: readonly Minutes[]): readonly Minutes[] {
  const [opens, ends] = yesterday.at(-1) ?? [];
  const [first, ...others] = today;
  if (opens === undefined || first === undefined || ends !== first[0]) return [...yesterday, ...today];
  return [...yesterday.slice(0, -1), [opens, first[1]], ...others];
}

/** @param asOf nothing that was published later is known */
export function segmentNow(segment: SegmentDays, asOf: Date): SegmentNow {
  const day = dayOf(asOf);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const minute = Math.floor((asOf.getTime() - midnight) / minuteMs);
  const before = segment.dayOf(addDays(day, -1), minutesOfDay);
  const today = segment.dayOf(day, minute + 1);
  const known = {
    hours: joined(aDayEarlier(before.hours), today.hours),
    published: [...aDayEarlier(before.published), ...today.published],
    limit: today.limit,
  };
  const silence = silenceAt(known, minute);
  return {
    mic: segment.mic,
    dataType: segment.dataType,
    isTrading: today.hours.some(([opens, closes]) => opens <= minute && minute < closes),
    limit: known.limit,
    silence: silence && {
      since: new Date(midnight + silence.since * minuteMs),
      sinceOpening: silence.sinceOpening,
    },
  };
}
