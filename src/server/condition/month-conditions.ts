import type { components } from '../../contract/generated/types.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import { conditionOf } from '../../domain/feed/day-condition.ts';
import { holidayOn, type Minutes, minutesOfDay, tradingHours } from '../../domain/feed/trading-calendar.ts';
import { addDays, type Day, firstOfNextMonth } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { readCalendars } from './calendar-store.ts';
import { type KeptMark, marksOf } from './day-marks.ts';
import { readSegmentDays, type SegmentDays } from './segment-days.ts';

type MonthConditions = components['schemas']['MonthConditions'];
type DataCondition = components['schemas']['DataCondition'];

const minuteMs = 60_000;

const timeOf = (day: Day, minute: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * minuteMs).toISOString().replace('.000Z', 'Z');

/** Hours of a day as answers write them. */
export const hoursOf = (day: Day, hours: readonly Minutes[]): components['schemas']['TradingHours'] =>
  hours.map(([from, to]) => ({ from: timeOf(day, from), to: timeOf(day, to) }));

type Judged = {
  readonly day: Day;
  readonly hours: readonly Minutes[] | null;
  readonly holiday: string | null;
  readonly since: Day | null;
  readonly segments: readonly SegmentDays[];
  readonly mark: KeptMark | undefined;
  /** Whether the rows of this day, of every venue, are in the archive. */
  readonly isArchived: boolean;
  /** Nothing that was published later is taken into account. */
  readonly asOf: Date;
};

function judge({ day, hours, holiday, since, segments, mark, isArchived, asOf }: Judged): DataCondition {
  const now = Math.floor((asOf.getTime() - Date.parse(`${day}T00:00:00Z`)) / minuteMs);
  const isOver = now >= minutesOfDay;
  const taken = segments.map((segment) => {
    const own = segment.on(day);
    const known = segment.dayOf(day, now);
    return {
      mic: segment.mic,
      ...known,
      rows: known.published.length > 0 ? (own?.rows ?? 0) : 0,
      rejected: own?.rejected ?? 0,
      changedAt: own?.changedAt ?? '',
    };
  });
  const operatorMark =
    mark && mark.condition !== 'derived' ? { condition: mark.condition, reason: mark.reason } : null;
  const { condition, reasons } = conditionOf(
    { day, hours, holiday, since, segments: taken, mark: operatorMark },
    now,
  );
  const asOfText = asOf.toISOString().replace(/\.\d+Z$/, 'Z');
  const changes = taken.map(({ changedAt }) => [changedAt, asOfText].sort()[0] ?? '');
  const rows = taken.reduce((sum, { rows }) => sum + rows, 0);
  return {
    condition,
    reasons: [...reasons],
    // The count of an unfinished day would reveal rows that are not open yet.
    rows: isOver ? rows : null,
    changedAt: [...changes, mark?.at ?? ''].sort().at(-1) || null,
    ...(isArchived && rows > 0 ? { inArchive: true } : {}),
  };
}

/**
 * The condition of a venue's orders and trades on each day of a month.
 *
 * @param month `YYYY-MM`
 * @throws Refusal if there is no such venue
 */
export async function monthConditions(
  pool: Database,
  venueMic: string,
  month: string,
  asOf: Date,
): Promise<MonthConditions> {
  const first = `${month}-01`;
  const last = addDays(firstOfNextMonth(first), -1);
  return {
    venue: venueMic,
    month,
    asOf: asOf.toISOString().replace(/\.\d+Z$/, 'Z'),
    ...(await dayConditions(pool, venueMic, [first, last], asOf)),
  };
}

/** The condition of a venue's data on each of these days. @throws Refusal if there is no such venue */
export async function dayConditions(
  pool: Database,
  venueMic: string,
  [first, last]: readonly [Day, Day],
  asOf: Date,
): Promise<Pick<MonthConditions, 'venueName' | 'timeZone' | 'days'>> {
  const { rows } = await pool.query<{
    name: string;
    has_orders: boolean;
    has_trades: boolean;
    since: Day | null;
  }>(
    `SELECT name, has_orders, has_trades,
       (SELECT min(d.day) FROM feed_days d JOIN segments g ON g.mic = d.segment_mic
          WHERE g.venue_mic = v.mic AND d.rows > 0) AS since
     FROM venues v WHERE mic = $1`,
    [venueMic],
  );
  const venue = rows[0];
  if (!venue) throw new Refusal('not-found', 'There is no such venue.');
  const calendars = await readCalendars(pool);
  const [segments, marks, archived] = await Promise.all([
    readSegmentDays(pool, calendars, { venue: venueMic }, [first, last]),
    marksOf(pool, venueMic, [first, last]),
    pool.query<{ dataType: DataType; day: Day }>(
      `SELECT DISTINCT data_type AS "dataType", day FROM archived_days
       WHERE dropped_at IS NOT NULL AND day >= $1 AND day <= $2`,
      [first, last],
    ),
  ]);
  const calendar = calendars.get(venueMic);
  const archivedDays = new Set(archived.rows.map(({ dataType, day }) => `${dataType} ${day}`));
  const days: MonthConditions['days'] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const hours = calendar ? tradingHours(calendar, day) : null;
    const holiday = calendar ? holidayOn(calendar, day) : null;
    const of = (dataType: DataType): DataCondition =>
      judge({
        day,
        hours,
        holiday,
        since: venue.since,
        segments: segments.filter((segment) => segment.dataType === dataType),
        mark: marks.find((mark) => mark.day === day && mark.dataType === dataType),
        isArchived: archivedDays.has(`${dataType} ${day}`),
        asOf,
      });
    days.push({
      day,
      hours: hours && hoursOf(day, hours),
      orders: venue.has_orders ? of('order') : null,
      trades: venue.has_trades ? of('trade') : null,
    });
  }
  return { venueName: venue.name, timeZone: calendar?.timeZone ?? null, days };
}
