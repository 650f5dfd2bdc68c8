import type { VenueFacts } from '../../contract/generated/types.ts';
import { feedViews } from '../../domain/feed/feed-views.ts';
import { tradingHours } from '../../domain/feed/trading-calendar.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BusinessClock } from '../clock.ts';
import { readCalendars } from '../condition/calendar-store.ts';
import { dayConditions, hoursOf } from '../condition/month-conditions.ts';
import { readSegmentDays } from '../condition/segment-days.ts';
import { cutOffNow } from '../feed/cut-off.ts';
import { Refusal } from '../http/refusal.ts';
import { publicRows } from './public-rows.ts';
import { secondOf, segmentToday, silencesOf, stateNow } from './segments-today.ts';

type VenueRow = Pick<
  VenueFacts,
  | 'venueName'
  | 'type'
  | 'group'
  | 'legalEntity'
  | 'lei'
  | 'country'
  | 'city'
  | 'orders'
  | 'trades'
  | 'segments'
  | 'firstYear'
> & { readonly assetClasses: string[]; readonly systems: string[] };

/** What is known of a venue and published by a cut-off; null if there is no such venue. */
async function readVenue(pool: Database, venue: string, cutOff: string): Promise<VenueRow | null> {
  const { rows } = await pool.query<VenueRow>({
    name: 'venue-facts',
    text: `SELECT v.name AS "venueName", v.type, v.venue_group_id AS group, v.legal_entity AS "legalEntity", v.lei,
             v.country, v.city, v.has_orders AS orders, v.has_trades AS trades,
             (SELECT json_agg(json_build_object('mic', g.mic, 'operatingMic', g.operating_mic, 'name', g.name)
                ORDER BY g.mic) FROM segments g WHERE g.venue_mic = v.mic) AS segments,
             ARRAY(SELECT DISTINCT c.asset_class FROM catalogue_classes c
                WHERE c.venue_mic = v.mic AND c.first_published_at <= $2 ORDER BY c.asset_class) AS "assetClasses",
             ARRAY(SELECT DISTINCT c.system FROM catalogue_sources c JOIN segments g ON g.mic = c.segment_mic
                WHERE g.venue_mic = v.mic AND c.data_type = 'order' AND c.first_published_at <= $2) AS systems,
             date_part('year', least(($2::timestamptz AT TIME ZONE 'UTC')::date,
               (SELECT min(d.day) FROM feed_days d JOIN segments g ON g.mic = d.segment_mic
                WHERE g.venue_mic = v.mic)))::integer AS "firstYear"
           FROM venues v WHERE v.mic = $1`,
    values: [venue, cutOff],
  });
  return rows[0] ?? null;
}

/**
 * A venue as everybody may see it: nothing of the last 15 minutes.
 *
 * @param asked the year wanted; null for that of today
 * @throws Refusal if there is no such venue
 */
export async function venueFacts(
  pool: Database,
  clock: BusinessClock,
  venue: string,
  asked: string | null,
): Promise<VenueFacts> {
  const cutOff = cutOffNow(true, clock);
  const asOf = new Date(cutOff.at);
  const day = dayOf(asOf);
  const year = asked ?? day.slice(0, 4);
  const known = await readVenue(pool, venue, cutOff.at);
  if (known === null) throw new Refusal('not-found', 'There is no such venue.');
  const { systems, segments: named, ...facts } = known;
  const calendars = await readCalendars(pool);
  const calendar = calendars.get(venue);
  const [segments, rows, conditions] = await Promise.all([
    readSegmentDays(pool, calendars, { venue }, [day, day]),
    publicRows(pool, venue, day, cutOff),
    dayConditions(pool, venue, [`${year}-01-01`, `${year}-12-31`], asOf),
  ]);
  return {
    venue,
    ...facts,
    segments: named,
    orderTypes: Object.values(feedViews).flatMap(({ system, orderType }) =>
      system !== null && systems.includes(system) ? [orderType] : [],
    ),
    asOf: secondOf(asOf),
    timeZone: calendar?.timeZone ?? null,
    state: stateNow(calendar, clock.now()),
    hours: calendar ? hoursOf(day, tradingHours(calendar, day)) : null,
    silences: [...silencesOf(segments, asOf)],
    today: segments.flatMap((segment) => {
      const published = rows.get(`${segment.dataType} ${segment.mic}`) ?? 0;
      // What is past the cut-off must not show that there is such a segment.
      const isKnown = published > 0 || segment.recentBefore(day).some(([, known]) => known.rows > 0);
      return isKnown ? [segmentToday(segment, day, asOf, published)] : [];
    }),
    year: Number(year),
    days: conditions.days,
  };
}
