import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { lockHead } from '../ingest/arrivals.ts';
import { lockWorld } from '../ingest/line-world.ts';
import { underLease } from '../jobs/lease.ts';
import { type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import { noteLacking, noteUnseen } from './due-sums.ts';
import { alike, fewestRows, named, spansOf, startOf, summed, sumsSql } from './sums-sql.ts';

/** What is due of a segment's day: the day, hours of it, or both; and the latest arrival of each. */
type DueDay = {
  readonly segment: string;
  readonly spans: readonly string[];
  readonly starts: readonly string[];
  readonly arrived: readonly string[];
  readonly first: string;
  readonly end: string;
};

async function dueDays(pool: Database, dataType: DataType, now: Date): Promise<readonly DueDay[]> {
  const { rows } = await pool.query<DueDay>(
    `SELECT segment_mic AS segment, array_agg(span) AS spans, array_agg(starts_at::text) AS starts,
       array_agg(arrived_id::text) AS arrived, min(starts_at) AS first, max(ends_at) AS end
     FROM sums_due WHERE data_type = $1 AND ends_at <= $2
     GROUP BY segment_mic, ${startOf('day', 'starts_at')}
     ORDER BY ${startOf('day', 'starts_at')} DESC, segment_mic`,
    [dataType, now],
  );
  return rows;
}

const readSql = (rows: string, first: string, end: string): string =>
  `${rows} r WHERE r.segment_mic = $1 AND r.published_at >= ${first}::timestamptz AND r.published_at < ${end}::timestamptz`;

/** The hours and days $2, $3 of sources on the segment $1 that have rows enough and no sums, or sums that lack amounts. */
function lackingSql(dataType: DataType): string {
  const { rows, sums, source, lackAmounts } = summed[dataType];
  const place = [...source, 'span', 'starts_at'];
  return `SELECT * FROM (
      SELECT ${named(source, 'r.')}, p.span, p.starts_at FROM (SELECT * FROM ${readSql(rows, '$4', '$5')}) r
        CROSS JOIN LATERAL ${spansOf('r.published_at')}
        JOIN unnest($2::text[], $3::timestamptz[]) d (span, starts_at) USING (span, starts_at)
      GROUP BY ${place.map((_column, at) => at + 1).join(', ')} HAVING count(*) >= ${fewestRows}
    ) l WHERE NOT EXISTS (SELECT FROM ${sums} k WHERE ${alike(place, 'k', 'l')} AND NOT (${lackAmounts}))`;
}

/** The sums of what is in the table `lacking`: of the segment $1, between $2 and $3. */
function computedSql(dataType: DataType): string {
  const { rows, source, units, amounts, supersededAt, mayCount } = summed[dataType];
  const place = [...source, 'span', 'starts_at'];
  return `WITH known AS MATERIALIZED (
      SELECT r.*, ${supersededAt(`'infinity'`, '$1')} AS superseded_at FROM ${readSql(rows, '$2', '$3')}
        AND EXISTS (SELECT FROM lacking l WHERE ${alike(source, 'l', 'r')})
    ), placed AS MATERIALIZED (
      SELECT r.*, l.span, l.starts_at, ${mayCount} AND r.superseded_at IS NULL AS counts
      FROM known r CROSS JOIN LATERAL ${spansOf('r.published_at')}
        JOIN lacking l ON ${alike(source, 'l', 'r')} AND ${alike(['span', 'starts_at'], 'l', 'p')}
    )
    SELECT ${named(place, 's.')}, k.settled_at, ${named([...units, ...amounts], 's.')}
    FROM (${sumsSql(dataType, 'placed', place)}) s
    JOIN (SELECT ${named(place)}, max(greatest(published_at, superseded_at)) AS settled_at FROM placed
      GROUP BY ${named(place)}) k USING (${named(place)})`;
}

/**
 * Sums what is due of a segment's day. Files are held up only while the sums are stored: an hour or day in which
 * something has arrived meanwhile is left for the next time.
 *
 * @returns the number of hours and days
 */
async function sumDay(pool: Database, dataType: DataType, due: DueDay): Promise<number> {
  const { sums, source, units, amounts, lackAmounts } = summed[dataType];
  const columns = named([...source, 'span', 'starts_at', 'settled_at', ...units, ...amounts]);
  const seen = `unnest($2::text[], $3::timestamptz[], $4::bigint[]) d (span, starts_at, arrived_id)`;
  const unchanged = `SELECT FROM sums_due n WHERE n.data_type = $5 AND n.segment_mic = $1
    AND n.span = d.span AND n.starts_at = d.starts_at AND n.arrived_id = d.arrived_id`;
  return pool.transaction(async (client) => {
    await client.liftTimeLimit();
    // Retention waits for this, so that no sums are left of rows that it drops.
    await lockWorld(client);
    const place = named([...source, 'span', 'starts_at']);
    await client.query(
      `CREATE TEMP TABLE lacking ON COMMIT DROP AS SELECT ${place} FROM ${sums} WITH NO DATA`,
    );
    await client.query(`CREATE TEMP TABLE computed (LIKE ${sums}) ON COMMIT DROP`);
    const { segment, spans, starts, first, end } = due;
    const found = await client.query(`INSERT INTO lacking ${lackingSql(dataType)}`, [
      segment,
      spans,
      starts,
      first,
      end,
    ]);
    if (found.rowCount) {
      // Without its size, the plan would compare each row with each of these.
      await client.query('ANALYZE lacking');
      await client.query(`INSERT INTO computed (${columns}) ${computedSql(dataType)}`, [segment, first, end]);
    }
    await lockHead(client, dataType);
    const of = [due.segment, due.spans, due.starts, due.arrived, dataType];
    // Also those that are not made anew, which would be found again and again.
    await client.query(
      `DELETE FROM ${sums} k USING ${seen} WHERE k.segment_mic = $1 AND ${alike(['span', 'starts_at'], 'k', 'd')}
         AND ${lackAmounts} AND EXISTS (${unchanged})`,
      of,
    );
    await client.query(
      `INSERT INTO ${sums} (${columns}) SELECT ${columns} FROM computed c
       WHERE EXISTS (SELECT FROM ${seen} WHERE ${alike(['span', 'starts_at'], 'd', 'c')} AND EXISTS (${unchanged}))
         AND $1::text IS NOT NULL`,
      of,
    );
    const { rowCount } = await client.query(
      `DELETE FROM sums_due n USING ${seen} WHERE n.data_type = $5 AND n.segment_mic = $1
         AND n.span = d.span AND n.starts_at = d.starts_at AND n.arrived_id = d.arrived_id`,
      of,
    );
    return rowCount ?? 0;
  });
}

/**
 * Sums the hours and days that are over, the newest first.
 *
 * @param stopped ends the run between two days
 * @returns the number of hours and days summed; 0 if another worker is at it
 */
export async function keepSums(pool: Database, now: Date, stopped = (): boolean => false): Promise<number> {
  const work = async (): Promise<number> => {
    let done = 0;
    for (const dataType of ['trade', 'order'] as const) {
      await noteUnseen(pool, dataType);
      await noteLacking(pool, dataType, now);
      for (const due of await dueDays(pool, dataType, now)) {
        if (stopped()) return done;
        done += await sumDay(pool, dataType, due);
      }
    }
    return done;
  };
  return (await underLease({ pool, name: 'kept-sums' }, work)) ?? 0;
}

const everyMs = 5_000;

/** Does so at once and then every five seconds. */
export function startSums(
  { pool, clock }: { readonly pool: Database; readonly clock: Clock },
  onFault: (error: unknown) => void,
): RepeatedWork {
  const work = startRepeatedWork((stopped) => keepSums(pool, clock.now(), stopped), everyMs, onFault);
  work.runNow().catch(onFault);
  return work;
}
