import { beforeAll, describe, expect, it } from 'vitest';
import { runsOf } from '../../../src/server/feed/find.ts';
import {
  byAnyIndex,
  byCodeSql,
  byRuns,
  byRunsSql,
  bySampleSql,
  byVenueSql,
  patternsOf,
} from '../../../src/server/feed/find-sql.ts';
import {
  byIndex,
  countSql,
  foundPageSql,
  foundSql,
  inOrder,
  pageSql,
} from '../../../src/server/feed/instrument-search.ts';
import { type Reader, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, kit } = await openFeedScene();
let live: Reader;
const asked = { datatype: 'trade', tv: 'TPIC', assetclass: 'Bonds', subassetclass: 'Corporate bonds' };
const listed = ['trade', 'TPIC', 'Bonds', 'Corporate bonds', testNow.toISOString()];
const list = '/api/subscription/feed/instrumentlist';

beforeAll(async () => {
  live = await kit.reader({ TPIC: ['realtime_trades'], ICOT: ['realtime_trades'] });
  // Building a new index is faster than inserting the rows into an existing one.
  const { rows } = await database.pool.query<{ made: string }>(
    `SELECT pg_get_indexdef('catalogue_instruments_search'::regclass) AS made`,
  );
  await database.pool.query('DROP INDEX catalogue_instruments_search');
  await database.pool.query(
    `INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description)
     SELECT 'X' || lpad(n::text, 7, '0'), 'OTHR', 'Bonds', 'Corporate bonds',
       'Bond ' || CASE WHEN n = 77777 THEN 'Zyx-Quelle AG \u00dc1 5%' ELSE to_hex(n) END
     FROM generate_series(1, 100000) n`,
  );
  await database.pool.query(
    `INSERT INTO catalogue_instruments
     SELECT 'trade', CASE WHEN id % 100 = 0 THEN 'ICOT' ELSE 'TPIC' END, asset_class, sub_asset_class, code, id,
       description, $1, $1 FROM instruments`,
    ['2026-11-19T12:00:00Z'],
  );
  await database.pool.query(rows[0]?.made ?? '');
  await database.pool.query('vacuum analyze');
}, 300_000);

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
};

/** How the database ran a statement: its scans of the table, the rows looked at there, the pages read. */
async function looked(
  way: string,
  sql: string,
  values: readonly unknown[],
): Promise<{ readonly scans: readonly string[]; readonly rows: number; readonly pages: number }> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(way);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...values],
    );
    const top = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!top) throw new Error('no plan');
    const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
    const scans = all(top).filter((plan) => plan['Relation Name'] === 'catalogue_instruments');
    const seen = (plan: Plan): number =>
      plan['Actual Rows'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0);
    return {
      scans: scans.map((plan) => plan['Node Type']),
      rows: scans.reduce((sum, plan) => sum + seen(plan), 0),
      pages: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
    };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const total = async (q: string): Promise<number | undefined> =>
  (await live(list, { ...asked, q })).body.Total;

