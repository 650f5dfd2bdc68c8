import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { createDatabaseProbe } from '../../../src/server/database/database-probe.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { MovedClock } from '../app-kit.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('architecture.md Data: microseconds and exact numbers leave SQL as text', async () => {
  const { rows } = await database.pool.query(
    "SELECT timestamptz '2026-11-20T14:32:07.123456Z' AS at, date '2026-11-20' AS day, 1.10::numeric AS price, 9007199254740993::bigint AS big",
  );
  expect(rows).toEqual([
    { at: '2026-11-20 14:32:07.123456+00', day: '2026-11-20', price: '1.10', big: '9007199254740993' },
  ]);
});

test('architecture.md Data: a second migration leaves a migrated database unchanged', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

test.each([
  ['the service', openPool],
  ['the identity provider', openIdentityPool],
] as const)(
  'a connection of %s that breaks within a transaction fails the transaction, not the process',
  async (_, open) => {
    const pool = open(database.url);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect.poll(() => client.query('SELECT').catch(() => 'broken')).toBe('broken');
      await expect(client.query('COMMIT')).rejects.toThrow();
    } finally {
      client.release(true);
    }
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  },
);

test('architecture.md Roles: behind a pooler statements have no names, and times are in UTC', async () => {
  const named = { name: 'prepared', text: 'SELECT $1::integer AS one', values: [1] };
  for (const [isPooled, names] of [
    [true, []],
    [false, [{ name: 'prepared' }]],
  ] as const) {
    const pool = openPool(database.url, { isPooled, size: 1 });
    expect((await pool.query(named)).rows).toEqual([{ one: 1 }]);
    expect((await pool.query('SELECT name FROM pg_prepared_statements')).rows).toEqual(names);
    expect((await pool.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }]);
    await pool.end();
  }
});

test('a transaction that throws leaves nothing behind', async () => {
  const boom = database.pool.transaction(async (client) => {
    await client.query('CREATE TABLE left_behind (id int)');
    throw new Error('no');
  });
  await expect(boom).rejects.toThrow('no');
  const { rows } = await database.pool.query("SELECT to_regclass('left_behind') AS found");
  expect(rows).toEqual([{ found: null }]);
});

test('a transaction whose failed statement was caught says that it was rolled back', async () => {
  const caught = database.pool.transaction(async (client) => {
    await client.query('CREATE TABLE lost_silently (id int)');
    await client.query('SELECT 1 / 0').catch(() => {});
    return 'done';
  });
  await expect(caught).rejects.toThrow('rolled back');
  const { rows } = await database.pool.query("SELECT to_regclass('lost_silently') AS found");
  expect(rows).toEqual([{ found: null }]);
});

test('the payments of an order, which a waiting page polls, are found by an index', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM payments WHERE purchase_id = '00000000-0000-0000-0000-000000000000'
         AND state IN ('opening', 'open', 'executing', 'pending')`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('payments_purchase');
  } finally {
    client.release(true);
  }
});

test('a migration that was cut off before it was recorded runs again at the next start', async () => {
  await database.pool.query('CREATE DATABASE cut_off TEMPLATE template0');
  const url = new URL(database.url);
  url.pathname = '/cut_off';
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-migrations-'));
  try {
    writeFileSync(path.join(folder, '301.do.one.sql'), 'CREATE TABLE one (n int);');
    expect(await migrate(url.href, { folder })).toEqual(['301.do.one.sql']);
    writeFileSync(path.join(folder, '302.do.two.sql'), 'CREATE TABLE two (n int);');
    const pool = openPool(url.href);
    // The connection ends when the row is to be written.
    await pool.query(`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN new; END'`);
    await pool.query('CREATE TRIGGER cut BEFORE INSERT ON schema_version EXECUTE FUNCTION cut()');
    await expect(migrate(url.href, { folder })).rejects.toThrow();
    await pool.query('DROP TRIGGER cut ON schema_version');
    expect(await migrate(url.href, { folder })).toEqual(['302.do.two.sql']);
    await pool.end();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('migrations.md: scripts below the last one that ran are refused by name, and nothing is changed', async () => {
  const skipping = await emptyDatabase();
  onTestFinished(skipping.drop);
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string) =>
    writeFileSync(path.join(folder, `${name}.sql`), `CREATE TABLE t${name.slice(0, 3)} ();`);
  write('301.do.one');
  write('303.do.three');
  await migrate(skipping.url, { folder });
  write('302.do.two');
  write('304.do.four');
  await expect(migrate(skipping.url, { folder })).rejects.toThrow(
    /^The database was migrated past scripts that it has not run: 302\.do\.two\.sql\. Nothing was changed\./,
  );
  const tables = await skipping.pool.query(
    "SELECT tablename FROM pg_tables WHERE tablename ~ '^t\\d' ORDER BY 1",
  );
  expect(tables.rows).toEqual([{ tablename: 't301' }, { tablename: 't303' }]);
});

