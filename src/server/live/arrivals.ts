import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CutOff } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { systemOf } from '../feed/feed-source.ts';
import type { Followed } from './new-rows.ts';

/** A source as a text key. */
export const sourceOf = ({ instrumentId, segment, view }: Followed): string =>
  `${instrumentId} ${segment} ${systemOf(view)}`;

/** Those of these sources for which something has arrived after an id, and the id up to which was looked. */
export async function readArrivals(
  pool: Database,
  dataType: DataType,
  after: string,
  followed: readonly Followed[],
): Promise<{ readonly head: string; readonly sources: ReadonlySet<string> }> {
  const { rows } = await pool.query<{ head: string; sources: readonly string[] | null }>({
    name: 'live-arrivals',
    text: `SELECT h.last_id::text AS head, (
        SELECT array_agg(DISTINCT concat_ws(' ', a.instrument_id, a.segment_mic, a.system)) FROM feed_arrivals a
        JOIN (SELECT DISTINCT * FROM unnest($3::integer[], $4::text[], $5::text[])) AS f (instrument, segment, system)
          ON a.instrument_id = f.instrument AND a.segment_mic = f.segment AND a.system = f.system
        WHERE a.data_type = $1 AND a.last_id > $2::bigint) AS sources
      FROM feed_heads h WHERE h.data_type = $1`,
    values: [
      dataType,
      after,
      followed.map(({ instrumentId }) => instrumentId),
      followed.map(({ segment }) => segment),
      followed.map(({ view }) => systemOf(view)),
    ],
  });
  return { head: rows[0]?.head ?? after, sources: new Set(rows[0]?.sources) };
}

/** The position of a reader who has seen everything. */
export async function positionNow(
  pool: Database,
  dataType: DataType,
  { at, isDelayed }: CutOff,
): Promise<FeedPosition> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT last_id AS id FROM feed_heads WHERE data_type = $1',
    [dataType],
  );
  return { at, isDelayed, id: rows[0]?.id ?? '0' };
}
