import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { migrate, migrationsFolder } from '../../../src/server/database/migrate.ts';
import { openVenues, sandboxVenues } from '../../../src/server/program/sandbox.ts';
import { copyOf, emptyDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { startProgram } from '../start-program.ts';

/** A database before the script that leaves the venues to the operator. */
let before: TestDatabase;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder))
    if (name < '152') await cp(path.join(migrationsFolder, name), path.join(folder, name));
  before = await emptyDatabase();
  await migrate(before.url, { folder });
  await rm(folder, { recursive: true });
});
afterAll(() => before.drop());

async function made(making: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await making;
  onTestFinished(database.drop);
  return database;
}

const venuesIn = async (pool: Database) => {
  const { rows: venues } = await pool.query('SELECT * FROM venues ORDER BY mic');
  const { rows: segments } = await pool.query('SELECT * FROM segments ORDER BY mic');
  return { venues, segments };
};
const now = () => new Date('2026-11-20T14:32:00Z');

const uses = {
  'a service has run on': `INSERT INTO jobs (name) VALUES ('mail')`,
  'has been published to': `INSERT INTO audit_log (at, os_user, action, subject) VALUES (now(), 'ops', 'publish venue', 'XXXX')`,
  'has instruments': `INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description, currency)
    VALUES ('X', 'OTHR', 'Bonds', 'Sovereign', 'X', 'EUR')`,
  'has calendars': `INSERT INTO trading_calendars (mic, calendar, loaded_at) VALUES ('TPIC', '{}', now())`,
  'has accounts': `INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), 'a', 'a@example.com', now())`,
};

test.each(Object.entries(uses))(
  'operating.md The first venue and the first account: a database that %s keeps the venues that it has had from the start',
  async (_, use) => {
    const { url, pool } = await made(copyOf(before));
    await pool.query(use);
    const kept = await venuesIn(pool);
    expect(kept.venues).toHaveLength(13);
    await migrate(url);
    expect(await venuesIn(pool)).toEqual(kept);
  },
);

test('operating.md The first venue and the first account: a new database has none, and the sandbox publishes its own there once', async () => {
  const [{ url, pool }, old] = [await made(emptyDatabase()), await made(copyOf(before))];
  await migrate(url);
  expect(await venuesIn(pool)).toEqual({ venues: [], segments: [] });
  await openVenues({ pool, now });
  expect(await venuesIn(pool)).toEqual(await venuesIn(old.pool));
  await pool.query(`DELETE FROM segments WHERE venue_mic = 'TPIC'`);
  await pool.query(`DELETE FROM venues WHERE mic = 'TPIC'`);
  await openVenues({ pool, now });
  expect((await venuesIn(pool)).venues).toHaveLength(12);
});

test('C 14, operating.md The first venue and the first account: without the sandbox nothing is published by itself, and the start says what is missing', async () => {
  const { url, pool } = await made(emptyDatabase());
  const program = await startProgram({ SANDBOX: 'false', SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: url });
  try {
    const json = async (address: string) => (await fetch(`${program.origin}${address}`)).json();
    await expect.poll(program.output, { timeout: 30_000 }).toContain('there are no venues yet');
    expect(await json('/api/documents/list')).toEqual({ documents: [] });
    expect((await json('/api/tradingVenuesList')).tradingVenues).toEqual([]);
    const published = await runDaylight(['publish', 'venue', sandboxVenues], { DATABASE_URL: url });
    expect([published.code, published.out]).toEqual([0, 'Published: 66 venues and segments\n']);
    expect((await json('/api/tradingVenuesList')).tradingVenues).toHaveLength(13);
    expect((await pool.query('SELECT FROM published_files')).rowCount).toBe(0);
  } finally {
    await program.stop();
  }
});
