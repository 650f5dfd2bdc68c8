import { beforeAll, describe, expect, it } from 'vitest';
import type { TapeFigures, TapePage } from '../../../src/contract/generated/types.ts';
import { lookedRows } from '../../../src/server/feed/view-sql.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import { listening } from '../live/live-kit.ts';
import { bondTrade, type FileLine, ndjson, take } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const origin = await listening(kit);

/** The delayed list is cut off at 15:00. */
const now = new Date('2026-11-20T15:15:00Z');
const at = (time: string): FileLine => ({
  tradeDate: '2026-11-20T08:00:00.000000Z',
  publicationDate: `2026-11-20T${time}Z`,
});
const share: FileLine = {
  instrumentId: 'GB00BH4HKS39',
  assetClass: 'Equity & Equity-like',
  subAssetClass: 'Shares',
  instrumentDescription: 'Harrow Vale plc ord 25p',
  instrumentCurrency: 'GBP',
  venueMIC: 'IMCE',
  priceNot: null,
  priceMajorCurrency: 'GBP',
  notionalAmt: null,
  notionalCcy: null,
};

const sessions = {
  both: await kit.session({ TPIC: ['realtime_trades'], ICPM: ['delayed_trades'] }),
  delayed: await kit.session({ TPIC: ['delayed_trades'], ICPM: ['delayed_trades'] }),
  orders: await kit.session({ TPIC: ['realtime_orders'], ICPM: ['delayed_trades'] }),
};

type Query = Readonly<Record<string, string>>;

async function answer(query: Query, session: keyof typeof sessions = 'both', held: string | null = null) {
  const response = await fetch(`${origin}/api/tape?${new URLSearchParams(query)}`, {
    headers: {
      cookie: `session=${sessions[session]}`,
      // Otherwise fetch asks without conditions.
      ...(held === null ? {} : { 'if-none-match': held, 'cache-control': 'no-cache' }),
    },
  });
  const { status, headers } = response;
  return { status, text: await response.text(), tag: headers.get('etag'), asOf: headers.get('x-as-of') };
}