describe('among 100,000 instruments', () => {
  it.each([
    'zyx-q',
    'ZYX',
    'zy',
    'z',
    '0077777',
    'bond',
    'b',
    'nothing here',
    'qqq',
    '\u00fc1',
    '5%',
    '-',
    '\u00b6',
  ])('a search for %j reads what it finds, not the whole list', async (q) => {
    const { scans, rows, pages } = await looked(byIndex, foundSql, [...listed, q, 1_001]);
    expect(scans).toEqual(['Bitmap Heap Scan']);
    expect(rows).toBeLessThan(1_500);
    expect(pages).toBeLessThan(400);
  });

  it('a search in one list reads no rows of the others', async () => {
    const elsewhere = listed.map((part) => (part === 'Corporate bonds' ? 'Sovereign' : part));
    const { rows } = await looked(byIndex, foundSql, [...elsewhere, 'bond', 1_001]);
    expect(rows).toBe(0);
  });

  it('a page, a page of common matches, and the total read little more than they show', async () => {
    for (const [sql, values, most] of [
      [pageSql, ['X0050000', 21], 21],
      [foundPageSql, ['bond', 'X0050000', 21], 21],
      [foundPageSql, ['a', 'X0050000', 21], 200],
      [countSql, [1_001], 1_001],
    ] as const) {
      const { scans, rows, pages } = await looked(inOrder, sql, [...listed, ...values]);
      expect(scans.join()).toMatch(/^Index (Only )?Scan$/);
      expect(rows).toBeLessThanOrEqual(most);
      expect(pages).toBeLessThan(100);
    }
  });

  it('rare matches are found and counted', async () => {
    const rare = await live(list, { ...asked, q: 'zyx-quelle' });
    expect(rare.body).toMatchObject({ instrumentlist: [{ InstrumentID: 'X0077777' }], Total: 1 });
    for (const q of ['q', 'Z', '\u00fc', '\u00dc1', '5%', 'yx-', 'X0077777'])
      expect(await total(q), q).toBe(1);
    for (const q of ['z.', 'z*', '(', 'z[', 'z\\', '_', 'zy%']) expect(await total(q), q).toBe(0);
    expect(await total('x00777')).toBe(99);
  });

  it('common matches are paged in order and counted up to 1,000', async () => {
    expect((await live(list, asked)).body.Total).toBe(1_001);
    const first = await live(list, { ...asked, q: 'bond', limit: '3' });
    expect(first.body.Total).toBe(1_001);
    const second = await live(list, { ...asked, q: 'bond', limit: '3', cursor: first.body.Next ?? '' });
    const codes = [...(first.body.instrumentlist ?? []), ...(second.body.instrumentlist ?? [])];
    expect(codes.map((each) => each.InstrumentID)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `X000000${n}`));
    const most = await live(list, { ...asked, q: 'x00777', limit: '98' });
    const rest = await live(list, { ...asked, q: 'x00777', limit: '98', cursor: most.body.Next ?? '' });
    expect(rest.body.instrumentlist).toMatchObject([{ InstrumentID: 'X0077799' }]);
    expect(rest.body.Next).toBeUndefined();
  });
});

describe('C 3: finding among 100,000 instruments in all lists', () => {
  const mine = [['trade', 'trade'], ['TPIC', 'ICOT'], Array.from({ length: 2 }, () => testNow.toISOString())];
  const lists = ['trade/TPIC/Bonds/Corporate bonds', 'trade/ICOT/Bonds/Corporate bonds'];

  it.each([
    [['zyx-q'], null],
    [['zyx-quelle', '5%'], null],
    [['zyx-quelle'], lists],
    [['q'], null],
    [['nothing', 'here'], null],
    [['bond'], lists],
  ])('%j is found by index, reading little more than is shown', async (words, of) => {
    const { scans, rows } = await looked(byRuns, byRunsSql, [...mine, patternsOf(words), runsOf(words), of]);
    expect(scans).toEqual(['Bitmap Heap Scan']);
    // For 300 found, between 150 and 550 are read: the join depends on what ANALYZE sampled.
    expect(rows).toBeLessThan(1_500);
  });

  it('common words are found in a sample, the start of a code and a venue through a range of an index', async () => {
    for (const [sql, values, most] of [
      [bySampleSql, [patternsOf(['bond'])], 2_100],
      [byCodeSql, ['x00777'], 700],
      [byCodeSql, ['x'], 700],
      [byVenueSql, [], 100],
    ] as const) {
      const { scans, rows, pages } = await looked(byAnyIndex, sql, [...mine, ...values]);
      expect(scans.join()).toMatch(/^(Index (Only )?Scan|Bitmap Heap Scan)$/);
      expect(rows).toBeLessThanOrEqual(most);
      expect(pages).toBeLessThan(20_000);
    }
  });

  it('finds rare words, common words and the start of a code', async () => {
    const find = async (q: string) => {
      const { status, body } = await live('/api/subscription/feed/find', { q });
      expect(status).toBe(200);
      return body;
    };
    expect(await find('ZYX-quelle \u00fc1')).toMatchObject({
      Instruments: [{ InstrumentID: 'X0077777', InstrumentDescription: 'Bond Zyx-Quelle AG \u00dc1 5%' }],
      More: false,
    });
    const common = await find('bond');
    expect(common.Instruments).toHaveLength(20);
    expect(common.More).toBe(true);
    expect((await find('x0077777')).Instruments?.[0]?.InstrumentID).toBe('X0077777');
    expect((await find('X00999')).Instruments?.map((one) => one.InstrumentID)).toContain('X0099900');
    expect((await find('zyx %')).Instruments).toHaveLength(1);
    expect((await find('zyx_')).Instruments).toHaveLength(0);
  });
});
