import pg from 'pg';
import { type Patience, servingConnectMs } from '../platform/connection-patience.ts';
import { sessionOptions } from '../platform/transaction-pooling.ts';

export type IdentityPoolOptions = {
  /** Most connections at once; 4 when absent. */
  readonly size?: number;
  /** Whether a pooler stands in front of the database. */
  readonly isPooled?: boolean;
  /** Of the start, which is before anybody waits. */
  readonly patience?: Patience;
};

/**
 * The provider's own few connections: a flood of sign-ins takes none from the data calls, and times come back
 * as Date, which is exact enough for tokens.
 */
export function openIdentityPool(
  databaseUrl: string,
  { size = 4, isPooled = false, patience }: IdentityPoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: servingConnectMs,
    application_name: 'daylight identity',
    ...sessionOptions(isPooled),
  });
  // A connection that breaks is replaced by the pool, and its query rejects; without listeners, on the idle ones and on
  // each that is taken out, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  patience?.grantTo(pool, isPooled ? 'pooled' : 'direct');
  return pool;
}
