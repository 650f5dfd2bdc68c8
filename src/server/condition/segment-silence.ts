import type { components } from '../../contract/generated/types.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CutOff } from '../feed/cut-off.ts';
import { readCalendars } from './calendar-store.ts';
import { readSegmentDays } from './segment-days.ts';
import { segmentNow } from './silence-now.ts';

type SegmentSilence = components['schemas']['SegmentSilence'];

const timeOf = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

/** Whether a segment of a venue is silent, as far as a reader may know. */
export async function segmentSilence(
  pool: Database,
  dataType: DataType,
  { venue, segment }: { readonly venue: string; readonly segment: string },
  cutOff: CutOff,
): Promise<SegmentSilence> {
  const asOf = new Date(cutOff.at);
  const day = dayOf(asOf);
  const calendars = await readCalendars(pool);
  const [days] = await readSegmentDays(pool, calendars, { venue, segment, dataType }, [day, day]);
  const now = days ? segmentNow(days, asOf) : null;
  return {
    AsOf: timeOf(asOf),
    IsTrading: now?.isTrading ?? false,
    ExpectedEvery: now?.limit ?? null,
    SilentSince: now?.silence ? timeOf(now.silence.since) : null,
    SinceOpening: now?.silence?.sinceOpening ?? false,
  };
}
