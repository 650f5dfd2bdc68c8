import type { Transaction } from '../../platform/database/database.ts';
import { timeSql } from '../feed/field-sql.ts';
import { sinceOf } from './audit-deps.ts';
import type { Finding } from './finding.ts';

type Compared = { readonly compared: string; readonly differing: string; readonly first: string | null };

// Streams no longer deliver rows that are older than the recorded arrivals: a reader who was away for so long reloads
// the view.
const comparedSql = `SELECT count(*) AS compared, count(fault) AS differing,
    min(concat_ws(', ', data_type, code, segment_mic) || ' of ' || published || ': ' || fault) AS first
  FROM (
    SELECT r.data_type, coalesce(i.code, 'instrument ' || r.instrument_id) AS code, r.segment_mic,
      ${timeSql('r.published_at')} AS published,
      CASE WHEN r.id > h.last_id THEN 'is in the table, but streams would send it again and again'
        WHEN NOT EXISTS (SELECT FROM feed_arrivals a
          WHERE a.data_type = r.data_type AND a.instrument_id = r.instrument_id AND a.segment_mic = r.segment_mic
            AND a.system = r.system AND a.last_id >= r.id AND a.first_published_at <= r.published_at)
        THEN 'is in the table, but streams would leave it out' END AS fault
    FROM (
      SELECT 'trade' AS data_type, 'TRADE' AS system, id, instrument_id, segment_mic, published_at FROM trades WHERE published_at >= $1::timestamptz
      UNION ALL
      SELECT 'order', system, id, instrument_id, segment_mic, published_at FROM orders WHERE published_at >= $1::timestamptz
    ) r JOIN feed_heads h ON h.data_type = r.data_type AND r.id > h.forgotten_id
    LEFT JOIN instruments i ON i.id = r.instrument_id
  ) recent`;

/** Compares the rows of the last days with the arrivals that wake the streams, in the caller's transaction. */
export async function compareStreams(client: Transaction, since = sinceOf({})): Promise<Finding> {
  const { rows } = await client.query<Compared>(comparedSql, [since]);
  const { compared, differing, first } = rows[0] ?? { compared: '0', differing: '0', first: null };
  const others = Number(differing) < 2 ? '' : `, and ${Number(differing) - 1} more`;
  return {
    about: 'the rows of the last days and the streams',
    compared: Number(compared),
    first: first === null ? null : `${first}${others}`,
  };
}
