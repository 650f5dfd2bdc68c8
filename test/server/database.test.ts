import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityPool } from '../../src/identity/identity-pool.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { inTransaction, openPool } from '../../src/server/database/pool.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('design.md Data: microseconds and exact numbers leave SQL as text', async () => {
  const { rows } = await database.pool.query(
    "SELECT timestamptz '2026-11-20T14:32:07.123456Z' AS at, date '2026-11-20' AS day, 1.10::numeric AS price, 9007199254740993::bigint AS big",
  );
  expect(rows).toEqual([
    { at: '2026-11-20 14:32:07.123456+00', day: '2026-11-20', price: '1.10', big: '9007199254740993' },
  ]);
});

test('design.md Data: a migrated database is left as it is by a second migration', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test.each([
  ['the service', openPool],
  ['the identity provider', openIdentityPool],
] as const)(
  'a connection of %s that breaks within a transaction fails that one, not the process',
  async (_, open) => {
    const pool = open(database.url);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      await expect(client.query('COMMIT')).rejects.toThrow();
    } finally {
      client.release(true);
    }
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  },
);

test('a transaction that throws leaves nothing behind and gives its connection back', async () => {
  const boom = inTransaction(database.pool, async (client) => {
    await client.query('CREATE TABLE left_behind (id int)');
    throw new Error('no');
  });
  await expect(boom).rejects.toThrow('no');
  const { rows } = await database.pool.query("SELECT to_regclass('left_behind') AS found");
  expect(rows).toEqual([{ found: null }]);
});

test('the payments of an order, which a waiting page asks for again and again, are found by an index', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM payments WHERE order_id = '00000000-0000-0000-0000-000000000000'
         AND state IN ('opening', 'open', 'executing', 'pending')`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('payments_order');
  } finally {
    client.release(true);
  }
});

test('design.md Data: two processes that start together migrate an empty database once', async () => {
  const url = new URL(database.url);
  await database.pool.query('CREATE DATABASE migrated_twice TEMPLATE template0');
  url.pathname = '/migrated_twice';
  const ran = await Promise.all([migrate(url.href), migrate(url.href)]);
  const names = ran.flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('001.do.accounts.sql');
  expect(ran.filter((one) => one.length === 0)).toHaveLength(1);
  await database.pool.query('DROP DATABASE migrated_twice');
});
