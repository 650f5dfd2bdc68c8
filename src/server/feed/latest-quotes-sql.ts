import { timeSql } from './field-sql.ts';
import { isOfClass } from './tape-sql.ts';

/**
 * When instruments last published an order in a slice of time, and where, newest first: of the segments $1, asset class $2
 * and sub-asset class $3, before the key $4 and $5, since $6, without the instruments $7, at most $8.
 */
export const latestOrdersSql = `SELECT i.id, i.code, i.description, n.segment_mic AS "segmentMic", g.venue_mic AS "venueMic",
    n.system, ${timeSql('n.published_at')} AS last
  FROM (
    SELECT DISTINCT ON (r.instrument_id) r.instrument_id, r.segment_mic, r.system, r.published_at, r.id FROM orders r
    WHERE r.published_at >= $6::timestamptz AND r.published_at <= $4::timestamptz
      AND (r.published_at, r.id) < ($4::timestamptz, $5::bigint) AND r.segment_mic = ANY ($1::text[])
      AND NOT r.instrument_id = ANY ($7::integer[]) AND ${isOfClass}
    ORDER BY r.instrument_id, r.published_at DESC, r.id DESC
  ) n JOIN instruments i ON i.id = n.instrument_id JOIN segments g ON g.mic = n.segment_mic
  ORDER BY n.published_at DESC, n.id DESC LIMIT $8::integer`;
