import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { views } from '../../../src/domain/feed/feed-views.ts';
import type { Transaction } from '../../../src/platform/database/database.ts';
import { bookReach, nearReach, reachValues, wholeReach } from '../../../src/server/feed/page-reach.ts';
import { lastId, viewSql } from '../../../src/server/feed/view-sql.ts';
import { ensureMonths } from '../../../src/server/ingest/partitions.ts';
import { doubledSql, secondReportsSql } from '../../../src/server/ingest/second-reports.ts';
import { contradictionsSql, doublesSql, orphansSql } from '../../../src/server/ingest/staged-checks.ts';
import { stagingTables } from '../../../src/server/ingest/staging.ts';
import { newestSql, noteDueSql } from '../../../src/server/open-data/due-spans.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { ago, bondQuote, bondTrade, bondTradesAsked, ndjson, take, testFolder, testNow } from './feed-kit.ts';

let database: TestDatabase;
const folder = testFolder();
const monthMinutes = 31 * 24 * 60;

beforeAll(async () => {
  database = await freshDatabase();
  const months = [0, 1, 2, 3, 4, 5];
  const trades = months.map((month) => bondTrade(`T${month}`, 60 + month * monthMinutes));
  const tradeDate = ago(2 * 24 * 60 + 4 * monthMinutes);
  const late = [
    bondTrade('LATE', 2 * 24 * 60 + 4 * monthMinutes),
    bondTrade('LATE', 60 + 2 * monthMinutes, { tradeDate, flags: 'CANC' }),
    bondTrade('LATE', 60 + monthMinutes, { tradeDate, flags: 'AMND' }),
  ];
  const orders = months.map((month) => bondQuote(60 + month * monthMinutes));
  await take(database.pool, folder.write('trades.ndjson', ndjson([...trades, ...late])));
  await take(database.pool, folder.write('orders.ndjson', ndjson(orders)));
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** The monthly partitions that the plan of a statement names. */
async function opened(
  client: Transaction,
  sql: string,
  values: readonly (string | number)[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...values]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...new Set(plan.match(/\b(?:trades|orders)_\d{4}_\d\d\b/g) ?? [])].sort();
}

describe('work is bounded by its own span, however many months are stored', () => {
  test.each([
    ['trades', stagingTables.trade],
    ['orders', stagingTables.order],
  ] as const)('a file of %s is compared with the months of its own lines only', async (table, staging) => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(staging.createSql);
      const sql = contradictionsSql(staging);
      const one = ['2026-10-02T00:00:00Z', '2026-10-30T00:00:00Z'];
      expect(await opened(client, sql, one)).toEqual([`${table}_2026_10`]);
      const two = ['2026-10-31T23:00:00Z', '2026-11-01T01:00:00Z'];
      expect(await opened(client, sql, two)).toEqual([`${table}_2026_10`, `${table}_2026_11`]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('the trade of a cancellation is looked up by index, only in the months from its trading day on', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(stagingTables.trade.createSql);
      await client.query(
        `INSERT INTO staging (line_no, instrument_id, segment_mic, transaction_id, trade_day, kind, published_at)
         SELECT n, 1, 'LNFI', 'C' || n, '2026-10-05', 'Cancelled', '2026-10-06T00:00:00Z'
         FROM generate_series(1, 5000) n`,
      );
      await client.query('ANALYZE staging');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF) ${orphansSql}`,
      );
      const read = rows
        .map((row) => row['QUERY PLAN'])
        .filter((line) => /Scan.* on trades_/.test(line) && !line.includes('never executed'));
      expect(read).toEqual([expect.stringMatching(/Index Scan using \S+ on trades_2026_10 e/)]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('a second report is looked up by index, only in the months from its trading day to the last report of that day', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(stagingTables.trade.createSql);
      // T3 is of 19 August, and so are lines of which nothing is stored.
      await client.query(
        `INSERT INTO staging (line_no, instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, price)
         SELECT n, 1, 'LNFI', CASE n WHEN 1 THEN 'T3' ELSE 'OTHER' || n END, '2026-08-19', 'New',
           '2026-08-20T00:00:00Z', 1 FROM generate_series(1, 5000) n`,
      );
      await client.query('ANALYZE staging');
      const explain = 'EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF)';
      const plans: string[] = [];
      for (const sql of [doubledSql, secondReportsSql]) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`${explain} ${sql}`);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
      }
      const found = await client.query<{ line: string }>(secondReportsSql);
      expect(found.rows.map(({ line }) => line)).toEqual(['1']);
      const read = plans.filter((line) => /Scan.* on trades_/.test(line) && !line.includes('never executed'));
      expect(read.length).toBeGreaterThan(2);
      for (const line of read) expect(line).toMatch(/Index (Only )?Scan using \S+ on trades_2026_0[89] /);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('when a segment began is looked up once for a trading day, not for each of its cancellations', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(stagingTables.trade.createSql);
      // Where nothing else is known of the segment, every line of the file is looked at.
      await client.query(
        `INSERT INTO staging (line_no, instrument_id, segment_mic, transaction_id, trade_day, kind, published_at)
         SELECT n, 1, 'ICPM', 'C' || n, date '2026-10-05' + n % 2, 'Cancelled', '2026-10-06T08:00:00Z'
         FROM generate_series(1, 500) n`,
      );
      await client.query('ANALYZE staging');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF) ${orphansSql}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const loops = [...plan.matchAll(/Scan on staging .*loops=(\d+)/g)].map(([, times]) => Number(times));
      expect(loops.length).toBeGreaterThan(1);
      expect(Math.max(...loops)).toBeLessThanOrEqual(2);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('lines of one report are compared with its first line, not each with all others', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(stagingTables.trade.createSql);
      await client.query(
        `INSERT INTO staging (line_no, instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, price)
         SELECT n, 1, 'LNFI', CASE WHEN n <= 500 THEN 'SAME' ELSE 'OWN' || n END, '2026-10-05', 'New',
           '2026-10-06T00:00:00Z', CASE n WHEN 3 THEN 2 WHEN 5 THEN 3 ELSE 1 END
         FROM generate_series(1, 1000) n`,
      );
      await client.query('ANALYZE staging');
      const found = await client.query<{ line: string; other: string }>(doublesSql(stagingTables.trade));
      expect(found.rows.slice(0, 3)).toEqual([
        { line: '3', other: '1' },
        { line: '4', other: '3' },
        { line: '5', other: '1' },
      ]);
      expect(found.rows).toHaveLength(498);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF) ${doublesSql(stagingTables.trade)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const counts = [...plan.matchAll(/(?:rows=|Rows Removed by Join Filter: )(\d+)/g)];
      expect(counts.length).toBeGreaterThan(3);
      expect(Math.max(...counts.map(([, count]) => Number(count)))).toBeLessThanOrEqual(1000);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('a page looks for other reports of its trades only up to the last one recorded for their day', async () => {
    const cutOff = testNow.toISOString();
    const before = ago(60 + 3 * monthMinutes);
    const sql = viewSql('tradeDisplay');
    const values = [
      1,
      bondTradesAsked.instrumentmic,
      'TRADE',
      cutOff,
      before,
      '0',
      100,
      ...reachValues(wholeReach(null)),
    ];
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF) ${sql}`,
      values,
    );
    const timesRead = new Map<string, number>();
    for (const { 'QUERY PLAN': line } of rows) {
      const [, month = '', loops] =
        / on trades_(\d{4}_\d\d) c(?:_\d+)? \(actual rows=\S+ loops=(\d+)\)/.exec(line) ?? [];
      if (loops) timesRead.set(month, Number(loops));
    }
    // T4 and T5 say that they have no others. LATE is of 17 July, and its last report of October.
    expect(Object.fromEntries(timesRead)).toEqual({
      '2026_07': 1,
      '2026_08': 1,
      '2026_09': 1,
      '2026_10': 1,
    });
    const shown = await database.pool.query<{ data: string }>(sql, values);
    const found: readonly { readonly transactionID: string; readonly chain: readonly unknown[] }[] =
      JSON.parse(shown.rows[0]?.data ?? '[]');
    expect(found.map(({ transactionID, chain }) => [transactionID, chain.length])).toEqual([
      ['T4', 0],
      ['LATE', 3],
      ['T5', 0],
    ]);
  });

  test.each(views)(
    'a page of $id is planned for the months around it only',
    async ({ id, dataType, system, rows }) => {
      const at = testNow.toISOString();
      const reach = rows === 'snapshot' ? bookReach(ago(60)) : nearReach(at, ago(60));
      const values = [
        1,
        bondTradesAsked.instrumentmic,
        system ?? 'TRADE',
        at,
        at,
        lastId,
        100,
        ...reachValues(reach),
      ];
      const client = await database.pool.connect();
      try {
        // Reports of a week's trades may be of the month before.
        const months = dataType === 'trade' ? ['trades_2026_10', 'trades_2026_11'] : ['orders_2026_11'];
        expect(await opened(client, viewSql(id), values)).toEqual(months);
      } finally {
        client.release();
      }
    },
  );

  test('a month that was empty when a generic plan was made is read by index once it has grown', async () => {
    const client = await database.pool.connect();
    const at = '2027-01-20T12:00:00.000Z';
    const given = [
      1,
      bondTradesAsked.instrumentmic,
      'TRADE',
      at,
      at,
      lastId,
      100,
      ...reachValues(wholeReach(null)),
    ];
    const page = `EXECUTE page (${given.map((value) => (typeof value === 'number' ? value : pg.escapeLiteral(value))).join(', ')})`;
    try {
      await client.query('BEGIN');
      await ensureMonths(client, 'trades', ['2027-01']);
      await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
      await client.query(
        `PREPARE page (integer, text, text, timestamptz, timestamptz, bigint, integer, timestamptz, timestamptz, timestamptz, timestamptz)
         AS ${viewSql('tradeDisplay')}`,
      );
      await client.query(page);
      await client.query(
        `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at)
         SELECT 1, $1, 'G' || n, at::date, 'New', at, at
         FROM (SELECT n, $2::timestamptz - n * interval '1 second' AS at FROM generate_series(1, 3000) n) s`,
        [bondTradesAsked.instrumentmic, at],
      );
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF) ${page}`,
      );
      const scans = rows
        .map((row) => row['QUERY PLAN'])
        .filter((line) => /Scan.* on trades_2027_01/.test(line) && !line.includes('never executed'));
      // The scans: the page, the reports of its rows, which do not say that there are no others, the newest row.
      expect(scans.map((line) => / (\w+)_\d+ \(actual rows=(\S+) /.exec(line)?.slice(1))).toEqual([
        ['trades', '101.00'],
        ['c', '1.00'],
        ['r', '1.00'],
      ]);
      for (const scan of scans) expect(scan).toMatch(/Index (Only )?Scan using trades_2027_01_/);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test.each(['trade', 'order'] as const)(
    'open data looks for new lines of %ss only in the months of the days it keeps',
    async (dataType) => {
      const client = await database.pool.connect();
      try {
        const since = '2026-11-19T00:00:00Z';
        const expected = [`${dataType}s_2026_11`];
        expect(await opened(client, newestSql(dataType), ['0', since])).toEqual(expected);
        expect(await opened(client, noteDueSql(dataType), [dataType, '0', '9', since, since])).toEqual(
          expected,
        );
      } finally {
        client.release();
      }
    },
  );
});
