import type { Database } from '../../../src/platform/database/database.ts';

// What a run that does not settle waits for can be seen only while it waits.
const everyMs = 30_000;

const busySql = `SELECT concat_ws(' ', pid, application_name, state, wait_event_type, wait_event,
    'for ' || round(extract(epoch FROM clock_timestamp() - xact_start)) || ' s',
    'behind ' || nullif(pg_blocking_pids(pid)::text, '{}'), regexp_replace(left(query, 150), '\\s+', ' ', 'g')) AS line
  FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid() AND state <> 'idle' ORDER BY xact_start`;

/** Prints what the database is busy with, from time to time, once a run has been calm for half a minute. @returns ends it */
export function watchActivity(pool: Database, calmForMs: () => number): () => void {
  const watching = setInterval(() => {
    if (calmForMs() < everyMs) return;
    pool.query<{ line: string }>(busySql).then(
      ({ rows }) => {
        for (const { line } of rows) console.log(`          busy: ${line}`);
      },
      (error: unknown) => console.log(`          the database: ${String(error)}`),
    );
  }, everyMs);
  return () => clearInterval(watching);
}
