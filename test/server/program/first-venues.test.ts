import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openVenues, sandboxVenues } from '../../../src/server/program/sandbox.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { startProgram } from '../start-program.ts';

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

test('operating.md The first venue and the first account: a new database has none, and the sandbox publishes its own there once', async () => {
  const { url, pool } = await made(emptyDatabase());
  await migrate(url);
  expect(await venuesIn(pool)).toEqual({ venues: [], segments: [] });
  await openVenues({ pool, now });
  const opened = await venuesIn(pool);
  expect([opened.venues.length, opened.segments.length]).toEqual([13, 66]);
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
