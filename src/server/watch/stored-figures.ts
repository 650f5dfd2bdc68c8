import type pg from 'pg';
import { orLate } from './running-time.ts';

/** What the database alone knows of how the program is. Times are seconds since 1970; null: there is none. */
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

// A job keeps when it last ended, and the day of its last success: one that fails has succeeded on that day at the latest.
const figuresSql = `SELECT
  ${rowsOf(
    `name AS job, last_fault IS NOT NULL AS failed,
     ${seconds("CASE WHEN last_fault IS NULL THEN finished_at ELSE done_for::timestamp AT TIME ZONE 'UTC' END")} AS succeeded`,
    'jobs',
  )} AS jobs,
  (SELECT json_build_object('waiting', count(*), 'oldest', ${seconds('min(created_at)')}) FROM mail_outbox) AS mails,
  ${rowsOf(`state, count(*) AS count, ${seconds('min(created_at)')} AS oldest`, 'payments GROUP BY state')} AS payments,
  ${rowsOf(
    `segment_mic AS segment, data_type AS type, ${seconds('max(last_published_at)')} AS published`,
    'catalogue_sources GROUP BY segment_mic, data_type',
  )} AS newest,
  ${rowsOf(`segment_mic AS segment, data_type AS type, ${seconds('since')} AS since`, 'silences WHERE ended_at IS NULL')} AS silent,
  (SELECT count(*)::int FROM sessions) AS sessions,
  (SELECT ${seconds('min(ends_at)')} FROM open_data_due) AS "openDataDue"`;

const keptMs = 10_000;
const longestMs = 3_000;

/**
 * Reads them on demand, in one statement. What was read holds for ten seconds, and all who ask meanwhile share one
 * question, so that many who watch are no load; a database that does not answer in three seconds is not waited for.
 *
 * @param pool of its own: when the program's is used up, that is what somebody wants to see
 * @returns null when they could not be read
 */
export function createStoredFigures(
  pool: Pick<pg.Pool, 'query'>,
  now: () => number = Date.now,
): () => Promise<StoredFigures | null> {
  let last: { readonly at: number; readonly read: Promise<StoredFigures | null> } | null = null;
  const read = async (): Promise<StoredFigures | null> => {
    const asked = pool.query<StoredFigures>(figuresSql).then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
    return orLate(asked, longestMs, null);
  };
  return () => {
    const at = now();
    if (last === null || at - last.at >= keptMs || at < last.at) last = { at, read: read() };
    return last.read;
  };
}
