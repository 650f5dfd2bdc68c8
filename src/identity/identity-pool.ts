import pg from 'pg';

/**
 * The provider's own few connections: a flood of sign-ins takes none from the data calls, and times come back
 * as Date, which is exact enough for tokens.
 */
export function openIdentityPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 10_000,
    application_name: 'daylight identity',
    options: '-c TimeZone=UTC',
  });
  // A connection that breaks is replaced by the pool, and its query rejects; without listeners, on the idle ones and on
  // each that is taken out, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
