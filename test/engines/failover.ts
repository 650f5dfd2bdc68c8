import pg from 'pg';
import type { Queryable } from '../../src/platform/database/database.ts';
import type { Postgres } from './postgres.ts';
import { mustHold, until } from './until.ts';

/** Makes the primary wait for its replica at each write, as docs/operating.md requires for a failover. */
export async function waitForReplica(primary: Postgres): Promise<void> {
  const admin = new pg.Client(primary.urlOf('postgres'));
  await admin.connect();
  await admin.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await admin.query('SELECT pg_reload_conf()');
  await until(async () => {
    const { rows } = await admin.query<{ state: string }>(
      'SELECT sync_state AS state FROM pg_stat_replication',
    );
    mustHold(rows[0]?.state === 'sync', 'the replica is waited for');
  });
  await admin.end();
}

/** Makes a replica the primary. @returns the database's time at which it is */
export async function promote(replica: Queryable): Promise<string> {
  // Does not wait for the promotion: a waiting query can block the replay that comes first.
  await replica.query('SELECT pg_promote(false)');
  return until(async () => {
    const { rows } = await replica.query<{ at: string }>(
      'SELECT clock_timestamp()::text AS at WHERE NOT pg_is_in_recovery()',
    );
    const [now] = rows;
    if (!now) throw new Error('Not so yet: it is the primary');
    return now.at;
  });
}
