import type { OperatorSegment } from '../../contract/generated/types.ts';
import { expectedBy, segmentState } from '../../domain/operator/segment-state.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BusinessClock } from '../clock.ts';
import { readCalendars } from '../condition/calendar-store.ts';
import { readSegmentDays } from '../condition/segment-days.ts';
import { cutOffNow } from '../feed/cut-off.ts';
import { publicRows } from '../venues/public-rows.ts';
import { segmentToday, silencesOf, stateNow } from '../venues/segments-today.ts';

/** What each segment has published today, without a delay, beside what is usual until now. */
export async function segmentsNow(pool: Database, clock: BusinessClock): Promise<OperatorSegment[]> {
  const cutOff = cutOffNow(false, clock);
  const now = new Date(cutOff.at);
  const day = dayOf(now);
  const minute = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / 60_000;
  const calendars = await readCalendars(pool);
  const [segments, rows] = await Promise.all([
    readSegmentDays(pool, calendars, {}, [day, day]),
    publicRows(pool, null, day, cutOff),
  ]);
  const silences = silencesOf(segments, now);
  return segments.map((segment): OperatorSegment => {
    const { mic, venueMic, dataType } = segment;
    const today = segmentToday(segment, day, now, rows.get(`${dataType} ${mic}`) ?? 0);
    const expected = expectedBy(today.usualRows, today.usualMinutes, minute);
    const figures = {
      isOpen: stateNow(calendars.get(mic) ?? calendars.get(venueMic), now).isOpen,
      isSilent: silences.some((one) => one.segment === mic && one.dataType === dataType),
      expected,
      received: today.rows,
    };
    return {
      Segment: mic,
      Venue: venueMic,
      DataType: dataType,
      State: segmentState(figures),
      Expected: expected,
      Received: today.rows,
      Rejected: segment.on(day)?.rejected ?? 0,
      LastMinute: today.lastMinute,
      Minutes: today.minutes,
      UsualMinutes: today.usualMinutes,
    };
  });
}
