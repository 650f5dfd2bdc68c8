import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../src/server/database/pool.ts';
import { correctInstrument, correctionsSql } from '../../../src/server/ingest/instrument-corrections.ts';
import { lockMerge } from '../../../src/server/ingest/merge.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { bondTrade, type FileLine, ndjson, refusalOf, take, testFolder } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();
let files = 0;
const write = (lines: readonly FileLine[]) => {
  files += 1;
  return folder.write(`i${files}.ndjson`, ndjson(lines));
};
const taken = async (...lines: readonly FileLine[]) => (await take(database.pool, write(lines))).added;
const instruments = (...args: readonly string[]) =>
  runDaylight(['instruments', ...args], { DATABASE_URL: database.url, DATA_DIR: folder.path });

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const of =
  (code: string, more: FileLine = {}) =>
  (id: string, minutes: number, also: FileLine = {}) =>
    bondTrade(id, minutes, { instrumentId: code, instrumentDescription: code, ...more, ...also });
const known = async (code: string) =>
  (
    await database.pool.query(
      `SELECT asset_class || '/' || sub_asset_class || '/' || coalesce(currency, 'none') AS it FROM instruments WHERE code = $1`,
      [code],
    )
  ).rows[0]?.it;
const classes = async () =>
  (await database.pool.query('SELECT sub_asset_class AS name FROM catalogue_classes ORDER BY 1')).rows.map(
    ({ name }) => name,
  );

describe('C 1, operating.md Data in: what the first line said of an instrument', () => {
  const bund = of('DE0001102580');
  const bulgarian = of('XS2234571425', { instrumentCurrency: 'BGN', notionalCcy: 'BGN' });

  it('is not contradicted by other capitals, and a new instrument takes the spelling there is', async () => {
    expect(await taken(bund('A1', 60))).toBe(1);
    expect(await taken(bund('A2', 59, { subAssetClass: 'CORPORATE Bonds' }))).toBe(1);
    const gilt = of('GB00BMF9LJ15');
    expect(await taken(gilt('A3', 59, { subAssetClass: 'Corporate BONDS' }), gilt('A4', 58))).toBe(2);
    const two = [
      of('US0378331005')('A5', 57, { subAssetClass: 'Green Bonds' }),
      of('AU0000XVGZA3')('A6', 57, { subAssetClass: 'green bonds' }),
    ];
    expect(await taken(...two)).toBe(2);
    expect(await classes()).toEqual(['Corporate bonds', 'Green Bonds']);
    expect(
      (await refusalOf(database.pool, write([bund('A7', 50, { subAssetClass: 'Sovereign' })]))).faults,
    ).toMatchObject([{ field: 'subAssetClass' }]);
  });

  it('gets a currency where it had none, once', async () => {
    const swap = of('EUR-IRS.10Y', { instrumentIdType: 'OTHR' });
    expect(await taken(swap('B1', 60, { instrumentCurrency: '' }))).toBe(1);
    expect(await known('EUR-IRS.10Y')).toBe('Bonds/Corporate bonds/none');
    expect(await taken(swap('B2', 59), swap('B3', 58, { instrumentCurrency: '' }))).toBe(2);
    expect(await known('EUR-IRS.10Y')).toBe('Bonds/Corporate bonds/EUR');
    expect(
      (await refusalOf(database.pool, write([swap('B4', 50, { instrumentCurrency: 'USD' })]))).faults,
    ).toMatchObject([{ field: 'instrumentCurrency' }]);
  });

  it('is redenominated from the day on which another currency has replaced its own', async () => {
    const at = (day: string) => ({ tradeDate: `${day}T09:00:00Z`, publicationDate: `${day}T09:00:01Z` });
    expect(await taken(bulgarian('C1', 0, at('2025-12-30')))).toBe(1);
    const early = bulgarian('C2', 0, { ...at('2025-12-31'), instrumentCurrency: 'EUR' });
    expect((await refusalOf(database.pool, write([early]))).faults).toMatchObject([
      { field: 'instrumentCurrency' },
    ]);
    expect(
      await taken(bulgarian('C3', 0, { ...at('2026-01-01'), instrumentCurrency: 'EUR', notionalCcy: 'EUR' })),
    ).toBe(1);
    expect(await known('XS2234571425')).toBe('Bonds/Corporate bonds/EUR');
    // A late file of the time before.
    expect(await taken(bulgarian('C4', 0, at('2025-12-29')))).toBe(1);
    expect(await known('XS2234571425')).toBe('Bonds/Corporate bonds/EUR');
    const dollars = bulgarian('C5', 0, {
      ...at('2026-02-02'),
      instrumentCurrency: 'USD',
      notionalCcy: 'EUR',
    });
    expect((await refusalOf(database.pool, write([dollars]))).faults).toMatchObject([
      { field: 'instrumentCurrency' },
    ]);
  });
});