test('a database that becomes read-only is noticed, and so is its return', async () => {
  const clock = new MovedClock();
  const pool = openPool(database.url, { size: 1 });
  try {
    const { acceptsWrites } = createDatabaseProbe(pool, clock);
    await acceptsWrites();
    await pool.query('SET default_transaction_read_only = on');
    // The last result is reused for a second.
    await acceptsWrites();
    clock.pass(1_000);
    await expect(acceptsWrites()).rejects.toThrow(/read-only/);
    await pool.query('SET default_transaction_read_only = off');
    clock.pass(1_000);
    await acceptsWrites();
  } finally {
    await pool.end();
  }
});

/** A separate database with one table, and its folder of scripts. */
async function scriptedDatabase(name: string) {
  await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-migrations-'));
  const pool = openPool(url.href);
  onTestFinished(async () => {
    await pool.end();
    rmSync(folder, { recursive: true });
  });
  const write = (file: string, script: string): void => writeFileSync(path.join(folder, file), script);
  write('301.do.one.sql', 'CREATE TABLE one (n int); INSERT INTO one VALUES (1);');
  await migrate(url.href, { folder });
  const migratorWaits = async (times: number): Promise<void> => {
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'daylight migrate'
           AND (wait_event_type = 'Lock' OR query LIKE 'SELECT pg_try_advisory_lock%')`,
      );
      expect(rows).toHaveLength(times);
    }, waits);
  };
  return { url: url.href, folder, pool, write, migratorWaits };
}

const waits = { timeout: 60_000, interval: 20 };

test('migrations.md In the program: a script that waits for a table does not block others', async () => {
  const { url, folder, pool, write, migratorWaits } = await scriptedDatabase('in_use');
  const reader = await pool.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT n FROM one');
  write('302.do.more.sql', 'ALTER TABLE one ADD COLUMN m int; INSERT INTO one VALUES (2, 2);');
  const migrating = migrate(url, { folder, lockTimeoutMs: 200 });
  await migratorWaits(1);
  // Without the lock timeout, this query would wait behind the script for the reader.
  expect((await pool.query('SELECT n FROM one')).rows).toEqual([{ n: 1 }]);
  await reader.query('COMMIT');
  reader.release();
  expect(await migrating).toEqual(['302.do.more.sql']);
  expect((await pool.query('SELECT m FROM one ORDER BY n')).rows).toEqual([{ m: null }, { m: 2 }]);
});

test('migrations.md In the program: a script that PostgreSQL ends to resolve a deadlock is retried', async () => {
  const { url, folder, pool, write } = await scriptedDatabase('crossed');
  await pool.query('CREATE SEQUENCE tries');
  write(
    '302.do.more.sql',
    `INSERT INTO one VALUES (2);
     DO $$ BEGIN IF nextval('tries') = 1 THEN RAISE 'crossed' USING ERRCODE = '40P01'; END IF; END $$;`,
  );
  expect(await migrate(url, { folder, lockTimeoutMs: 200 })).toEqual(['302.do.more.sql']);
  expect((await pool.query('SELECT n FROM one ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('migrations.md Indexes: an index is built while others write, by one of two programs, and again after a crash', async () => {
  const { url, folder, pool, write, migratorWaits } = await scriptedDatabase('indexed');
  write(
    '302.do.index.sql',
    '-- Found by number.\nDROP INDEX CONCURRENTLY IF EXISTS one_n;\nCREATE INDEX CONCURRENTLY one_n ON one (n);\n',
  );
  const writer = await pool.connect();
  await writer.query('BEGIN');
  await writer.query('INSERT INTO one VALUES (2)');
  const first = migrate(url, { folder });
  await migratorWaits(1);
  const second = migrate(url, { folder });
  await migratorWaits(2);
  await pool.query('INSERT INTO one VALUES (3)');
  await writer.query('COMMIT');
  writer.release();
  expect([await first, await second]).toEqual([['302.do.index.sql'], []]);
  const valid = 'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = $1::regclass';
  expect((await pool.query(valid, ['one_n'])).rows).toEqual([{ valid: true }]);

  // As if killed between the statements and the row that records them.
  await pool.query('DELETE FROM schema_version WHERE version = 302');
  expect(await migrate(url, { folder })).toEqual(['302.do.index.sql']);
});

test('architecture.md Data: two processes that start together migrate an empty database once', async () => {
  const url = new URL(database.url);
  await database.pool.query('CREATE DATABASE migrated_twice TEMPLATE template0');
  url.pathname = '/migrated_twice';
  const ran = await Promise.all([migrate(url.href), migrate(url.href)]);
  const names = ran.flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('207.do.accounts.sql');
  expect(ran.filter((one) => one.length === 0)).toHaveLength(1);
  await database.pool.query('DROP DATABASE migrated_twice');
});
