import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { testFolder } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const daylight = (...args: readonly string[]) => runDaylight(args, { DATABASE_URL: database.url });
const log = async (): Promise<readonly string[]> =>
  (await daylight('publish', 'log')).out.split('\n').map((line) => line.split('  ').slice(1).join('  '));

test('operating.md Publishing and daily work: who loads calendars and marks days is in the log, a trial is not', async () => {
  const file = folder.write(
    'calendars.json',
    '[{ "mic": "TPIC", "timeZone": "Europe/Paris", "opens": "08:00", "closes": "18:00" }]',
  );
  const load = (...more: readonly string[]) =>
    daylight('calendars', 'load', file, '--reason', 'The year 2027', ...more);
  expect((await load('--dry-run')).out).toBe(
    'TPIC: 08:00 to 18:00 Europe/Paris, 0 holidays, its first calendar.\nConditions of days and silences follow them from now on. Nobody is told.\n',
  );
  expect(await log()).toEqual(['']);
  expect((await load('--by', 'Ada', '--yes')).out).toBe('Done: load calendars.\n');
  expect((await load('--dry-run')).out).toContain('in place of the calendar before');
  const mark = (...more: readonly string[]) =>
    daylight('calendars', 'mark', 'TPIC', '2026-11-20', 'degraded', '--reason', 'Late prices', ...more);
  expect((await mark('--dry-run')).out).toBe(
    'The orders and trades of TPIC of 2026-11-20 are shown to everybody as degraded, with the reason.\nWhoever asks for this day gets it from now on; nobody is told. A mark is never deleted.\n',
  );
  expect((await mark('--by', 'Ada', '--data', 'trade', '--yes')).code).toBe(0);
  const me = userInfo().username;
  const entries = await log();
  expect(entries).toHaveLength(3);
  expect(entries[0]).toContain(`${me} for Ada  mark day  TPIC 2026-11-20`);
  expect(entries[0]).toContain('Late prices');
  expect(entries[1]).toContain(`${me} for Ada  load calendars  TPIC`);
  expect((await mark('--yes')).out).toBe('Done: mark day.\n');
  const { rows } = await database.pool.query(
    "SELECT reason, before, after FROM audit_log WHERE action = 'mark day' ORDER BY id DESC LIMIT 1",
  );
  expect(rows).toEqual([
    {
      reason: 'Late prices',
      before: { order: 'derived', trade: 'degraded' },
      after: { order: 'degraded', trade: 'degraded' },
    },
  ]);
  const { out } = await daylight('calendars', 'log');
  expect(out.split('\n').map((line) => line.split('  ').slice(1).join('  '))).toEqual([
    `TPIC trades 2026-11-20  degraded: Late prices  (${me})`,
    `TPIC orders 2026-11-20  degraded: Late prices  (${me})`,
    `TPIC trades 2026-11-20  degraded: Late prices  (${me} for Ada)`,
    '',
  ]);
  // A mark that cannot be set leaves no entry.
  expect(
    (await daylight('calendars', 'mark', 'NONE', '2026-11-20', 'degraded', '--reason', 'x', '--yes')).code,
  ).toBe(1);
  expect(await log()).toHaveLength(4);
});
