import type { DataType } from '../../domain/feed/data-types.ts';
import { silenceAt } from '../../domain/feed/silence.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
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

/** @param asOf nothing that was published later is known */
export function segmentNow(segment: SegmentDays, asOf: Date): SegmentNow {
  const day = dayOf(asOf);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const minute = Math.floor((asOf.getTime() - midnight) / minuteMs);
  const known = segment.dayOf(day, minute + 1);
  const silence = silenceAt(known, minute);
  return {
    mic: segment.mic,
    dataType: segment.dataType,
    isTrading: known.hours.some(([opens, closes]) => opens <= minute && minute < closes),
    limit: known.limit,
    silence: silence && {
      since: new Date(midnight + silence.since * minuteMs),
      sinceOpening: silence.sinceOpening,
    },
  };
}
