import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { views } from '../../../src/domain/feed/feed-views.ts';
import { audit } from '../../../src/server/audit/audit.ts';
import { timeSql } from '../../../src/server/feed/field-sql.ts';
import { filterValues } from '../../../src/server/feed/filter-sql.ts';
import { reachValues, wholeReach } from '../../../src/server/feed/page-reach.ts';
import { filteredViewSql, lastId, viewSql } from '../../../src/server/feed/view-sql.ts';
import { dropMonthsBefore, monthsToDrop } from '../../../src/server/ingest/retention.ts';
import { follow, listening, tradesIn } from '../live/live-kit.ts';
import {
  ago,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  type FeedKit,
  feedKit,
  ndjson,
  refusalOf,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool, url } = database;
const script = readFileSync(
  path.resolve(import.meta.dirname, '../../../deploy/distribution/rebuild-months.sql'),
  'utf8',
);
const month = 31 * 24 * 60;
const book = { system: 'CLOB', price: null, aggrVol: null, venueMIC: 'TPIO' };
const trades = [
  bondTrade('PLAIN', 60),
  bondTrade('OLD', 3 * month),
  bondTrade('VOID', 190, { tradeDate: ago(200) }),
  bondTrade('VOID', 30, { tradeDate: ago(200), flags: 'CANC' }),
  bondTrade('FRESH', 5),
  bondTrade('PLAIN', 60, { venueMIC: 'TPIR' }),
  bondTrade('EQUITY', 50, { venueMIC: 'LNEQ' }),
];
const orders = [
  bondQuote(60),
  bondQuote(3 * month),
  bondQuote(40, { venueMIC: 'TPEE' }),
  ...[1, 2, 3].map((level) =>
    bondQuote(20, { ...book, level, lOrders: 1, bidPrice: `98.${level}`, aggrBidVol: '5' }),
  ),
];

/** Runs the script on its own connection, as psql would, because it ends transactions itself. */
async function rebuild(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}

/** The answers of a service to a live and to a delayed reader. */
async function answers({
  app,
  session,
}: FeedKit): Promise<readonly { asked: string; status: number; text: string }[]> {
  const sessions = [
    await session({ TPIC: ['realtime_trades', 'realtime_orders'] }),
    await session({ TPIC: ['delayed_trades', 'delayed_orders'] }),
  ];
  const { rows } = await pool.query<{ id: string; at: string }>(
    `SELECT id, ${timeSql('published_at')} AS at FROM trades WHERE transaction_id = 'VOID' AND kind = 'New'`,
  );
  const quotes = { ...bondTradesAsked, datatype: 'order', ordertype: 'Request for quote' };
  const all = { tv: 'TPIC', from: '2026-08-01' };
  const questions: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['feed/data', bondTradesAsked],
    ['feed/data', { ...bondTradesAsked, limit: '2' }],
    ['feed/data', { ...bondTradesAsked, cancelled: 'only' }],
    ['feed/data', quotes],
    ['feed/data', { ...quotes, instrumentmic: 'TPIO', ordertype: 'Order book' }],
    ['feed/row', { ...bondTradesAsked, row: rows[0]?.id ?? '', published: rows[0]?.at ?? '' }],
    ['feed/summary', { ...bondTradesAsked, from: ago(600), to: ago(0) }],
    ['history', { ...all, datatype: 'trade' }],
    ['history', { ...all, datatype: 'order' }],
  ];
  const asked = sessions.flatMap((identifier) =>
    questions.map(async ([call, query]) => {
      const answer = await app.inject({ url: `/api/${call}`, query, cookies: { session: identifier } });
      return { asked: `${call} ${Object.values(query)}`, status: answer.statusCode, text: answer.body };
    }),
  );
  return await Promise.all(asked);
}

/** What disagrees with the rows, apart from open files, which nobody writes here. */
const disagreements = async () =>
  (await audit({ pool, files: kit.shared.files, now: testNow })).filter(
    ({ first, about }) => first !== null && !about.includes('open files'),
  );

let before: Awaited<ReturnType<typeof answers>> = [];
beforeAll(async () => {
  await take(pool, folder.write('trades.ndjson', ndjson(trades)));
  await take(pool, folder.write('orders.ndjson', ndjson(orders)));
  before = await answers(kit);
  await rebuild();
});

