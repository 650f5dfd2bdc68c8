import { randomInt } from 'node:crypto';
import pg from 'pg';
import { instanceLockClass } from '../../platform/advisory-locks.ts';
import { askedWhenIdle, type Patience, servingConnectMs } from '../../platform/connection-patience.ts';

/** SQL for whether the process with the number in `column` is still running. */
export const isPresent = (column: string): string =>
  `EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${instanceLockClass}
     AND objid::bigint = ${column} AND granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** This process's number among those that share the database. */
export type InstanceLock = {
  readonly number: number;
  readonly stop: () => Promise<void>;
};

/**
 * Holds a lock for as long as this process lives, so that another can take over its work as soon as it has died, and
 * not before. The lock ends with its connection, so `kill -9` is noticed immediately; a broken connection is made
 * again.
 *
 * @param retryMs pause before that, in milliseconds
 * @throws an error of the database when the first connection cannot be made; there are no further attempts then
 */
export async function acquireInstanceLock(
  databaseUrl: string,
  { retryMs = 500, patience }: { readonly retryMs?: number; readonly patience?: Patience | undefined } = {},
): Promise<InstanceLock> {
  const number = randomInt(1, 2 ** 31 - 1);
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function hold(): Promise<void> {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'daylight presence',
      connectionTimeoutMillis: patience?.limitMs ?? servingConnectMs,
      ...askedWhenIdle,
    });
    connection.on('error', () => {});
    connection.on('end', () => {
      if (!stopped) timer = setTimeout(() => void hold().catch(() => {}), retryMs);
    });
    client = connection;
    await (patience ? patience.connect(connection, 'direct') : connection.connect());
    // A machine that is gone sends nothing: keepalives make the database release the lock within twenty seconds.
    await connection.query(
      'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3',
    );
    await connection.query('SELECT pg_advisory_lock($1, $2)', [instanceLockClass, number]);
  }

  try {
    await hold();
  } catch (error) {
    stopped = true;
    clearTimeout(timer);
    throw error;
  }
  return {
    number,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
