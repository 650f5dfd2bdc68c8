import { beforeAll, describe, expect, it } from 'vitest';
import { filterValues } from '../../../src/server/feed/filter-sql.ts';
import { filteredViewSql, lookedRows } from '../../../src/server/feed/view-sql.ts';
import {
  ago,
  bondAsked,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  type FileLine,
  ndjson,
  type Reader,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
let live: Reader;
let delayed: Reader;

const day = 24 * 60;
const other = { instrumentIdType: 'OTHR', instrumentId: 'MANY' };
const quotesAsked = {
  datatype: 'order',
  ...bondAsked,
  instrumentmic: 'LNFI',
  ordertype: 'Request for quote',
};

const trades: readonly FileLine[] = [
  bondTrade('A', 40 * day, { price: '90', vol: '100' }),
  bondTrade('B', 2 * day, { price: '100.10', vol: '1000000', flags: 'LRGS' }),
  bondTrade('C', 300, { price: '100.2', vol: '2500000', flags: 'ILQD SIZE' }),
  bondTrade('D', 200, { price: '-0.5', vol: '3000000' }),
  bondTrade('VOID', 190, { tradeDate: ago(200) }),
  bondTrade('VOID', 30, { tradeDate: ago(200), flags: 'CANC' }),
  bondTrade('CHANGED', 180, { tradeDate: ago(200) }),
  bondTrade('CHANGED', 20, { tradeDate: ago(200), flags: 'CANC' }),
  bondTrade('CHANGED', 20, { tradeDate: ago(200), flags: 'AMND', price: '97' }),
  bondTrade('LATE', 170, { tradeDate: ago(200) }),
  bondTrade('LATE', 5, { tradeDate: ago(200), flags: 'CANC' }),
];

beforeAll(async () => {
  live = await kit.reader({ TPIC: ['realtime_orders', 'realtime_trades'] });
  delayed = await kit.reader({ TPIC: ['delayed_trades'] });
  const quotes = [bondQuote(60), bondQuote(50, { price: '99', aggrVol: '10' })];
  const book = { system: 'CLOB', price: null, aggrVol: null, level: 1, venueMIC: 'TPIO' };
  const levels = [bondQuote(40, { ...book, lOrders: 1, bidPrice: '98', aggrBidVol: '5' })];
  await take(database.pool, folder.write('trades.ndjson', ndjson([...trades, bondTrade('ONE', 60, other)])));
  await take(database.pool, folder.write('orders.ndjson', ndjson([...quotes, ...levels])));
  // Many rows of another instrument, of which only the oldest has the price 7.
  await database.pool.query(
    `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, price, volume)
     SELECT (SELECT id FROM instruments WHERE code = 'MANY'), 'LNFI', 'M' || n, '2026-11-20', 'New',
       $1::timestamptz - n * interval '1 second', $1::timestamptz - n * interval '1 second',
       CASE WHEN n = $2 THEN 7 ELSE 100 END, 5
     FROM generate_series(1, $2::integer) n`,
    ['2026-11-20T13:00:00Z', 2 * lookedRows + 100],
  );
  await database.pool.query(
    `INSERT INTO orders (instrument_id, segment_mic, system, published_at, level, price, volume)
     SELECT (SELECT id FROM instruments WHERE code = 'MANY'), 'LNFI', system, $1::timestamptz - n * interval '1 second',
       1, 100, 5
     FROM generate_series(1, 30000) n, (VALUES ('RFQ'), ('VOICE')) systems (system)`,
    ['2026-11-20T13:00:00Z'],
  );
  await database.pool.query('vacuum analyze');
});

const rowsOf = async (filter: Readonly<Record<string, string>>, reader = live) => {
  const { status, body } = await reader('/api/feed/data', { ...bondTradesAsked, ...filter });
  expect(status, JSON.stringify(body.error)).toBe(200);
  return (body.Data ?? []).map(({ transactionID, status: kind }) =>
    kind === 'New' || kind === undefined ? transactionID : `${transactionID} ${kind}`,
  );
};

describe('C 6, decisions.md Data and views: a view shows the rows that its filter lets through', () => {
  it.each([
    ['price', { pricefrom: '100.100', priceto: '100.2' }, ['C', 'B']],
    ['a negative price', { priceto: '-0.5' }, ['D']],
    ['quantity', { sizefrom: '2500000', sizeto: '2999999.99' }, ['C']],
    ['any of the flags', { flags: 'SIZE,LRGS' }, ['C', 'B']],
    ['a day', { from: '2026-11-18', to: '2026-11-18' }, ['B']],
    ['a minute, to its end', { from: '2026-11-20 09:32', to: '2026-11-20T09:32Z' }, ['C']],
    ['a century', { from: '1950-01-01', to: '2050-01-01', sizeto: '100' }, ['A']],
    ['standing trades', { cancelled: 'hide', from: '2026-11-20' }, ['CHANGED Amended', 'D', 'C']],
    [
      'cancelled trades',
      { cancelled: 'only' },
      ['LATE Cancelled', 'CHANGED Cancelled', 'VOID Cancelled', 'LATE', 'CHANGED', 'VOID'],
    ],
    [
      'everything at once',
      { from: '2026-11-20', priceto: '97', sizefrom: '1000000', flags: 'AMND', cancelled: 'hide' },
      ['CHANGED Amended'],
    ],
    ['a price no row has', { pricefrom: '1000' }, []],
    ['bounds of which some are empty', { pricefrom: '', priceto: ' ', sizeto: '100' }, ['A']],
  ] as const)('by %s', async (_name, filter, expected) => {
    expect(await rowsOf(filter)).toEqual(expected);
  });

  it('a cancellation that a reader may not see yet does not hide its trade', async () => {
    expect(await rowsOf({ cancelled: 'hide', from: '2026-11-20' }, delayed)).toEqual([
      'CHANGED Amended',
      'LATE',
      'D',
      'C',
    ]);
  });

  it('for quotes and individual trades too', async () => {
    const quotes = await live('/api/feed/data', { ...quotesAsked, priceto: '98.5' });
    expect(quotes.body.Data).toMatchObject([{ price: '98.10' }]);
    const single = await live('/api/feed/data', {
      ...bondTradesAsked,
      ordertype: 'Individual trades',
      flags: 'LRGS',
    });
    expect(single.body.Data?.map((row) => row.transactionID)).toEqual(['B']);
  });

  it('pages continue within the filter, and a cursor works only with its own filter', async () => {
    const asked = { ...bondTradesAsked, sizefrom: '1000000', limit: '2' };
    const first = await live('/api/feed/data', asked);
    const next = first.body.Next ?? '';
    const second = await live('/api/feed/data', { ...asked, cursor: next });
    const ids = [...(first.body.Data ?? []), ...(second.body.Data ?? [])].map((row) => row.id);
    expect(new Set(ids).size).toBe(4);
    for (const stranger of [
      { ...asked, sizefrom: '1000001', cursor: next },
      { ...bondTradesAsked, limit: '2', cursor: next },
    ]) {
      const { status, body } = await live('/api/feed/data', stranger);
      expect(status).toBe(400);
      expect(body.error?.fields).toHaveProperty('cursor');
    }
  });
});

describe('decisions.md Data and views: an invalid filter is refused at the field that is wrong', () => {
  it.each([
    ['from', 'yesterday', 'Write a day such as 2026-11-20, or with the time in UTC, 2026-11-20 14:30'],
    ['to', '2026-02-30', 'There is no such day or time'],
    ['from', '2026-11-20T24:00', 'There is no such day or time'],
    ['pricefrom', '1e3', 'Write a number such as 101.25, of at most 18 digits'],
    ['priceto', '1,5', 'Write a number such as 101.25, of at most 18 digits'],
    ['pricefrom', '9'.repeat(40), 'Write a number such as 101.25, of at most 18 digits'],
    ['sizefrom', '-1', 'Write a number such as 1000000, without separators'],
    ['flags', 'lrgs', 'Write flags of four characters, separated by commas'],
    ['flags', "A'B;", 'Write flags of four characters, separated by commas'],
    ['cancelled', 'maybe', 'Choose one of the list'],
    ['from', 'x'.repeat(300), 'Use at most 200 characters'],
  ])('%s %j', async (field, text, message) => {
    const { status, body } = await live('/api/feed/data', { ...bondTradesAsked, [field]: text });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ [field]: [message] });
  });

  it.each([
    ['to', { from: '2026-11-21', to: '2026-11-20' }, 'The period ends before it begins'],
    ['priceto', { pricefrom: '10', priceto: '9.99' }, 'The highest price is below the lowest'],
    ['sizeto', { sizefrom: '2', sizeto: '1' }, 'The greatest quantity is below the least'],
  ] as const)('an upper bound below the lower one: %s', async (field, filter, message) => {
    const { status, body } = await live('/api/feed/data', { ...bondTradesAsked, ...filter });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ [field]: [message] });
  });

  it('flags on orders, and any filter on an order book', async () => {
    const flags = await live('/api/feed/data', { ...quotesAsked, flags: 'LRGS', cancelled: 'hide' });
    expect(flags.status).toBe(400);
    expect(Object.keys(flags.body.error?.fields ?? {})).toEqual(['flags', 'cancelled']);
    const asked = { ...quotesAsked, instrumentmic: 'TPIO', ordertype: 'Order book' };
    expect((await live('/api/feed/data', asked)).status).toBe(200);
    const book = await live('/api/feed/data', { ...asked, priceto: '1' });
    expect(book.status).toBe(400);
    expect(book.body.error?.message).toBe('An order book is shown whole: it takes no filter.');
  });
});

