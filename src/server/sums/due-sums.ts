import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { tradeDayOf } from '../feed/reports-sql.ts';
import { lockHead } from '../ingest/arrivals.ts';
import { alike, endOf, named, spansOf, startOf, summed } from './sums-sql.ts';

// Noted again, an hour or day is summed again, even by a job that is about to finish with it.
const noteSql = (places: string): string => `INSERT INTO sums_due
    (data_type, segment_mic, span, starts_at, ends_at, arrived_id)
  SELECT h.data_type, p.segment_mic, p.span, p.starts_at, ${endOf('p')}, h.last_id
  FROM (SELECT DISTINCT segment_mic, span, starts_at FROM ${places}) p JOIN feed_heads h ON h.data_type = $1
  ON CONFLICT (data_type, segment_mic, span, starts_at) DO UPDATE SET arrived_id = excluded.arrived_id`;

// The earlier reports of the transactions, of any kind: they count no longer. They lie between trade and publication,
// which are mostly within two hours; only for the others are they looked up, each through the index of identities, since
// a plan for all at once might read whole months.
const earlierSql = (rows: string): string => `SELECT instrument_id, segment_mic, traded_at FROM ${rows} n
    WHERE kind = 'New' AND published_at < traded_at + interval '1 hour'
      AND ${startOf('hour', 'traded_at')} <> ${startOf('hour', 'published_at')}
  UNION ALL
  SELECT e.instrument_id, e.segment_mic, e.published_at
  FROM ${rows} s CROSS JOIN LATERAL (
    SELECT e.* FROM trades e
    WHERE e.segment_mic = s.segment_mic AND e.trade_day = s.trade_day AND e.transaction_id = s.transaction_id
      AND e.instrument_id + 0 = s.instrument_id AND e.published_at <= s.published_at
      AND e.published_at >= ${tradeDayOf('s')} AND (e.published_at < s.published_at OR e.kind <> s.kind)
    OFFSET 0) e
  WHERE s.kind <> 'New' OR s.published_at >= s.traded_at + interval '1 hour'`;

/**
 * Removes the sums that new rows change, and notes what has to be summed. To be called once `feed_heads` tells of the
 * rows, with the lock of `lockHead`.
 *
 * @param rows the new rows, as a relation
 */
export async function noteDueSums(client: Transaction, dataType: DataType, rows: string): Promise<void> {
  const { sums, source } = summed[dataType];
  const changed = `SELECT ${named(source)}, published_at FROM ${rows} n
    ${dataType === 'trade' ? `UNION ALL ${earlierSql(rows)}` : ''}`;
  await client.query(
    `WITH places AS MATERIALIZED (
       SELECT DISTINCT ${named(source)}, p.span, p.starts_at FROM (
         SELECT DISTINCT ${named(source)}, ${startOf('hour', 'published_at')} AS hour FROM (${changed}) c
       ) h CROSS JOIN LATERAL ${spansOf('h.hour')}
     ), gone AS (
       DELETE FROM ${sums} k USING places p WHERE ${alike([...source, 'span', 'starts_at'], 'k', 'p')}
     ) ${noteSql('places')}`,
    [dataType],
  );
}

/**
 * Notes what was not noted when it arrived: everything from before there were sums, and what a program adds that does
 * not know of them. Of its sources, all sums are made anew.
 */
export async function noteUnseen(pool: Database, dataType: DataType): Promise<void> {
  const { rows, sums, source } = summed[dataType];
  const hours = `SELECT DISTINCT ${named(source)}, ${startOf('hour', 'published_at')} AS hour FROM ${rows}`;
  // Most of it is read while files go on arriving, the rest while they wait.
  for (let isLocked = false; ; isLocked = true) {
    const isDone = await pool.transaction(async (client) => {
      await client.liftTimeLimit();
      if (isLocked) await lockHead(client, dataType);
      const { rows: unseen } = await client.query<{ from: string; to: string }>(
        `SELECT summed_id AS "from", last_id AS "to" FROM feed_heads WHERE data_type = $1 AND summed_id <> last_id`,
        [dataType],
      );
      if (!unseen[0]) return true;
      const { from, to } = unseen[0];
      await client.query(`CREATE TEMP TABLE unseen ON COMMIT DROP AS ${hours} WITH NO DATA`);
      await client.query(`INSERT INTO unseen ${hours} WHERE id > $1::bigint AND id <= $2::bigint`, [
        from,
        to,
      ]);
      // Before the first note: a file that arrives notes too, and has this lock by then.
      if (!isLocked) await lockHead(client, dataType);
      await client.query(
        `WITH places AS (
           SELECT u.segment_mic, p.span, p.starts_at FROM (SELECT DISTINCT segment_mic, hour FROM unseen) u
           CROSS JOIN LATERAL ${spansOf('u.hour')}
         ) ${noteSql('places')}`,
        [dataType],
      );
      await client.query(
        `WITH places AS (
           DELETE FROM ${sums} k USING (SELECT DISTINCT ${named(source)} FROM unseen) s
           WHERE ${alike(source, 'k', 's')} RETURNING k.segment_mic, k.span, k.starts_at
         ) ${noteSql('places')}`,
        [dataType],
      );
      await client.query('UPDATE feed_heads SET summed_id = $2 WHERE data_type = $1', [dataType, to]);
      return false;
    });
    if (isDone) return;
  }
}

/** How far back sums are made anew: the figures of an instrument are of 30 days. */
const renewedDays = 31;

/**
 * Notes what an earlier release has summed without amounts that are needed now: of the newest such day, so that what has
 * just ended waits for one day at most. Until they are made anew, the sums serve whoever can do without.
 *
 * @param now business time
 */
export async function noteLacking(pool: Database, dataType: DataType, now: Date): Promise<void> {
  const { sums, lackAmounts } = summed[dataType];
  const { rows } = await pool.query<{ day: string | null }>(
    `SELECT ${startOf('day', 'max(k.starts_at)')} AS day FROM ${sums} k
     WHERE ${lackAmounts} AND k.starts_at >= $1::timestamptz - make_interval(days => $2)`,
    [now, renewedDays],
  );
  const day = rows[0]?.day ?? null;
  if (day === null) return;
  await pool.transaction(async (client) => {
    await lockHead(client, dataType);
    await client.query(
      `WITH places AS (
         SELECT k.segment_mic, k.span, k.starts_at FROM ${sums} k
         WHERE ${lackAmounts} AND k.starts_at >= $2 AND k.starts_at < $2::timestamptz + interval '1 day'
       ) ${noteSql('places')}`,
      [dataType, day],
    );
  });
}
