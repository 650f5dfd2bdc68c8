import type { Transaction } from '../../platform/database/database.ts';
import { lateDays, reportedUntil, tradeDayOf } from '../feed/reports-sql.ts';

/** An amendment of a trade that was published under another day, instrument or segment. */
type Stray = {
  readonly line: string;
  readonly changed: 'day' | 'instrument' | 'segment';
  /** What the trade was published under. */
  readonly published: string;
};

/** Whether days since the trade `row` are in the archive, as SQL: what it refers to may be in one of these. */
export const mayBeArchived = (row: string): string => `EXISTS (SELECT FROM archived_days d
      WHERE d.data_type = 'trade' AND d.dropped_at IS NOT NULL AND d.day >= ${row}.trade_day)`;

/** How many days a corrected trading day may be away from the first one. */
const mostDays = lateDays;

const amended = `e.transaction_id = s.transaction_id AND e.kind <> 'Cancelled'
  AND (e.published_at < s.published_at OR e.published_at = s.published_at AND e.kind = 'New')`;
const ofDay = (day: string): string =>
  `e.trade_day = ${day}.trade_day AND e.published_at >= ${tradeDayOf(day)} AND e.published_at <= ${day}.reported_until`;
const looksAlike = `(e.price = s.price OR e.volume = s.volume OR e.notional_amount = s.notional_amount)`;
const inStaging = (condition: string): string => `SELECT e.* FROM staging e WHERE ${condition}`;

/** One report of a transaction, by the index of its identity, in the months it can be in, or of the same file. */
const stored = (columns: string, condition: string): string => `(
    SELECT ${columns} FROM trades e WHERE ${condition} LIMIT 1
  ) UNION ALL (SELECT ${columns} FROM (${inStaging(condition)}) e LIMIT 1)`;

// Codes may be used again on another day, so a trade of another day is the amended one only if it looks like it.
const strayAmendmentsSql = `WITH days AS MATERIALIZED (
    SELECT d.*, ${reportedUntil('d', 'd.segment_mic')} AS reported_until
    FROM (SELECT DISTINCT segment_mic, trade_day FROM staging WHERE kind = 'Amended') d
  ), stray AS MATERIALIZED (
    SELECT s.* FROM (
      SELECT s.*, d.reported_until, g.venue_mic FROM staging s JOIN days d USING (segment_mic, trade_day)
      JOIN segments g ON g.mic = s.segment_mic WHERE s.kind = 'Amended' OFFSET 0
    ) s WHERE NOT EXISTS (SELECT FROM (${stored(
      '1',
      `e.segment_mic = s.segment_mic AND e.instrument_id = s.instrument_id AND ${ofDay('s')} AND ${amended}`,
    )}) f) AND NOT ${mayBeArchived('s')}
    ORDER BY s.line_no LIMIT 1000
  )
  SELECT s.line_no AS line, f.changed, f.published FROM stray s CROSS JOIN LATERAL (
    SELECT 'day' AS changed, e.trade_day::text AS published, abs(e.trade_day - s.trade_day) AS far FROM (
      SELECT d.*, ${reportedUntil('d', 's.segment_mic')} AS reported_until
      FROM (SELECT s.trade_day + n AS trade_day FROM generate_series(-${mostDays}, ${mostDays}) n WHERE n <> 0) d OFFSET 0
    ) d CROSS JOIN LATERAL (${stored(
      'e.trade_day',
      `e.segment_mic = s.segment_mic AND e.instrument_id = s.instrument_id AND ${ofDay('d')} AND ${amended} AND ${looksAlike}`,
    )}) e
    UNION ALL
    SELECT 'instrument', i.code, 100 FROM (${stored(
      'e.instrument_id',
      `e.segment_mic = s.segment_mic AND e.instrument_id <> s.instrument_id AND ${ofDay('s')} AND ${amended}`,
    )}) e JOIN instruments i ON i.id = e.instrument_id
    UNION ALL
    SELECT 'segment', g.mic, 101 FROM segments g CROSS JOIN LATERAL (${stored(
      '1',
      `e.segment_mic = g.mic AND e.instrument_id = s.instrument_id AND ${ofDay('s')} AND ${amended} AND ${looksAlike}`,
    )}) e WHERE g.venue_mic = s.venue_mic AND g.mic <> s.segment_mic
    ORDER BY far LIMIT 1
  ) f ORDER BY 1`;

const words = {
  day: 'the trading day is a part of what identifies it, and under this code it was published for',
  instrument: 'the instrument is a part of what identifies it, and under this code it was published for',
  segment: 'the segment is a part of what identifies it, and it was published for',
} as const;

/** Amendments that change what identifies a trade, each with what is to be sent instead. */
export async function strayAmendments(client: Transaction): Promise<ReadonlyMap<number, string>> {
  const amends = await client.query(`SELECT FROM staging WHERE kind = 'Amended' LIMIT 1`);
  if (amends.rowCount === 0) return new Map();
  // Each amendment is looked for among the file's lines, dozens of times if it is found nowhere.
  await client.query('CREATE INDEX IF NOT EXISTS staging_transaction ON staging (transaction_id)');
  const { rows } = await client.query<Stray>(strayAmendmentsSql);
  return new Map(
    rows.map(({ line, changed, published }) => [
      Number(line),
      `amends a trade that was not published before: ${words[changed]} ${published}; cancel that report with CANC and send the trade anew, without AMND`,
    ]),
  );
}
