import { connect, createServer, Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { isDatabaseDown } from '../../../src/server/database/database-fault.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { createNotices } from '../../../src/server/database/notices.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { acquireInstanceLock } from '../../../src/server/payments/instance-lock.ts';
import { password, startIdentity } from '../accounts/identity-kit.ts';
import { testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'the service',
    async (url: string) => {
      const pool = openPool(url);
      await pool.query('SELECT 1');
      await pool.end();
    },
  ],
  [
    'the identity provider',
    async (url: string) => {
      const pool = openIdentityPool(url);
      await pool.query('SELECT 1');
      await pool.end();
    },
  ],
  ['the lock of a running program', async (url: string) => (await acquireInstanceLock(url)).stop()],
  [
    'live rows',
    async (url: string) => {
      const notices = createNotices(url);
      await notices.begin();
      await notices.stop();
    },
  ],
  ['migrations', (url: string) => migrate(url)],
])(
  'architecture.md Roles: a database machine that vanishes is noticed within twenty seconds on an idle connection of %s',
  async (_, use) => {
    const database = await freshDatabase();
    onTestFinished(database.drop);
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
    await use(database.url);
    expect(asked).toHaveBeenCalledWith(true, 10_000);
  },
);

/** The database behind an address that passes everything on, until it neither answers nor closes any more. */
async function behindAddress(url: string) {
  const target = new URL(url);
  let isThere = true;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.on('data', (said) => isThere && upstream.write(said));
    upstream.on('data', (said) => isThere && client.write(said));
    for (const one of [client, upstream]) {
      sockets.add(one);
      one.on('error', () => {});
    }
    client.once('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const one of sockets) one.destroy();
    server.close();
  });
  const address = server.address();
  const here = new URL(url);
  here.host = `127.0.0.1:${address !== null && typeof address !== 'string' ? address.port : 0}`;
  return {
    url: here.href,
    be: (there: boolean): void => {
      isThere = there;
    },
  };
}

test('architecture.md Roles: a statement that a vanished database machine does not answer fails, and the next connection is another', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const way = await behindAddress(database.url);
  const pool = openPool(way.url, { statementTimeoutMs: 250 });
  onTestFinished(() => pool.end());
  await pool.query('SELECT 1');
  way.be(false);
  const fault = await pool.query('SELECT 1').catch((error: unknown) => error);
  expect(fault instanceof Error && isDatabaseDown(fault)).toBe(true);
  way.be(true);
  const broken = pool.transaction(async (client) => {
    await client.query('SELECT 1');
    way.be(false);
    await client.query('SELECT 1');
  });
  await expect(broken).rejects.toThrow('Connection terminated');
  way.be(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('architecture.md Roles: a sign-in that a vanished database machine does not answer fails, and its connection serves no other', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const way = await behindAddress(database.url);
  const identity = await startIdentity(way.url, undefined, undefined, { size: 1, statementTimeoutMs: 250 });
  onTestFinished(identity.close);
  await identity.createPerson('kate@daylight.example');
  const signIn = async () =>
    (await identity.api('POST', '/authn', { username: 'kate@daylight.example', password })).status;
  way.be(false);
  expect(await signIn()).toBe(500);
  way.be(true);
  expect(await signIn()).toBe(200);
});

test('architecture.md Roles: the embedded provider has fifteen seconds for a statement, as the service has', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const { shared, app } = await testApp(database, {}, { config: { provider: null } });
  onTestFinished(async () => void (await app.close()));
  const limit = await shared.pools.get('identity')?.query('SHOW statement_timeout');
  expect(limit?.rows).toEqual([{ statement_timeout: '15s' }]);
});

test('a transaction that may take long is not limited, and the next one on its connection is', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const pool = openPool(database.url, { statementTimeoutMs: 500, size: 1 });
  onTestFinished(() => pool.end());
  const long = pool.transaction(async (client) => {
    await client.liftTimeLimit();
    return (await client.query('SELECT pg_sleep(1.2), pg_backend_pid() AS pid')).rows[0]?.pid;
  });
  const pid = await long;
  expect((await pool.query('SELECT pg_backend_pid() AS pid')).rows).toEqual([{ pid }]);
  await expect(pool.query('SELECT pg_sleep(10)')).rejects.toThrow('statement timeout');
});
