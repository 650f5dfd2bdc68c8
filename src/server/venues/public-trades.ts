import type { PublicTrade, PublicTrades, VenueNow } from '../../contract/generated/types.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BusinessClock } from '../clock.ts';
import { readCalendars } from '../condition/calendar-store.ts';
import { readSegmentDays } from '../condition/segment-days.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { cutOffNow } from '../feed/cut-off.ts';
import { priceUnitSql, timeSql } from '../feed/field-sql.ts';
import { publicRows } from './public-rows.ts';
import { secondOf, segmentToday, silencesOf, stateNow } from './segments-today.ts';

const most = 10;
const hourMs = 3_600_000;
/** How far before the last minute with a trade they are looked for: rows are found by their time alone. */
const reachHours = [1, 24, 24 * 7] as const;

/** The last reports of trades up to a cut-off. @param lastMinute the last one known to have a trade; null: none has */
async function lastTrades(
  pool: Database,
  cutOff: string,
  lastMinute: string | null,
): Promise<PublicTrades['trades']> {
  const last = lastMinute === null ? Date.parse(cutOff) : Date.parse(lastMinute);
  let trades: PublicTrade[] = [];
  for (const hours of reachHours) {
    const { rows } = await pool.query<PublicTrade>({
      name: 'last-trades',
      text: `SELECT ${timeSql('t.published_at')} AS "publishedAt", t.kind, i.code AS instrument, i.description,
               g.venue_mic AS venue, t.segment_mic AS segment, t.price::text AS price,
               CASE WHEN t.price IS NOT NULL THEN t.unit END AS "priceUnit", t.quantity::text AS quantity, t.flags
             FROM (SELECT id, published_at, kind, instrument_id, segment_mic, price, ${priceUnitSql} AS unit,
                     coalesce(measured_quantity, volume) AS quantity, flags
                   FROM trades WHERE published_at <= $1 AND published_at >= $2
                   ORDER BY published_at DESC, id DESC LIMIT $3) t
             JOIN instruments i ON i.id = t.instrument_id JOIN segments g ON g.mic = t.segment_mic
             ORDER BY t.published_at DESC, t.id DESC`,
      values: [cutOff, new Date(last - hours * hourMs), most],
    });
    trades = rows;
    if (rows.length === most) break;
  }
  return trades;
}

/** The newest files of whole days that are open, and the newest reports. */
async function newest(pool: Database, now: Date): Promise<Pick<PublicTrades, 'files' | 'reports'>> {
  const files = await pool.query<{ day: string; dataType: 'order' | 'trade'; venues: number; bytes: string }>(
    {
      name: 'newest-open-files',
      text: `SELECT DISTINCT ON (data_type) day, data_type AS "dataType", count(DISTINCT venue_mic)::integer AS venues,
             sum(size) AS bytes
           FROM open_data_files WHERE span = 'day' AND opens_at <= $1
           GROUP BY data_type, day ORDER BY data_type DESC, day DESC`,
      values: [now],
    },
  );
  const reports = await pool.query<PublicTrades['reports'][number]>({
    name: 'newest-reports',
    text: `SELECT DISTINCT ON (p.type) p.type, r.report_date AS date, count(*)::integer AS publishers
           FROM publishers p JOIN reports r ON r.publisher_id = p.id
           WHERE EXISTS (SELECT FROM report_files rf JOIN published_files f ON f.id = rf.file_id
                         WHERE rf.report_id = r.id AND f.withdrawn_at IS NULL)
           GROUP BY p.type, r.report_date ORDER BY p.type DESC, r.report_date DESC`,
  });
  return {
    files: files.rows.map((file) => ({ ...file, bytes: Number(file.bytes) })),
    reports: reports.rows,
  };
}

/** The last public trades, every venue as it is now, and what was published last: nothing of the last 15 minutes. */
export async function publicTrades(pool: Database, clock: BusinessClock): Promise<PublicTrades> {
  const cutOff = cutOffNow(true, clock);
  const asOf = new Date(cutOff.at);
  const day = dayOf(asOf);
  const calendars = await readCalendars(pool);
  const [venues, segments, rows, published] = await Promise.all([
    pool.query<Pick<VenuesRow, 'mic' | 'name' | 'type'>>({
      name: 'venues-now',
      text: 'SELECT mic, name, type FROM venues ORDER BY venue_group_id, name',
    }),
    readSegmentDays(pool, calendars, {}, [day, day]),
    publicRows(pool, null, day, cutOff),
    newest(pool, clock.now()),
  ]);
  const venuesNow = venues.rows.map(({ mic, name, type }): VenueNow => {
    const own = segments.filter(({ venueMic }) => venueMic === mic);
    const trades = own
      .filter(({ dataType }) => dataType === 'trade')
      .map((segment) =>
        segmentToday(segment, day, asOf, rows.get(`${segment.dataType} ${segment.mic}`) ?? 0),
      );
    return {
      venue: mic,
      venueName: name,
      type,
      state: stateNow(calendars.get(mic), clock.now()),
      silences: [...silencesOf(own, asOf)],
      lastTrade:
        trades
          .flatMap(({ lastMinute }) => lastMinute ?? [])
          .sort()
          .at(-1) ?? null,
      trades: trades.reduce((sum, segment) => sum + segment.rows, 0),
      usualTrades: trades.reduce<number | null>(
        (sum, { usualRows }) => (usualRows === null ? sum : (sum ?? 0) + usualRows),
        null,
      ),
    };
  });
  const lastMinute =
    venuesNow
      .flatMap(({ lastTrade }) => lastTrade ?? [])
      .sort()
      .at(-1) ?? null;
  return {
    asOf: secondOf(asOf),
    trades: await lastTrades(pool, cutOff.at, lastMinute),
    venues: venuesNow,
    ...published,
  };
}