async function page(query: Query, session: keyof typeof sessions = 'both'): Promise<TapePage> {
  const { status, text } = await answer(query, session);
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

const idsOf = ({ Data }: TapePage) => Data.map(({ transactionID, status }) => `${transactionID} ${status}`);
const idsAt = async (query: Query, session: keyof typeof sessions = 'both') =>
  idsOf(await page(query, session));

beforeAll(async () => {
  const lines = [
    bondTrade('OLD', 0, {
      tradeDate: '2026-08-03T08:00:00.000000Z',
      publicationDate: '2026-08-03T09:00:00.000000Z',
    }),
    bondTrade('BOND', 0, { ...at('14:00:00.000000'), flags: 'LRGS' }),
    bondTrade('SHARE', 0, { ...share, ...at('14:30:00.000000'), price: '10.5', vol: '500' }),
    bondTrade('VOID', 0, at('14:40:00.000000')),
    bondTrade('VOID', 0, { ...at('14:50:00.000000'), flags: 'CANC' }),
    bondTrade('B-1459', 0, at('14:59:59.999999')),
    bondTrade('S-1459', 0, { ...share, ...at('14:59:00.000000') }),
    bondTrade('B-1500', 0, at('15:00:00.000000')),
    bondTrade('B-1501', 0, at('15:01:00.000000')),
    bondTrade('S-1501', 0, { ...share, ...at('15:01:00.000000') }),
    bondTrade('BOND', 0, { ...at('15:02:00.000000'), flags: 'CANC' }),
    bondTrade('SOON', 0, at('15:15:00.000001')),
  ];
  await take(database.pool, folder.write('trades.ndjson', ndjson(lines)), new Date('2026-11-20T15:20:00Z'));
  kit.clock.set(now);
});

const delayedAll = [
  'B-1500 New',
  'B-1459 New',
  'S-1459 New',
  'VOID Cancelled',
  'VOID New',
  'SHARE New',
  'BOND New',
  'OLD New',
];

describe('C 8, decisions.md Data and views: a tape is delayed or live, and never both', () => {
  it('delayed is everything that may be seen, as of fifteen minutes ago', async () => {
    for (const session of ['both', 'delayed'] as const) {
      const found = await page({}, session);
      expect(found).toMatchObject({ Timing: 'delayed', AsOf: '2026-11-20T15:00:00.000000Z' });
      expect(idsOf(found)).toEqual(delayedAll);
      expect(found.Venues.map(({ MIC, IsLive }) => [MIC, IsLive])).toEqual([
        ['TPIC', session === 'both'],
        ['ICPM', false],
      ]);
    }
  });

  it('live is the venues with a right to live trades alone, up to now', async () => {
    const found = await page({ timing: 'live' });
    expect(found).toMatchObject({ Timing: 'live', AsOf: '2026-11-20T15:15:00.000000Z' });
    expect(found.Venues).toEqual([expect.objectContaining({ MIC: 'TPIC', IsLive: true })]);
    expect(idsOf(found)).toEqual([
      'BOND Cancelled',
      'B-1501 New',
      ...delayedAll.filter((id) => !id.startsWith('S')),
    ]);
  });

  it.each(['delayed', 'orders'] as const)('without such a right, live is empty: %s', async (session) => {
    expect(await page({ timing: 'live' }, session)).toMatchObject({ Venues: [], Data: [] });
  });

  it('a venue without a right has no rows and is not named, nor is one that does not exist', async () => {
    expect(await idsAt({ tv: 'TPIC' }, 'orders')).toEqual([]);
    expect(await idsAt({}, 'orders')).toEqual(['S-1459 New', 'SHARE New']);
    for (const tv of ['TPIC', 'NONE']) {
      const { text } = await answer({ tv }, 'orders');
      expect(text).not.toContain('TPIC');
      expect(JSON.parse(text)).toMatchObject({ Data: [] });
    }
  });

  it('a right to live data that ends while the list is read takes its rows, and those of the venues that stay are there', async () => {
    const session = await kit.session({ TPIC: ['realtime_trades'], ICPM: ['realtime_trades'] });
    const venuesNow = async () => {
      const response = await fetch(`${origin}/api/tape?timing=live`, {
        headers: { cookie: `session=${session}` },
      });
      const { Data, Venues }: TapePage = await response.json();
      const bonds = Data.filter(({ priceNot }) => priceNot === 'PERC').length;
      return { venues: Venues.map(({ MIC }) => MIC), bonds };
    };
    const before = await venuesNow();
    expect(before.venues.toSorted()).toEqual(['ICPM', 'TPIC']);
    expect(before.bonds).toBeGreaterThan(0);
    await database.pool.query(
      `DELETE FROM paid_flags f WHERE venue_mic = 'TPIC' AND EXISTS
         (SELECT FROM paid_flags o WHERE o.account_id = f.account_id AND o.venue_mic = 'ICPM')`,
    );
    expect(await venuesNow()).toEqual({ venues: ['ICPM'], bonds: 0 });
  });

  it('a cancellation is known when it is published, not before', async () => {
    const voided = async (query: Query) =>
      (await page(query)).Data.find(
        ({ transactionID, status }) => transactionID === 'BOND' && status === 'New',
      );
    expect(await voided({})).toMatchObject({ voidedBy: null, chain: [] });
    expect(await voided({ timing: 'live' })).toMatchObject({
      voidedBy: { kind: 'Cancelled', publicationDate: '2026-11-20T15:02:00.000000Z' },
      chain: [{ kind: 'New' }, { kind: 'Cancelled' }],
    });
  });

  it('an account whose subscription has ended, and a visitor, get nothing', async () => {
    const session = await kit.session({ TPIC: ['realtime_trades'] }, '2026-11-01');
    for (const [cookie, status] of [
      [`session=${session}`, 403],
      ['', 401],
    ] as const)
      expect((await fetch(`${origin}/api/tape`, { headers: { cookie } })).status).toBe(status);
  });
});

describe('a row of the tape', () => {
  it('has the fields of a list of trades, and whose it is', async () => {
    const trades = await fetch(
      `${origin}/api/feed/data?${new URLSearchParams({
        ...{ datatype: 'trade', tv: 'TPIC', assetclass: 'Bonds', subassetclass: 'Corporate bonds' },
        ...{ instrument: 'FR0000120271', instrumentmic: 'LNFI', ordertype: 'Trades' },
      })}`,
      { headers: { cookie: `session=${sessions.delayed}` } },
    );
    const { Data } = JSON.parse(await trades.text());
    expect(Data).toHaveLength(6);
    const whose = {
      ...{ InstrumentID: 'FR0000120271', InstrumentDescription: 'Aubrac Industries 3.125% 2031' },
      ...{ AssetClass: 'Bonds', SubAssetClass: 'Corporate bonds', VenueMIC: 'TPIC', SegmentMIC: 'LNFI' },
    };
    expect((await page({ tv: 'TPIC' }, 'delayed')).Data).toEqual(
      Data.map((row: object) => ({ ...whose, ...row })),
    );
  });
});

describe('C 6: the tape shows the rows that its filters let through', () => {
  it.each([
    ['a venue', { tv: 'ICPM' }, ['S-1459 New', 'SHARE New']],
    ['a class', { assetclass: 'Equity & Equity-like' }, ['S-1459 New', 'SHARE New']],
    ['a sub-class', { subassetclass: 'Shares' }, ['S-1459 New', 'SHARE New']],
    ['a class and a sub-class of another', { assetclass: 'Bonds', subassetclass: 'Shares' }, []],
    ['currencies', { currency: 'USD,GBP' }, ['S-1459 New', 'SHARE New']],
    ['a quantity', { sizeto: '500' }, ['SHARE New']],
    ['a price', { priceto: '10.50' }, ['SHARE New']],
    ['flags', { flags: 'LRGS,SIZE' }, ['BOND New']],
    ['a period', { from: '2026-11-20 14:30', to: '2026-11-20 14:40' }, ['VOID New', 'SHARE New']],
    ['a day long ago', { to: '2026-08-03' }, ['OLD New']],
    ['a day before all', { to: '2026-08-02' }, []],
    ['cancelled trades', { cancelled: 'only' }, ['VOID Cancelled', 'VOID New']],
    [
      'standing trades of a period',
      { cancelled: 'hide', from: '2026-11-20', tv: 'TPIC' },
      ['B-1500 New', 'B-1459 New', 'BOND New'],
    ],
  ] as const)('by %s', async (_name, filter, expected) => {
    expect(await idsAt(filter)).toEqual(expected);
  });

  it('names the sub-classes of a class that may be seen, and no others', async () => {
    const classesOf = async (query: Query, session: keyof typeof sessions = 'both') =>
      (await page(query, session)).SubAssetClasses;
    expect(await classesOf({})).toEqual([]);
    expect(await classesOf({ assetclass: 'Bonds' })).toEqual(['Corporate bonds']);
    expect(await classesOf({ assetclass: 'Bonds' }, 'orders')).toEqual([]);
    expect(await classesOf({ assetclass: 'Bonds', tv: 'ICPM' })).toEqual([]);
  });

  it.each([
    ['timing', 'realtime'],
    ['tv', 'too long'],
    ['assetclass', ''],
    ['currency', 'EUR;GBP'],
    ['from', 'yesterday'],
    ['to', '2026-02-30'],
    ['sizefrom', '-1'],
    ['priceto', 'x'],
    ['flags', 'not a flag'],
    ['cancelled', 'some'],
    ['limit', '0'],
    ['cursor', 'made-up'],
  ])('a %s that cannot be is refused by its name', async (name, value) => {
    const { status, text } = await answer({ [name]: value });
    expect(status).toBe(400);
    expect(Object.keys(JSON.parse(text).error.fields)).toEqual([name]);
  });
});

describe('pages of the tape', () => {
  const walk = async (query: Query): Promise<readonly string[]> => {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const one = await page(next === undefined ? query : { ...query, cursor: next });
      found.push(...idsOf(one));
      next = one.Next;
    } while (next !== undefined);
    return found;
  };

  it.each(['1', '2', '3', '8'])(
    'follow each other without a gap or a repetition, %s rows each',
    async (limit) => {
      expect(await walk({ limit })).toEqual(delayedAll);
    },
  );

  it('belong to the list that they were asked of', async () => {
    const { Next = '' } = await page({ limit: '2' });
    expect((await answer({ limit: '2', cursor: Next, timing: 'live' })).status).toBe(400);
    expect((await answer({ limit: '2', cursor: Next, tv: 'TPIC' })).status).toBe(400);
  });

  it('that have not changed come once, as of when they are asked for, until a row may be seen', async () => {
    const first = await answer({});
    expect(first).toMatchObject({ status: 200, asOf: '2026-11-20T15:00:00.000000Z' });
    try {
      kit.clock.set(new Date('2026-11-20T15:15:59.999Z'));
      const same = { status: 304, text: '', tag: first.tag, asOf: '2026-11-20T15:00:59.999000Z' };
      expect(await answer({}, 'both', first.tag)).toEqual(same);
      // Another list, and another reader of this one, have another page.
      expect((await answer({ tv: 'ICPM' }, 'both', first.tag)).status).toBe(200);
      expect((await answer({}, 'delayed', first.tag)).status).toBe(200);
      kit.clock.set(new Date('2026-11-20T15:16:00Z'));
      const later = await answer({}, 'both', first.tag);
      expect(later.status).toBe(200);
      expect(later.tag).not.toBe(first.tag);
      expect(idsOf(JSON.parse(later.text)).slice(0, 3)).toEqual(['S-1501 New', 'B-1501 New', 'B-1500 New']);
    } finally {
      kit.clock.set(now);
    }
  });

  it('say how far they looked if a filter finds little', async () => {
    // Of another instrument, one a second; only the oldest is large.
    await database.pool.query(
      `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, price, volume)
       SELECT (SELECT id FROM instruments WHERE code = 'FR0000120271'), 'LNFI', 'M' || n, '2026-11-19', 'New',
         $1::timestamptz - n * interval '1 second', $1::timestamptz - n * interval '1 second', 100,
         CASE WHEN n = $2 THEN 70000000 ELSE 5 END
       FROM generate_series(1, $2::integer) n`,
      ['2026-11-19T20:00:00Z', lookedRows + 10_000],
    );
    await database.pool.query('vacuum analyze trades');
    const asked = { sizefrom: '70000000' };
    const first = await page(asked);
    expect(first.Data).toEqual([]);
    expect(first.LookedBackTo?.slice(0, 10)).toBe('2026-11-19');
    const second = await page({ ...asked, cursor: first.Next ?? '' });
    expect(idsOf(second)).toEqual([`M${lookedRows + 10_000} New`]);
    expect(second.LookedBackTo).toBeUndefined();
    expect(second.Next).toBeUndefined();
  });

  it('look as far whatever others have published that is not public yet', async () => {
    const asked = { sizefrom: '70000000' };
    const edges = async () => [
      (await page({ ...asked, timing: 'live' })).LookedBackTo,
      (await page(asked, 'delayed')).LookedBackTo,
    ];
    const before = await edges();
    expect(before.map((edge) => edge?.slice(0, 10))).toEqual(['2026-11-19', '2026-11-19']);
    // As many as one call looks through, within the delay, of a venue that both readers see with it.
    await database.pool.query(
      `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, price, volume)
       SELECT (SELECT id FROM instruments WHERE code = 'GB00BH4HKS39'), 'IMCE', 'H' || n, '2026-11-20', 'New',
         $1::timestamptz - n * interval '40 ms', $1::timestamptz - n * interval '40 ms', 100, 5
       FROM generate_series(1, $2::integer) n`,
      ['2026-11-20T15:14:59Z', lookedRows],
    );
    expect(await edges()).toEqual(before);
    await database.pool.query(`DELETE FROM trades WHERE transaction_id LIKE 'H%'`);
  });

  it('of a quiet venue come at once, however much others have published since', async () => {
    const quiet = bondTrade('QUIET', 0, {
      venueMIC: 'ICOR',
      tradeDate: '2026-11-18T08:00:00.000000Z',
      publicationDate: '2026-11-18T09:00:00.000000Z',
    });
    await take(
      database.pool,
      folder.write('quiet.ndjson', ndjson([quiet])),
      new Date('2026-11-20T15:20:00Z'),
    );
    const session = await kit.session({ ICOT: ['delayed_trades'] });
    const response = await fetch(`${origin}/api/tape`, { headers: { cookie: `session=${session}` } });
    const found: TapePage = JSON.parse(await response.text());
    expect(idsOf(found)).toEqual(['QUIET New']);
    expect(found.LookedBackTo).toBeUndefined();
  });
});

