import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { freePort, type RunningProgram, startProgram } from '../start-program.ts';

let database: TestDatabase;
let program: RunningProgram;
let metricsPort: string;

beforeAll(async () => {
  database = await freshDatabase();
  metricsPort = await freePort();
  program = await startProgram({
    SANDBOX: 'false',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_URL: database.url,
    DATABASE_READ_URL: database.url,
    DATABASE_IDENTITY_POOL_SIZE: '1',
    METRICS_PORT: metricsPort,
  });
});
afterAll(async () => {
  await program.stop();
  await database.drop();
});

/** The connections in a state, by pool, as Prometheus reads them. */
async function connections(state: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  const lines = text.matchAll(/^daylight_database_connections\{pool="(\w+)",state="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines].filter(([, , its]) => its === state).map(([, pool = '', , count]) => [pool, Number(count)]),
  );
}

test('operations.md DaylightConnectionsUsedUp: metrics report each pool of the program by its name', async () => {
  expect(Object.keys(await connections('total')).sort()).toEqual([
    'identity',
    'jobs',
    'main',
    'metrics',
    'replica',
    'sessions',
  ]);
});

test('operations.md DaylightConnectionsUsedUp: those who wait to sign in are counted by themselves', async () => {
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE identity.artifact');
  const asked = Array.from({ length: 3 }, async () => {
    const headers = { authorization: 'Bearer of-nobody' };
    return (await fetch(`${program.origin}/idp/oauth2/v1/userinfo`, { headers })).status;
  });
  await vi.waitFor(async () => expect(await connections('waiting')).toMatchObject({ main: 0, identity: 2 }), {
    timeout: 10_000,
  });
  await holder.query('ROLLBACK');
  holder.release();
  expect(await Promise.all(asked)).toEqual([401, 401, 401]);
});
