import pg from 'pg';
import { limitAnswers, restoreTimeLimit } from '../../platform/answer-limit.ts';
import { askedWhenIdle, servingConnectMs } from '../../platform/connection-patience.ts';
import { sessionOptions } from '../../platform/transaction-pooling.ts';
import { watchQueries } from '../watch/watched-queries.ts';
import { asTransaction } from './transaction-scope.ts';

// A Date holds milliseconds only, so dates and times leave SQL as PostgreSQL's own text, as numerics and bigints do.
function textTimes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
  for (const id of [DATE, TIMESTAMP, TIMESTAMPTZ]) types.setTypeParser(id, 'text', (value: string) => value);
  return types;
}

export type PoolOptions = {
  /** Maximum number of connections; default 10. */
  readonly size?: number;
  /** Time limit of one statement in milliseconds; 0, the default, means none. */
  readonly statementTimeoutMs?: number;
  /** Whether there is a pooler in front, which then limits the time of statements itself. */
  readonly isPooled?: boolean;
};

/**
 * Opens a pool of connections. Dates, times, numerics and bigints come back as text; the session's time zone is UTC.
 */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const isPooled = options.isPooled ?? false;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    connectionTimeoutMillis: servingConnectMs,
    ...askedWhenIdle,
    application_name: 'daylight',
    ...sessionOptions(isPooled),
    types: textTimes(),
    ...(options.statementTimeoutMs && !isPooled ? { statement_timeout: options.statementTimeoutMs } : {}),
  });
  // The pool replaces a broken connection, and its query rejects. Without listeners, on idle clients and on those
  // checked out, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watchQueries(client);
    if (options.statementTimeoutMs) limitAnswers(client, options.statementTimeoutMs);
  });
  return pool;
}

/**
 * Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws. Calls to
 * outside services throw within it.
 *
 * @throws an error also when `work` returns after it caught the error of a statement, which rolls everything back
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await asTransaction(() => work(client));
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
    const { command } = await client.query('COMMIT');
    restoreTimeLimit(client);
    if (command === 'ROLLBACK')
      throw new Error('the transaction was rolled back: a statement in it had failed');
    client.release();
    return result;
  } catch (error) {
    restoreTimeLimit(client);
    const broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}
