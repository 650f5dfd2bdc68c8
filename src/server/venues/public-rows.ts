import type { DataType } from '../../domain/feed/data-types.ts';
import type { Day } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CutOff } from '../feed/cut-off.ts';

/** The rows of segments that are past the cut-off, as ingest does not count them apart. */
const laterSql = (
  dataType: DataType,
): string => `SELECT '${dataType}' AS data_type, segment_mic, count(*) AS rows
  FROM ${dataType}s WHERE published_at > $2 AND published_at < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'
    AND ($3::text IS NULL OR segment_mic IN (SELECT mic FROM segments WHERE venue_mic = $3))
  GROUP BY segment_mic`;

/**
 * The number of rows of each segment that were published on a day up to a cut-off, by `${dataType} ${mic}`. What ingest
 * has counted and what is to be left out of it are read in one statement, so that no row comes in between.
 *
 * @param venue MIC; null for all venues
 */
export async function publicRows(
  pool: Database,
  venue: string | null,
  day: Day,
  cutOff: CutOff,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ key: string; rows: string }>({
    name: 'public-rows',
    text: `SELECT d.data_type || ' ' || d.segment_mic AS key, d.rows - coalesce(l.rows, 0) AS rows
           FROM feed_days d JOIN segments g ON g.mic = d.segment_mic
           LEFT JOIN (${laterSql('trade')} UNION ALL ${laterSql('order')}) l
             ON l.data_type = d.data_type AND l.segment_mic = d.segment_mic
           WHERE d.day = $1 AND ($3::text IS NULL OR g.venue_mic = $3)`,
    values: [day, cutOff.at, venue],
  });
  return new Map(rows.map((row) => [row.key, Number(row.rows)]));
}
