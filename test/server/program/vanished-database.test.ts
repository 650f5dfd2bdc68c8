import { Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { listenForArrivals } from '../../../src/server/live/arrival-listener.ts';
import { takeInstanceLock } from '../../../src/server/payments/instance-lock.ts';
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
  ['the lock of a running program', async (url: string) => (await takeInstanceLock(url)).stop()],
  [
    'live rows',
    async (url: string) => {
      const listener = listenForArrivals(
        url,
        () => {},
        () => {},
      );
      await listener.ready;
      await listener.stop();
    },
  ],
  ['migrations', (url: string) => migrate(url)],
])(
  'architecture.md Data: a database machine that vanishes is noticed within twenty seconds on an idle connection of %s',
  async (_, use) => {
    const database = await freshDatabase();
    onTestFinished(database.drop);
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
    await use(database.url);
    expect(asked).toHaveBeenCalledWith(true, 10_000);
  },
);
