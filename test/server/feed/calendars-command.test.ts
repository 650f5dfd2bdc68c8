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
  expect((await daylight('calendars', 'load', file, '--dry-run')).out).toBe('Checked: TPIC\n');
  expect(await log()).toEqual(['']);
  expect((await daylight('calendars', 'load', file, '--by', 'Ada')).out).toBe('Loaded: TPIC\n');
  const mark = (...more: readonly string[]) =>
    daylight('calendars', 'mark', 'TPIC', '2026-11-20', 'degraded', '--reason', 'Late prices', ...more);
  expect((await mark('--by', 'Ada', '--data', 'trade')).code).toBe(0);
  const me = userInfo().username;
  const marked = (dataType: string) =>
    `mark day  TPIC 2026-11-20  ${JSON.stringify({ reason: 'Late prices', dataType, condition: 'degraded' })}`;
  expect(await log()).toEqual([
    `${me} for Ada  ${marked('trade')}`,
    `${me} for Ada  load calendars  TPIC`,
    '',
  ]);
  expect((await mark()).out).toBe(
    'Marked TPIC, orders of 2026-11-20: degraded\nMarked TPIC, trades of 2026-11-20: degraded\n',
  );
  expect((await log()).slice(0, 2)).toEqual([`${me}  ${marked('trade')}`, `${me}  ${marked('order')}`]);
  // A mark that cannot be set leaves no entry.
  expect((await daylight('calendars', 'mark', 'NONE', '2026-11-20', 'degraded', '--reason', 'x')).code).toBe(
    1,
  );
  expect(await log()).toHaveLength(5);
});
