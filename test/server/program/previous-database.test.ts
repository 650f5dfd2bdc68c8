import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Session } from '../../../src/platform/database/session.ts';
import { runMigrations } from '../../../src/platform/run-migrations.ts';
import { baseline, migrate, missingScripts } from '../../../src/server/database/migrate.ts';
import { scriptFolders, unpackPreviousRelease } from '../../engines/previous-release.ts';
import { tableSums } from '../compare-database.ts';
import { copyOf, emptyDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { migrateBoth, schemaOf } from '../schema-of.ts';
import { runScript } from '../start-program.ts';
import { giveVenues } from '../venues.ts';

/** The release before, and a database as it leaves one, with some rows. */
let release: string;
let before: TestDatabase;

const rowsOfThen = `
  INSERT INTO accounts (id, subject, email, created_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 'ann', 'ann@example.com', '2026-03-01');
  INSERT INTO subscriptions (account_id, starts_on, ends_on) SELECT id, '2026-03-01', '2027-02-28' FROM accounts;
  INSERT INTO subscription_venues (account_id, venue_mic, delayed_trades) SELECT id, 'TPIC', true FROM accounts;
  INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at)
    SELECT '00000000-0000-4000-8000-000000000002', id, 300, 'uncompleted', '2026-03-01', '2027-02-28', '2026-03-01'
    FROM accounts;
  INSERT INTO jobs (name) VALUES ('mail');
  INSERT INTO identity.account (login, profile, password_hash, password_changed_at, created_at, updated_at)
    VALUES ('ann@example.com', '{}', 'x', now(), now(), now())`;

beforeAll(async () => {
  release = unpackPreviousRelease('/var/tmp');
  before = await emptyDatabase();
  const client = new Session(before.url);
  await client.connect();
  const [service, identity] = scriptFolders;
  for (const [folder, table, lock] of [
    [service, 'schema_version', 1],
    [identity, 'identity.schema_version', 2],
  ] as const)
    await runMigrations(client, { folder: path.join(release, folder), table, lock, baseline });
  await client.query(rowsOfThen);
  await client.end();
  await giveVenues(before.url);
});
afterAll(async () => {
  await before.drop();
  rmSync(release, { recursive: true });
});

async function made(making: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await making;
  onTestFinished(database.drop);
  return database;
}

/** All rows but the records of scripts; a table that is new has none. */
async function rowsOf({ pool }: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const sums = new Map([...(await tableSums(pool))].filter(([, sum]) => sum !== '0 rows '));
  for (const table of ['public.schema_version', 'identity.schema_version']) sums.delete(table);
  return sums;
}

test('migrations.md The baseline: a database of the release before is taken over with its rows, and is as a new one', async () => {
  const [taken, fresh] = [await made(copyOf(before)), await made(emptyDatabase())];
  const rows = await rowsOf(taken);
  const ran = await migrateBoth(fresh.url);
  expect(ran).toContain('207.do.accounts.sql');
  expect(await migrateBoth(taken.url)).toEqual(ran.filter((name) => Number.parseInt(name, 10) > baseline.to));
  expect(await schemaOf(taken.url)).toEqual(await schemaOf(fresh.url));
  expect(await rowsOf(taken)).toEqual(rows);
  expect(await migrateBoth(taken.url)).toEqual([]);
});

test('of the trades that were there, those of which other reports are stored say so, and those that the release before adds', async () => {
  const taken = await made(copyOf(before));
  const add = (id: string, kind: string, at: string) =>
    taken.pool.query(
      `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at)
       VALUES (1, 'LNFI', $1, '2026-03-30', $2, $3, '2026-03-30')`,
      [id, kind, at],
    );
  for (const [month, next] of [
    ['2026-03', '2026-04'],
    ['2026-04', '2026-05'],
  ])
    await taken.pool.query(
      `CREATE TABLE trades_${month?.replace('-', '_')} PARTITION OF trades FOR VALUES FROM ('${month}-01') TO ('${next}-01')`,
    );
  for (const id of ['ONE', 'TWO', 'LATER']) await add(id, 'New', '2026-03-30T12:00:00Z');
  await add('TWO', 'Cancelled', '2026-04-02T12:00:00Z');
  const said = async () => {
    const { rows } = await taken.pool.query<{ told: string }>(
      `SELECT concat_ws(' ', transaction_id, kind, coalesce(has_other_reports::text, 'unknown')) AS told FROM trades ORDER BY 1`,
    );
    return rows.map(({ told }) => told);
  };
  await migrateBoth(taken.url);
  expect(await said()).toEqual(['LATER New false', 'ONE New false', 'TWO Cancelled true', 'TWO New true']);
  await add('LATER', 'Cancelled', '2026-04-03T12:00:00Z');
  expect(await said()).toEqual([
    'LATER Cancelled unknown',
    'LATER New true',
    'ONE New false',
    'TWO Cancelled true',
    'TWO New true',
  ]);
});

test('migrations.md The baseline: two programs that start together take a database over once', async () => {
  const taken = await made(copyOf(before));
  await Promise.all([migrateBoth(taken.url), migrateBoth(taken.url)]);
  const { rows } = await taken.pool.query<{ count: string }>(
    'SELECT count(*) FROM schema_version WHERE version BETWEEN $1 AND $2',
    [baseline.from, baseline.to],
  );
  expect(Number(rows[0]?.count)).toBe(baseline.to - baseline.from + 1);
});

test('operating.md Backup, restore, new releases: the release before can be started on the database that was taken over', async () => {
  const taken = await made(copyOf(before));
  await migrateBoth(taken.url);
  const records = async () => (await taken.pool.query('SELECT * FROM schema_version ORDER BY version')).rows;
  const now = await records();
  const old = runScript(
    'src/server/cli/daylight.ts',
    ['accounts', 'remove-demo'],
    { NODE_ENV: 'test', DATABASE_URL: taken.url },
    release,
  );
  expect([await old.ended, old.err()]).toEqual([0, expect.not.stringContaining('did not run')]);
  expect(await records()).toEqual(now);
});

test('migrations.md The baseline: of a database of 1.0.0, only what comes after the baseline is named as not run', async () => {
  const { pool } = await made(copyOf(before));
  const { skipped, due } = await missingScripts(pool);
  expect([skipped, due.filter((name) => Number.parseInt(name, 10) <= baseline.to)]).toEqual([[], []]);
  expect(due.length).toBeGreaterThan(0);
});

test('migrations.md The baseline: a database of an older release, or one that lacks a script, is refused and stays as it is', async () => {
  const [older, lacking] = [await made(copyOf(before)), await made(copyOf(before))];
  const { replaces } = baseline;
  await older.pool.query('DELETE FROM schema_version WHERE version > 121');
  await lacking.pool.query('DELETE FROM schema_version WHERE version = 121');
  for (const [{ url, pool }, has] of [
    [older, '49 scripts up to 121'],
    [lacking, `${replaces.scripts - 1} scripts up to ${replaces.last}`],
  ] as const) {
    const records = async () => (await pool.query('SELECT * FROM schema_version ORDER BY version')).rows;
    const then = await records();
    await expect(migrate(url)).rejects.toThrow(
      `The database is not as ${replaces.release} leaves it: it has run ${has}, and that release has ${replaces.scripts} up to ${replaces.last}. Nothing that schema_version records was changed. This release follows ${replaces.release}: start that on the database first.`,
    );
    const { code, err } = await runDaylight(['accounts', 'remove-demo'], { DATABASE_URL: url });
    expect([code, err]).toEqual([1, expect.stringContaining('start that on the database first')]);
    expect(await records()).toEqual(then);
  }
});
