import type { Queryable } from '../../platform/database/database.ts';
import { orLate } from './running-time.ts';

/** What only the database knows about the state of the program. Times are seconds since 1970; null if there is none. */
export type StoredFigures = {
  readonly jobs: readonly {
    readonly job: string;
    readonly succeeded: number | null;
    readonly failed: boolean;
  }[];
  readonly mails: { readonly waiting: number; readonly oldest: number | null };
  readonly payments: readonly { readonly state: string; readonly count: number; readonly oldest: number }[];
  readonly newest: readonly { readonly segment: string; readonly type: string; readonly published: number }[];
  readonly silent: readonly { readonly segment: string; readonly type: string; readonly since: number }[];
  readonly sessions: number;
  readonly openDataDue: number | null;
};

const rowsOf = (columns: string, from: string): string =>
  `(SELECT coalesce(json_agg(r), '[]') FROM (SELECT ${columns} FROM ${from}) r)`;

const seconds = (time: string): string => `extract(epoch FROM ${time})::float8`;

// A job stores when it last ended and the day of its last success; a failed one last succeeded on that day at the
// latest.
const figuresSql = `SELECT
  ${rowsOf(
    `name AS job, last_fault IS NOT NULL AS failed,
     ${seconds("CASE WHEN last_fault IS NULL THEN finished_at ELSE done_for::timestamp AT TIME ZONE 'UTC' END")} AS succeeded`,
    'jobs',
  )} AS jobs,
  (SELECT json_build_object('waiting', count(*), 'oldest', ${seconds('min(created_at)')}) FROM mail_outbox WHERE given_up_at IS NULL) AS mails,
  ${rowsOf(`state, count(*) AS count, ${seconds('min(created_at)')} AS oldest`, 'payments GROUP BY state')} AS payments,
  ${rowsOf(
    `segment_mic AS segment, data_type AS type, ${seconds('max(last_published_at)')} AS published`,
    'catalogue_sources GROUP BY segment_mic, data_type',
  )} AS newest,
  ${rowsOf(`segment_mic AS segment, data_type AS type, ${seconds('since')} AS since`, 'silences WHERE ended_at IS NULL')} AS silent,
  (SELECT count(*)::int FROM sessions) AS sessions,
  (SELECT ${seconds('min(greatest(ends_at, noted_at))')} FROM open_data_due) AS "openDataDue"`;

const keptMs = 10_000;
const longestMs = 3_000;

const late = new Error('no answer within three seconds');

/**
 * Reads the figures on demand, in one statement. The result is kept for ten seconds and concurrent callers share one
 * query, so that many scrapers cause no load. A database that does not answer within three seconds is given up.
 *
 * @param pool a separate one, because the figures matter most when the program's own pool is exhausted
 * @param onFault called whenever they could not be read
 * @returns null if they could not be read
 */
export function createStoredFigures(
  pool: Queryable,
  onFault: (fault: unknown) => void,
  now: () => number = Date.now,
): () => Promise<StoredFigures | null> {
  let last: { readonly at: number; readonly read: Promise<StoredFigures | null> } | null = null;
  const read = async (): Promise<StoredFigures | null> => {
    try {
      const answer = await orLate(pool.query<StoredFigures>(figuresSql), longestMs, late);
      if (answer instanceof Error) throw answer;
      return answer.rows[0] ?? null;
    } catch (error) {
      onFault(error);
      return null;
    }
  };
  return () => {
    const at = now();
    if (last === null || at - last.at >= keptMs || at < last.at) last = { at, read: read() };
    return last.read;
  };
}
