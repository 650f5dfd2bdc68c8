import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openPool } from '../../src/server/database/pool.ts';

/** A separate database for one test file. */
export type TestDatabase = {
  readonly url: string;
  readonly pool: Database;
  readonly drop: () => Promise<void>;
};

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database without tables. Call `drop` in `afterAll`. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseOf('template0');

/** Clones the migrated template (some 60 ms). Call `drop` in `afterAll`. */
export const freshDatabase = (): Promise<TestDatabase> => databaseOf(inject('templateDatabase'));

/** Clones the database of a test, to which nobody may be connected now. Call `drop` in `afterAll`. */
export const copyOf = ({ url }: TestDatabase): Promise<TestDatabase> =>
  databaseOf(new URL(url).pathname.slice(1));

async function databaseOf(template: string): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  const pool = openPool(url.href);
  return {
    url: url.href,
    pool,
    drop: async () => {
      await pool.end();
      await maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