describe('C 18: the figures of the tape', () => {
  const figures = async (query: Query, session: keyof typeof sessions = 'both'): Promise<TapeFigures> => {
    const response = await fetch(`${origin}/api/tape/figures?${new URLSearchParams(query)}`, {
      headers: { cookie: `session=${sessions[session]}` },
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text);
  };
  const bond = { InstrumentID: 'FR0000120271', InstrumentDescription: 'Aubrac Industries 3.125% 2031' };
  const share = { InstrumentID: 'GB00BH4HKS39', InstrumentDescription: 'Harrow Vale plc ord 25p' };

  it('count the standing trades of the day up to the cut-off, and name what traded most', async () => {
    // BOND, B-1459 and B-1500; VOID is cancelled. A share trade has no notional amount.
    const delayed = await figures({});
    expect(delayed).toMatchObject({
      ...{ Timing: 'delayed', Day: '2026-11-20', AsOf: '2026-11-20T15:00:00.000000Z' },
      ...{ Trades: 5, Instruments: 2, Venues: 2, WithoutNotional: 2, LookedBackTo: null },
      Busiest: [
        { ...bond, Trades: 3 },
        { ...share, Trades: 2 },
      ],
    });
    expect(delayed.Notionals.map(({ Unit }) => Unit)).toEqual(['EUR']);
    expect(await figures({}, 'delayed')).toEqual(delayed);
  });

  it('live are those of the venues with a right to live trades alone, up to now', async () => {
    // BOND is cancelled by then, and B-1501 has come; SOON is a microsecond after now.
    expect(await figures({ timing: 'live' })).toMatchObject({
      ...{ Timing: 'live', AsOf: '2026-11-20T15:15:00.000000Z', Trades: 3, Venues: 1 },
      Busiest: [{ ...bond, Trades: 3 }],
    });
    for (const session of ['delayed', 'orders'] as const)
      expect(await figures({ timing: 'live' }, session)).toMatchObject({ Trades: 0, Busiest: [] });
  });

  it.each([
    ['a venue', { tv: 'ICPM' }, 2],
    ['a class', { assetclass: 'Bonds' }, 3],
    ['a sub-class', { subassetclass: 'Shares' }, 2],
    ['a class and a sub-class of another', { assetclass: 'Bonds', subassetclass: 'Shares' }, 0],
    ['a venue that does not exist', { tv: 'NONE' }, 0],
  ] as const)('are narrowed to %s', async (_name, query, trades) => {
    expect((await figures(query)).Trades).toBe(trades);
  });

  it('of a venue without a right are nothing', async () => {
    expect(await figures({ tv: 'TPIC' }, 'orders')).toMatchObject({ Trades: 0, Venues: 0, Notionals: [] });
    expect(await figures({}, 'orders')).toMatchObject({ Trades: 2, Busiest: [{ ...share, Trades: 2 }] });
  });

  it('are the same by the sums that are kept of hours that are over, and forget no day', async () => {
    const before = await figures({});
    await keepSums(database.pool, new Date('2026-11-20T15:15:00Z'));
    kit.clock.set(new Date('2026-11-20T15:15:30Z'));
    expect(await figures({})).toEqual({ ...before, AsOf: '2026-11-20T15:00:30.000000Z' });
    // The minute of the trades of 15:01 is not over for delayed data yet.
    kit.clock.set(new Date('2026-11-20T15:16:00Z'));
    expect(await figures({})).toMatchObject({ Trades: 7 });
    kit.clock.set(new Date('2026-11-21T00:20:00Z'));
    expect(await figures({})).toMatchObject({ Day: '2026-11-21', Trades: 0, Instruments: 0 });
    kit.clock.set(now);
  });
});

describe('C 18: the tape as a file', () => {
  const file = async (query: Query, session: keyof typeof sessions = 'both') => {
    const response = await fetch(`${origin}/api/tape/export?${new URLSearchParams(query)}`, {
      headers: { cookie: `session=${sessions[session]}` },
    });
    expect(response.status).toBe(200);
    return { headers: response.headers, text: await response.text() };
  };
  const today = { from: '2026-11-20' };

  it('has the rows of the list, and whose each is, and nothing earlier than that', async () => {
    const { headers, text } = await file({ ...today, format: 'ndjson' });
    expect(headers.get('x-is-delayed')).toBe('true');
    expect(headers.get('content-disposition')).toContain('tape-delayed-from-2026-11-20.ndjson');
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
    expect(rows.map(({ transactionID, status }) => `${transactionID} ${status}`)).toEqual(
      delayedAll.filter((id) => id !== 'OLD New'),
    );
    expect(rows[2]).toMatchObject({
      ...{ instrumentId: 'GB00BH4HKS39', instrumentDescription: 'Harrow Vale plc ord 25p' },
      ...{ venueMIC: 'IMCE', operatingMIC: 'ICPM', priceMajorCurrency: 'GBP' },
      ...{ assetClass: 'Equity & Equity-like', subAssetClass: 'Shares' },
    });
  });

  it('is narrowed as the list is, live or delayed', async () => {
    const lines = async (query: Query, session: keyof typeof sessions = 'both') =>
      (await file({ ...today, ...query }, session)).text.trimEnd().split('\r\n').length - 1;
    expect(await lines({ tv: 'ICPM' })).toBe(2);
    expect(await lines({ cancelled: 'only' })).toBe(2);
    expect(await lines({ timing: 'live' })).toBe(7);
    expect(await lines({ timing: 'live' }, 'delayed')).toBe(0);
    expect(await lines({ tv: 'TPIC' }, 'orders')).toBe(0);
  });

  it('has every row of many batches once', async () => {
    const { text } = await file({ from: '2026-11-19 19:00', to: '2026-11-19 20:00', format: 'ndjson' });
    const found = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).transactionID);
    expect(found).toEqual(Array.from({ length: 3_600 }, (_none, at) => `M${at + 1}`));
  });
});

