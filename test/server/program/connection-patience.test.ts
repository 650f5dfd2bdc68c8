import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPatience } from '../../../src/platform/connection-patience.ts';
import { isDatabaseDown } from '../../../src/server/database/database-fault.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { freshDatabase } from '../database.ts';

/** A way to the database on which nothing passes until `letThrough` is called. */
async function heldBack(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const there = Number(url.port);
  const sockets = new Set<Socket>();
  let opened = (): void => {};
  const open = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    void open.then(() => {
      const onward = connect(there, url.hostname);
      sockets.add(onward);
      onward.on('error', () => {});
      socket.pipe(onward).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  url.port = String(address.port);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: url.href, letThrough: opened };
}

test('operating.md Configuration of production: a slow connection of the pool is told of once and waited for, and as while serving once it serves', async () => {
  const database = await freshDatabase();
  const { url, letThrough } = await heldBack(database.url);
  const lines: string[] = [];
  const patience = createPatience({
    limitMs: 60_000,
    setting: 'DATABASE_URL',
    saidAfterMs: 10,
    say: (line) => {
      lines.push(line);
      letThrough();
    },
  });
  const pool = openPool(url);
  patience.grantTo(pool);
  const [asked, taken] = await Promise.all([pool.query('SELECT 1 AS one'), pool.connect()]);
  expect(asked.rows).toEqual([{ one: 1 }]);
  taken.release();
  expect(lines).toEqual([
    'Waiting for a connection to the database of DATABASE_URL, for at most 60 s (DATABASE_START_LIMIT)',
  ]);
  expect(pool.options.connectionTimeoutMillis).toBe(60_000);
  patience.end();
  expect(pool.options.connectionTimeoutMillis).toBe(10_000);
  expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  await pool.end();
  await database.drop();
});

test('a connection of the pool that is not had within the limit is a database that is away', async () => {
  const { url } = await heldBack('postgres://nobody@127.0.0.1:1/none');
  const pool = openPool(url);
  createPatience({ limitMs: 50, setting: 'DATABASE_URL', say: () => {} }).grantTo(pool);
  await expect(pool.query('SELECT 1')).rejects.toSatisfy(
    (error: unknown) => error instanceof Error && isDatabaseDown(error),
  );
  await pool.end();
});
