import pg from 'pg';
import { limitAnswers } from '../platform/answer-limit.ts';
import { askedWhenIdle, type Patience, servingConnectMs } from '../platform/connection-patience.ts';
import { sessionOptions } from '../platform/transaction-pooling.ts';

export type IdentityPoolOptions = {
  /** Maximum number of connections; 4 by default. */
  readonly size?: number;
  /** Whether a pooler is in front of the database. */
  readonly isPooled?: boolean;
  /** Time limit of one statement in milliseconds; none by default, as migrations take their time. */
  readonly statementTimeoutMs?: number;
  /** How long to wait for connections during startup. */
  readonly patience?: Patience;
};

/**
 * The provider's own few connections: a flood of sign-ins takes none from the data calls. Times are returned as Date,
 * which is precise enough for tokens.
 */
export function openIdentityPool(
  databaseUrl: string,
  { size = 4, isPooled = false, statementTimeoutMs, patience }: IdentityPoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: servingConnectMs,
    ...askedWhenIdle,
    application_name: 'daylight identity',
    ...sessionOptions(isPooled),
    ...(statementTimeoutMs && !isPooled ? { statement_timeout: statementTimeoutMs } : {}),
  });
  // The pool replaces a broken connection, and its query rejects. Without listeners, on idle connections and on each
  // one in use, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (statementTimeoutMs) limitAnswers(client, statementTimeoutMs);
  });
  patience?.grantTo(pool, isPooled ? 'pooled' : 'direct');
  return pool;
}