describe('decisions.md Data and views: no filter reads a table from end to end', () => {
  const many = { ...bondTradesAsked, instrument: 'MANY' };

  it('a filter with few matches reads a limited number of rows a call, and says how far it looked back', async () => {
    const asked = { ...many, priceto: '7' };
    const first = await live('/api/feed/data', asked);
    expect(first.body).toMatchObject({ Data: [], LookedBackTo: '2026-11-20T07:26:41.000000Z' });
    const second = await live('/api/feed/data', { ...asked, cursor: first.body.Next ?? '' });
    expect(second.body).toMatchObject({ Data: [], LookedBackTo: expect.stringMatching(/^2026-11-20T01:53/) });
    const third = await live('/api/feed/data', { ...asked, cursor: second.body.Next ?? '' });
    expect(third.body.Data).toMatchObject([{ transactionID: `M${2 * lookedRows + 100}` }]);
    expect(third.body).not.toHaveProperty('Next');
    expect(third.body).not.toHaveProperty('LookedBackTo');
  });

  it.each([
    ['tradeDisplay', 'TRADE', { priceto: '7' }, 'trades'],
    ['tradeDisplay', 'TRADE', { cancelled: 'only' }, 'trades'],
    ['tradeDisplay', 'TRADE', { flags: 'LRGS' }, 'trades'],
    ['individual', 'TRADE', { sizefrom: '6' }, 'trades'],
    ['rfq', 'RFQ', { priceto: '7' }, 'orders'],
    ['voice', 'VOICE', { sizefrom: '7' }, 'orders'],
  ] as const)('%s of %s with %j', async (view, system, filter, table) => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers off, timing off) ${filteredViewSql(view)}`,
      [
        (await database.pool.query(`SELECT id FROM instruments WHERE code = 'MANY'`)).rows[0]?.id,
        'LNFI',
        system,
        testNow.toISOString(),
        testNow.toISOString(),
        '9223372036854775807',
        100,
        ...filterValues(filter),
      ],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (orders|trades)_2026_11/);
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${table}_`));
    const looked = Math.max(
      ...[...plan.matchAll(/Scan using .*rows=([\d.]+) loops=1\)/g)].map((m) => Number(m[1])),
    );
    expect(looked).toBeLessThanOrEqual(lookedRows);
  });
});