describe('orders and trades rebuilt with segment_mic as their distribution column', () => {
  test('have it in every unique key, have no foreign keys either way, and split every month by it', async () => {
    const tree = `SELECT relid FROM pg_partition_tree('orders') UNION SELECT relid FROM pg_partition_tree('trades')`;
    const { rows: keys } = await pool.query<{ key: string; has: boolean }>(
      `SELECT indexrelid::regclass::text AS key, indkey::smallint[] @> ARRAY[attnum] AS has
       FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attname = 'segment_mic'
       WHERE indisunique AND indrelid IN (${tree})`,
    );
    expect(keys.filter(({ has }) => !has)).toEqual([]);
    // For both: the table, two months, and four shards of each month.
    expect(keys).toHaveLength(2 * (1 + 2 + 2 * 4));
    const { rows: foreign } = await pool.query(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND (conrelid IN (${tree}) OR confrelid IN (${tree}))`,
    );
    expect(foreign).toEqual([]);
    const { rows: months } = await pool.query<{ split: string }>(
      `SELECT coalesce(pg_get_partkeydef(inhrelid), 'not') AS split FROM pg_inherits
       WHERE inhparent IN ('orders'::regclass, 'trades'::regclass)`,
    );
    expect(months.map(({ split }) => split)).toEqual(Array(4).fill('HASH (segment_mic)'));
  });

  test('PostgreSQL itself refuses a unique key that lacks it', async () => {
    await expect(
      pool.query('CREATE UNIQUE INDEX ON trades (instrument_id, published_at, id)'),
    ).rejects.toThrow('unique constraint on partitioned table must include all partitioning columns');
  });

  test('the service answers as before', async () => {
    expect(before.filter(({ status, text }) => status !== 200 || !/FR0000120271/.test(text))).toEqual([]);
    // A service without cached pages.
    const fresh = await feedKit(database);
    try {
      expect(await answers(fresh)).toEqual(before);
    } finally {
      await fresh.close();
    }
    expect(await disagreements()).toEqual([]);
  });

  test.each(views)('a page of $id opens one shard of a month', async ({ id, dataType, system }) => {
    const values = [1, 'LNFI', system ?? 'TRADE', testNow, testNow, lastId, 100];
    const shardsOf = async (sql: string, more: readonly unknown[] = []) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...values, ...more]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return new Set([...plan.matchAll(/\b(?:orders|trades)_\d{4}_\d\d_(\d)/g)].map(([, shard]) => shard));
    };
    expect((await shardsOf(viewSql(id), reachValues(wholeReach(null)))).size).toBe(1);
    const filter = filterValues(dataType === 'trade' ? { cancelled: 'only' } : { pricefrom: '1' });
    expect((await shardsOf(filteredViewSql(id), filter)).size).toBe(1);
  });

  test('files are taken as before: known rows add nothing, contradictions are refused', async () => {
    expect(await take(pool, folder.write('trades.ndjson', ndjson(trades)))).toMatchObject({ added: 0 });
    expect(await take(pool, folder.write('orders.ndjson', ndjson(orders)))).toMatchObject({ added: 0 });
    const half = [bondTrade('PLAIN', 60), bondTrade('MORE', 55)];
    expect(await take(pool, folder.write('half.ndjson', ndjson(half)))).toMatchObject({ added: 1 });
    const other = folder.write('other.ndjson', ndjson([bondTrade('PLAIN', 60, { price: '1' })]));
    expect((await refusalOf(pool, other)).message).toContain('contradict');
    const orphan = folder.write('orphan.ndjson', ndjson([bondTrade('NEVER', 2, { flags: 'CANC' })]));
    expect((await refusalOf(pool, orphan)).message).toContain('contradict');
  });

  test('streams send new rows, and retention drops old months', async () => {
    const origin = await listening(kit);
    const stream = await follow(origin, await kit.session({ TPIC: ['realtime_trades'] }));
    await take(pool, folder.write('new.ndjson', ndjson([bondTrade('STREAMED', 1)])));
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['STREAMED']);
    stream.leave();
    const first = { order: '2026-10', trade: '2026-10' };
    expect((await monthsToDrop(pool, first)).map(({ size }) => size)).not.toContain('0 bytes');
    expect(await dropMonthsBefore(pool, first)).toBe(2);
    expect(await disagreements()).toEqual([]);
  });

  test('running the script again rebuilds the months added since', async () => {
    await take(pool, folder.write('later.ndjson', ndjson([bondTrade('OCTOBER', month)])));
    await rebuild();
    const { rows } =
      await pool.query(`SELECT tableoid::regclass::text ~ '^trades_2026_10_\\d$' AS sharded FROM trades
      WHERE transaction_id = 'OCTOBER'`);
    expect(rows).toEqual([{ sharded: true }]);
    expect(await disagreements()).toEqual([]);
  });
});
