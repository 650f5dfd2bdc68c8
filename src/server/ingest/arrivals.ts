import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { NoticeChannel } from '../database/notices.ts';

/** Holds off the next arrivals of a kind of row until the transaction ends: what is summed is what has arrived. */
export async function lockHead(client: Transaction, dataType: DataType): Promise<void> {
  await client.query('SELECT FROM feed_heads WHERE data_type = $1 FOR UPDATE', [dataType]);
}

/**
 * Notifies the followers of the feed of what this transaction has added, once it is committed. Needs the table `seen`
 * of the file's sources, and the lock of `lockMerge`; until the transaction ends it also has that of `lockHead`.
 */
export async function notifyArrivals(client: Transaction, dataType: DataType): Promise<void> {
  await client.query(
    `WITH drawn AS MATERIALIZED (SELECT last_value FROM ${dataType}s_id), head AS (
       UPDATE feed_heads h SET last_id = d.last_value,
         summed_id = CASE h.summed_id WHEN h.last_id THEN d.last_value ELSE h.summed_id END
       FROM drawn d WHERE h.data_type = $1 RETURNING h.last_id
     )
     INSERT INTO feed_arrivals (data_type, last_id, instrument_id, segment_mic, system, first_published_at)
     SELECT $1, head.last_id, s.instrument_id, s.segment_mic, s.system, s.first_at FROM seen s, head`,
    [dataType],
  );
  await client.query('SELECT pg_notify($1, $2)', ['daylight_arrivals' satisfies NoticeChannel, dataType]);
}

/** How long arrivals are kept, in milliseconds; a reader away for longer loads the view again. */
const knownMs = 48 * 60 * 60_000;

/**
 * Removes arrivals older than two days. Those of a kind that is being loaded stay until the next time.
 *
 * @param now real time
 */
export async function pruneArrivals(pool: Database, now: Date): Promise<void> {
  await pool.query(
    `WITH heads AS (SELECT data_type FROM feed_heads FOR UPDATE SKIP LOCKED),
     gone AS (
       DELETE FROM feed_arrivals a USING heads h
       WHERE a.data_type = h.data_type AND a.arrived_at < $1 RETURNING a.data_type, a.last_id
     )
     UPDATE feed_heads f SET forgotten_id = greatest(f.forgotten_id, g.last_id)
     FROM (SELECT data_type, max(last_id) AS last_id FROM gone GROUP BY data_type) g
     WHERE f.data_type = g.data_type`,
    [new Date(now.getTime() - knownMs)],
  );
}
