import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import pg from 'pg';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { promote, waitForReplica } from '../../engines/failover.ts';
import { startPgBouncer } from '../../engines/pgbouncer.ts';
import { startPostgres, startReplica } from '../../engines/postgres.ts';
import { giveVenues } from '../../server/venues.ts';
import { cutConnections, type OnDatabase } from './chaos-database.ts';

/**
 * PostgreSQL 15 with a replica that it waits for at each write, behind poolers that follow both: one of transactions,
 * one of sessions, and one in front of the replica.
 */
export async function withFailoverDatabase(work: OnDatabase): Promise<void> {
  const folder = mkdtempSync('/var/tmp/daylight-chaos-');
  chmodSync(folder, 0o711);
  let primary = await startPostgres();
  let replica = await startReplica(primary);
  await waitForReplica(primary);
  await migrate(primary.urlOf('postgres'));
  await giveVenues(primary.urlOf('postgres'));
  const pooled = await startPgBouncer(primary);
  const direct = await startPgBouncer(primary, 'session');
  const reads = await startPgBouncer(replica, 'session');
  const poolers = [pooled, direct, reads];
  const pool = openPool(direct.url);

  /** Kills the primary, promotes its replica, and makes another replica of that one. */
  const failOver = async (): Promise<void> => {
    const next = new pg.Client(replica.urlOf('postgres'));
    next.on('error', () => {});
    await next.connect();
    await primary.process.end('SIGKILL');
    await promote(next);
    await next.end();
    pooled.pointTo(replica);
    direct.pointTo(replica);
    await primary.stop();
    primary = replica;
    replica = await startReplica(primary);
    reads.pointTo(replica);
    await waitForReplica(primary);
  };
  const disturbances = [
    { name: 'the primary is killed and its replica promoted', act: failOver, isKill: true },
    { name: 'all connections are cut', act: () => cutConnections(pool) },
    {
      name: 'the poolers are killed',
      act: async () => void (await Promise.all(poolers.map(({ kill }) => kill()))),
    },
  ];
  const environment = {
    DATABASE_URL: pooled.url,
    DATABASE_DIRECT_URL: direct.url,
    DATABASE_READ_URL: reads.url,
    DATABASE_READ_MAX_LAG: '2',
  };
  try {
    await work({ pool, environment, disturbances }, folder);
  } finally {
    await pool.end();
    for (const { stop } of [...poolers, replica, primary]) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
