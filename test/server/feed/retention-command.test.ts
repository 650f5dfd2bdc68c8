import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropMonthsBefore } from '../../../src/server/ingest/retention.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { bondTrade, ndjson, testFolder, testNow } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();
// The command uses the real clock, so the rows to drop and to keep are dated by it.
const sinceNow = (testNow.getTime() - Date.now()) / 60_000;
const day = 60 * 24;
const lines = [bondTrade('OLD', sinceNow + 6 * 366 * day), bondTrade('KEPT', sinceNow + day)];

beforeAll(async () => {
  database = await freshDatabase();
  await daylight('ingest', folder.write('t.ndjson', ndjson(lines)));
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const daylight = (...args: readonly string[]) =>
  runDaylight(args, { DATABASE_URL: database.url, DATA_DIR: folder.path, TRADES_ARCHIVED: 'true' });
const retention = (...args: readonly string[]) => daylight('retention', ...args);
const reports = async (): Promise<readonly string[]> =>
  (await database.pool.query('SELECT transaction_id FROM trades ORDER BY 1')).rows.map(
    (row) => row.transaction_id,
  );

describe('npm run daylight -- retention', () => {
  it('--dry-run lists the months that would go, and drops nothing', async () => {
    const answer = await retention('--dry-run');
    expect(answer).toMatchObject({ code: 0, err: '' });
    expect(answer.out).toMatch(
      /^Would be dropped after archiving: trades_20\d\d_\d\d, .*\nKept: orders from 20\d\d-\d\d, trades from 20\d\d-\d\d\.\n$/,
    );
    expect(await reports()).toEqual(['KEPT', 'OLD']);
  });

  it('tells only of months that it dropped itself, not of those that the service dropped meanwhile', async () => {
    await database.pool.query(`INSERT INTO jobs (name) VALUES ('retention') ON CONFLICT DO NOTHING`);
    const service = await database.pool.connect();
    await service.query('BEGIN');
    await service.query(`SELECT FROM jobs WHERE name = 'retention' FOR UPDATE`);
    const waiting = retention('--yes');
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            )
          ).rowCount,
        { timeout: 30_000 },
      )
      .toBe(1);
    await dropMonthsBefore(database.pool, { order: '2020-01', trade: '2024-01' });
    await service.query('COMMIT');
    service.release();
    expect((await waiting).out).toMatch(/^Kept: /);
    await daylight('ingest', folder.write('t.ndjson', ndjson(lines)));
  });

  it('archives and drops them, and finds nothing more the second time', async () => {
    const unasked = await retention();
    expect([unasked.code, unasked.out]).toEqual([1, '']);
    expect(unasked.err).toMatch(
      /^To be dropped for ever after archiving: trades_.*\nNothing was done: add --yes/,
    );
    expect(await reports()).toEqual(['KEPT', 'OLD']);
    expect((await retention('--yes', '--by', 'Ada')).out).toMatch(/^Dropped after archiving: trades_/);
    expect(await reports()).toEqual(['KEPT']);
    const { out } = await daylight('publish', 'log');
    expect(out).toMatch(/ for Ada {2}drop months {2}trades_20\d\d_\d\d {2}\{"sizes":/);
    // The file that was loaded, with its checksum and counts.
    const sha256 = createHash('sha256').update(ndjson(lines)).digest('hex');
    expect(out).toContain(
      `load file  t.ndjson  {"added":2,"lines":2,"sha256":"${sha256}","dataType":"trade","rejected":0}`,
    );
    expect((await retention()).out).toMatch(/^Kept: /);
  });

  it('prints its usage when given anything else', async () => {
    const answer = await retention('--all');
    expect(answer.code).toBe(1);
    expect(answer.err).toMatch(/^Usage: npm run daylight -- retention/);
  });
});