describe('C 8: the tape is counted as a read of live data', () => {
  const counted = async (session: string) => {
    await kit.liveReads.settle();
    const { rows } = await database.pool.query<{ venue: string; reads: number }>(
      `SELECT r.venue_mic AS venue, r.reads::integer AS reads FROM live_reads r
       JOIN accounts a ON a.payer_ref = r.account_ref JOIN sessions s ON s.account_id = a.id
       WHERE s.id_hash = sha256($1::bytea) ORDER BY 1`,
      [Buffer.from(session)],
    );
    return rows;
  };

  it('once for each venue of the live list, and not for the delayed one', async () => {
    const session = await kit.session({ TPIC: ['realtime_trades'], ICPM: ['realtime_trades'] });
    const ask = (query: string, more = '') =>
      fetch(`${origin}/api/tape${more}?${query}`, { headers: { cookie: `session=${session}` } });
    expect((await ask('')).status).toBe(200);
    expect(await counted(session)).toEqual([]);
    expect((await ask('timing=live')).status).toBe(200);
    const tagged = await ask('timing=live&tv=TPIC');
    expect(tagged.status).toBe(200);
    const unchanged = await fetch(tagged.url, {
      headers: {
        ...{ cookie: `session=${session}`, 'cache-control': 'no-cache' },
        'if-none-match': tagged.headers.get('etag') ?? '',
      },
    });
    expect(unchanged.status).toBe(304);
    expect((await ask('timing=live&tv=ICPM', '/figures')).status).toBe(200);
    expect((await ask('timing=live&tv=ICPM', '/export')).status).toBe(200);
    expect((await ask('', '/figures')).status).toBe(200);
    expect(await counted(session)).toEqual([
      { venue: 'ICPM', reads: 3 },
      { venue: 'TPIC', reads: 3 },
    ]);
  });
});
