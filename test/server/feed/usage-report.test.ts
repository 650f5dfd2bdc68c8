import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUsageArguments, writeNewFile } from '../../../src/server/cli/usage.ts';
import { forgetLiveReads } from '../../../src/server/usage/live-reads.ts';
import { usageReport } from '../../../src/server/usage/usage-report.ts';
import { freshDatabase } from '../database.ts';
import { testFolder, testNow } from './feed-kit.ts';

const database = await freshDatabase();
const { pool } = database;
const folder = testFolder();
afterAll(async () => {
  await database.drop();
  folder.remove();
});

describe('C 8: the report of a month', () => {
  const named = (day: string, type: string, byKey: boolean, reads: number, account = 1, venue = 'ICPM') => [
    `00000000-0000-4000-8000-00000000000${account}`,
    venue,
    type,
    byKey,
    day,
    reads,
  ];
  beforeAll(async () => {
    const rows = [
      named('2026-02-28', 'trade', false, 7),
      named('2026-03-01', 'trade', false, 10),
      named('2026-03-31', 'trade', false, 5),
      named('2026-03-31', 'trade', true, 100),
      named('2026-03-31', 'trade', false, 1, 2),
      named('2026-03-31', 'order', false, 2, 2),
      named('2026-03-30', 'order', false, 0, 3),
      named('2026-03-15', 'trade', false, 3, 2, 'TPIC'),
      named('2026-04-01', 'trade', false, 7),
    ];
    for (const row of rows) await pool.query('INSERT INTO live_reads VALUES ($1, $2, $3, $4, $5, $6)', row);
  });
  const march = { month: '2026-03', venue: null, byAccount: false };

  test('has a line for each venue and type of data, with users, days and reads', async () => {
    const { csv, lines } = await usageReport(pool, march);
    expect(lines).toBe(3);
    expect(csv.split('\n')).toEqual([
      'month,venueMIC,venueName,dataType,distinctUsers,days,reads,readsByKey',
      expect.stringMatching(/^2026-03,ICPM,.+,order,1,1,2,0$/),
      expect.stringMatching(/^2026-03,ICPM,.+,trade,2,2,116,100$/),
      expect.stringMatching(/^2026-03,TPIC,.+,trade,1,1,3,0$/),
      '',
    ]);
  });

  test('has a line for each account of a venue, without its name', async () => {
    const { csv } = await usageReport(pool, { ...march, venue: 'ICPM', byAccount: true });
    expect(csv.split('\n')).toEqual([
      'month,venueMIC,venueName,dataType,account,days,reads,readsByKey',
      expect.stringMatching(/,order,00000000-0000-4000-8000-000000000002,1,2,0$/),
      expect.stringMatching(/,trade,00000000-0000-4000-8000-000000000001,2,115,100$/),
      expect.stringMatching(/,trade,00000000-0000-4000-8000-000000000002,1,1,0$/),
      '',
    ]);
  });

  test('is refused for an unknown venue or a segment, naming the right ones', async () => {
    const of = (venue: string) => usageReport(pool, { ...march, venue });
    await expect(of('XXXX')).rejects.toThrow(/^There is no venue XXXX. The venues are .*TPIC/);
    await expect(of('LNFI')).rejects.toThrow(
      'LNFI is a segment of TPIC, and reads are counted by venue: ask for TPIC.',
    );
  });

  test.each([
    [[], '--month is missing: say which, such as --month 2026-11.'],
    [['--month', '2026-13'], '“2026-13” is not a month such as 2026-11.'],
    [['--month', 'March'], '“March” is not a month such as 2026-11.'],
    [['--month', '2027-01'], '2027-01 has not begun.'],
    [
      ['--month', '2026-03', '--venue', 'tpic'],
      '“tpic” is not a MIC, which has four capital letters or digits, such as TPIC.',
    ],
    [['--month', '2026-03', '--to', ''], '--to names no file.'],
  ])('asked for by %j is refused: %s', (args, said) => {
    expect(readUsageArguments(args, testNow)).toBe(said);
  });

  test('refuses unknown arguments, and reads the known ones', () => {
    expect(readUsageArguments(['2026-03'], testNow)).toMatch(/^Unexpected argument '2026-03'/);
    expect(readUsageArguments(['--month', '2026-03', '--mic', 'TPIC'], testNow)).toMatch(/^Unknown option/);
    const to = 'march.csv';
    expect(readUsageArguments(['--month', '2026-03', '--accounts', '--to', to], testNow)).toEqual({
      ...march,
      byAccount: true,
      to,
    });
  });

  test('is written only to a new file', async () => {
    const file = `${folder.path}/march.csv`;
    await writeNewFile(file, 'first');
    await expect(writeNewFile(file, 'second')).rejects.toThrow(
      `${file} already exists: name another file, or remove this one.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('first');
    await expect(writeNewFile(`${folder.path}/none/x.csv`, '')).rejects.toThrow('its folder does not exist');
  });
});

test('reads are forgotten after 60 months', async () => {
  const kept = "SELECT count(*)::integer AS lines FROM live_reads WHERE day < '2026-03-31'";
  const before = await pool.query<{ lines: number }>(kept);
  await forgetLiveReads(pool, '2031-02-28');
  expect((await pool.query(kept)).rows).toEqual(before.rows);
  await forgetLiveReads(pool, '2031-03-31');
  expect((await pool.query(kept)).rows).toEqual([{ lines: 0 }]);
});