describe('npm run daylight -- instruments', () => {
  const code = 'DE0001102580';
  const view = {
    datatype: 'trade',
    tv: 'TPIC',
    assetclass: 'Bonds',
    subassetclass: 'Corporate bonds',
    instrument: code,
  };
  const correct = (...more: readonly string[]) =>
    instruments(
      'correct',
      code,
      '--sub-asset-class',
      'Sovereign',
      '--currency',
      'USD',
      '--reason',
      'was wrong',
      ...more,
    );

  it('shows what a correction would touch, and changes nothing with --dry-run or without --yes', async () => {
    await database.pool.query(
      `WITH a AS (INSERT INTO accounts (id, subject, email, created_at)
         VALUES (gen_random_uuid(), 'a', 'a@example.org', now()) RETURNING id)
       INSERT INTO saved_views (account_id, id, name, selection, saved_at) SELECT id, gen_random_uuid(), 'Mine', $1, now() FROM a`,
      [JSON.stringify(view)],
    );
    const before = await classes();
    const lines = [
      code,
      '  sub-asset class: Corporate bonds → Sovereign',
      '  currency: EUR → USD',
      '  lists: 1, saved views: 1, sub-asset classes no longer listed: 0',
    ];
    expect(await correct('--dry-run')).toMatchObject({ code: 0, out: [...lines, ''].join('\n') });
    const last = 'Nothing was done: add --yes to do it, or --dry-run to look only.';
    expect(await correct()).toMatchObject({ code: 1, out: '', err: [...lines, last, ''].join('\n') });
    expect(await classes()).toEqual(before);
    expect(await known(code)).toBe('Bonds/Corporate bonds/EUR');
  });

  it('corrects it with its lists and saved views, and records that', async () => {
    expect(await correct('--yes', '--by', 'A. Person')).toMatchObject({ code: 0 });
    expect(await known(code)).toBe('Bonds/Sovereign/USD');
    expect(await classes()).toEqual(['Corporate bonds', 'Green Bonds', 'Sovereign']);
    const { rows } = await database.pool.query(`SELECT selection->>'subassetclass' AS name FROM saved_views`);
    expect(rows).toEqual([{ name: 'Sovereign' }]);
    const listed = await database.pool.query(
      'SELECT sub_asset_class AS name FROM catalogue_instruments WHERE code = $1',
      [code],
    );
    expect(listed.rows).toEqual([{ name: 'Sovereign' }]);
    const { out } = await instruments('show', code);
    expect(out).toContain('sub-asset class: Sovereign');
    expect(out).toContain(
      'for A. Person  sub-asset class: Corporate bonds → Sovereign; currency: EUR → USD: was wrong',
    );
    // A file then says the same.
    const line = bondTrade('D1', 20, {
      instrumentId: code,
      instrumentDescription: code,
      subAssetClass: 'sovereign',
      instrumentCurrency: 'USD',
    });
    expect(await taken(line)).toBe(1);
    // A class that nothing is in any more is no longer listed.
    const both = ['US0378331005', 'AU0000XVGZA3'];
    expect(
      await instruments(
        'correct',
        ...both,
        '--sub-asset-class',
        'Corporate bonds',
        '--reason',
        'one class',
        '--yes',
      ),
    ).toMatchObject({ code: 0 });
    expect(await classes()).toEqual(['Corporate bonds', 'Sovereign']);
    expect(await runDaylight(['audit'], { DATABASE_URL: database.url, DATA_DIR: folder.path })).toMatchObject(
      { code: 0 },
    );
  });

  it('finds its corrections by index, however many files the log names', async () => {
    await database.pool.query(
      `INSERT INTO audit_log (at, os_user, action, subject)
       SELECT now(), 'x', 'load file', 'trades-' || n || '.csv' FROM generate_series(1, 5000) n`,
    );
    await database.pool.query('ANALYZE audit_log');
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${correctionsSql}`, [
      'correct instrument',
      code,
    ]);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('using audit_log_action');
  });

  it.each([
    [['show', 'NOPE'], 'NOPE is not a known instrument.'],
    [['correct', code, '--reason', 'x'], 'Say what is to be corrected.'],
    [['correct', code, '--currency', 'EUR'], '--reason says why'],
    [['correct', code, '--currency', 'XXX', '--reason', 'x', '--yes'], '“XXX” is not a currency'],
    [['correct', code, '--asset-class', 'Bond', '--reason', 'x', '--yes'], '“Bond” is not an asset class.'],
    [
      ['correct', code, '--asset-class', 'Equity & Equity-like', '--reason', 'x', '--yes'],
      'A share cannot become',
    ],
    [['correct', code, '--sub-asset-class', ' ', '--reason', 'x', '--yes'], 'The sub-asset class is a text'],
    [['correct', code, '--currency', 'USD', '--reason', 'x', '--yes'], 'is already known like this'],
    [
      ['correct', 'GB00BMF9LJ15', 'NOPE', '--currency', 'GBP', '--reason', 'x', '--yes'],
      'NOPE is not a known',
    ],
    [['correct', code, '--currency', 'GBP', '--reason', 'x', '--yes', '--dry-run'], 'not both'],
    [['mend', code], 'Say show or correct.'],
    [['show'], 'Name an instrument'],
    [['show', code, code], 'show is for one'],
  ])('refuses %j and changes nothing', async (args, says) => {
    const answer = await instruments(...args);
    expect(answer.code).toBe(1);
    expect(answer.err).toContain(says);
    expect(await known('GB00BMF9LJ15')).toBe('Bonds/Corporate bonds/EUR');
  });
});

it('a correction and a file that changes the same instrument do not wait for each other', async () => {
  const swap = of('EUR-IRS.7Y', { instrumentIdType: 'OTHR' });
  expect(await taken(swap('Z1', 60, { instrumentCurrency: '' }))).toBe(1);
  const { pool } = database;
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await lockMerge(holder);
  const waiting = async (count: number): Promise<void> => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
  };
  const act = { actor: { osUser: 'operator', by: null }, reason: 'misspelt', at: new Date() };
  const correcting = inTransaction(pool, (client) =>
    correctInstrument(client, 'EUR-IRS.7Y', { subAssetClass: 'Swaps' }, act),
  );
  await vi.waitFor(() => waiting(1));
  const arriving = taken(swap('Z2', 59));
  await vi.waitFor(() => waiting(2));
  await holder.query('COMMIT');
  holder.release();
  const [corrected, added] = await Promise.all([correcting, arriving]);
  expect([corrected.after.subAssetClass, added]).toEqual(['Swaps', 1]);
});
