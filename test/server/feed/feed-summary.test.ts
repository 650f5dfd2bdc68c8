import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedSummary } from '../../../src/contract/generated/types.ts';
import { viewOfOrderType } from '../../../src/domain/feed/feed-views.ts';
import { type SummaryRow, summarySql } from '../../../src/server/feed/summary-sql.ts';
import { ago, bondAsked, bondQuote, bondTrade, bondTradesAsked, csv, ndjson, take } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool } = database;
let live = '';
let delayed = '';

type Answer = { readonly status: number; readonly body: FeedSummary; readonly refusal: unknown };

async function summary(query: Readonly<Record<string, string>>, session = live): Promise<Answer> {
  const answer = await kit.app.inject({
    url: '/api/feed/summary',
    query: { ...bondTradesAsked, from: ago(24 * 60), ...query },
    cookies: { session },
  });
  const body = answer.json();
  return { status: answer.statusCode, body, refusal: body.error };
}

const book = (
  minutes: number,
  micros: string,
  levels: readonly (readonly [string | null, string | null])[],
) =>
  levels.map(([bid, ask], at) => ({
    ...bondQuote(minutes),
    system: 'CLOB',
    date: ago(minutes, micros),
    level: at + 1,
    price: null,
    aggrVol: null,
    lOrders: bid === null ? null : 1,
    bidPrice: bid,
    aggrBidVol: bid === null ? null : '1000',
    rOrders: ask === null ? null : 1,
    askPrice: ask,
    aggrAskVol: ask === null ? null : '1000',
  }));

beforeAll(async () => {
  live = await kit.session({ TPIC: ['realtime_trades', 'realtime_orders'] });
  delayed = await kit.session({ TPIC: ['delayed_trades'] });
  const files = {
    'trades.csv': csv([
      bondTrade('A', 300, { price: '98.100', vol: '1000000', notionalAmt: '981000.01' }),
      bondTrade('B', 300, {
        price: '98.2',
        vol: '0.5',
        notionalAmt: '0.10',
        publicationDate: ago(300, '000001'),
      }),
      bondTrade('C', 200, { price: '97', vol: '7', notionalAmt: '5.5', notionalCcy: 'USD' }),
      bondTrade('D', 199, { price: '1', vol: '900' }),
      bondTrade('D', 150, { price: '1', vol: '900', tradeDate: ago(200), flags: 'CANC' }),
      bondTrade('F', 50, { price: '98.5', vol: '', notionalAmt: '', notionalCcy: '', flags: 'LMTF' }),
      bondTrade('F', 40, {
        price: '98.5',
        vol: '40',
        notionalAmt: '39.4',
        tradeDate: ago(51),
        flags: 'FULF',
      }),
      bondTrade('E', 100, { price: '99', vol: '3', notionalAmt: '', notionalCcy: '' }),
      bondTrade('Late', 5, { price: '101', vol: '20', notionalAmt: '20' }),
      bondTrade('Old', 3 * 24 * 60, { price: '50', vol: '77' }),
    ]),
    'orders.ndjson': ndjson([
      ...book(120, '000000', [
        ['98', '99'],
        ['97', '99.5'],
      ]),
      ...book(120, '000007', [
        ['98.25', '98.75'],
        ['98', '99'],
      ]),
      ...book(60, '000000', [['98.5', null]]),
      bondQuote(90, { price: '98.4' }),
    ]),
  };
  for (const [name, content] of Object.entries(files)) await take(pool, folder.write(name, content));
});

describe('C 4: a summary', () => {
  test('sums the standing trades exactly, and gives the last price of each interval', async () => {
    const { status, body } = await summary({});
    expect(status).toBe(200);
    expect(body).toEqual({
      DataType: 'trade',
      OrderType: 'Trades',
      TradingVenue: body.TradingVenue,
      InstrumentID: 'FR0000120271',
      InstrumentDescription: 'Aubrac Industries 3.125% 2031',
      VenueMIC: 'LNFI',
      IsDelayed: false,
      From: ago(24 * 60),
      To: ago(0),
      LookedBackTo: null,
      IntervalSeconds: 300,
      PriceUnits: ['PERC'],
      Rows: 6,
      Intervals: [
        // Both trades of 09:32 fall in the interval from 09:30.
        { At: ago(302), Price: '98.2', BidPrice: null, AskPrice: null },
        { At: ago(202), Price: '97', BidPrice: null, AskPrice: null },
        { At: ago(102), Price: '99', BidPrice: null, AskPrice: null },
        // A deferred trade, published twice, counts once among the six.
        { At: ago(52), Price: '98.5', BidPrice: null, AskPrice: null },
        { At: ago(42), Price: '98.5', BidPrice: null, AskPrice: null },
        { At: ago(7), Price: '101', BidPrice: null, AskPrice: null },
      ],
      Volumes: [{ Unit: null, Amount: '1000070.5' }],
      Notionals: [
        { Unit: 'EUR', Amount: '981059.51' },
        { Unit: 'USD', Amount: '5.5' },
      ],
      WithoutVolume: 0,
      WithoutNotional: 1,
    });
  });

  test('covers only its period, both ends included', async () => {
    const { body } = await summary({ from: ago(300, '000001'), to: ago(200) });
    expect([body.Rows, body.Volumes, body.From, body.To]).toEqual([
      2,
      [{ Unit: null, Amount: '7.5' }],
      ago(300, '000001'),
      ago(200),
    ]);
    const nothing = await summary({ from: ago(90), to: ago(80) });
    expect([nothing.status, nothing.body.Rows, nothing.body.Intervals, nothing.body.Volumes]).toEqual([
      200,
      0,
      [],
      [],
    ]);
  });

  test('gives the best bid and ask of the last snapshot in an interval, and the last quote', async () => {
    const order = { datatype: 'order', ...bondAsked, ordertype: 'Order book' };
    const { body } = await summary(order);
    expect(body.Intervals).toEqual([
      { At: ago(122), Price: null, BidPrice: '98.25', AskPrice: '98.75' },
      { At: ago(62), Price: null, BidPrice: '98.5', AskPrice: null },
    ]);
    expect([body.PriceUnits, body.Volumes, body.Notionals]).toEqual([[], [], []]);
    const quotes = await summary({ ...order, ordertype: 'Request for quote' });
    expect(quotes.body.Intervals).toEqual([{ At: ago(92), Price: '98.4', BidPrice: null, AskPrice: null }]);
  });

  test('ends 15 minutes ago for a delayed reader, with the same intervals and the cancellations published until then', async () => {
    const { body } = await summary({}, delayed);
    expect([body.IsDelayed, body.To, body.IntervalSeconds, body.Rows]).toEqual([true, ago(15), 300, 5]);
    expect(body.Intervals.at(-1)?.At).toBe(ago(42));
    // Nothing published since, not even that there is anything.
    const since = await summary({ from: ago(14) }, delayed);
    expect([since.status, since.body.Rows, since.body.Intervals]).toEqual([200, 0, []]);
  });

  test('is refused like its view, and in the same words, without a session, a running subscription or a right to the instrument', async () => {
    const stranger = await kit.session({ ICPM: ['realtime_trades'] });
    const ended = await kit.session({ TPIC: ['realtime_trades'] }, '2026-11-01');
    for (const [query, session, status] of [
      [{}, stranger, 404],
      [{ instrument: 'FR0000000000' }, live, 404],
      [{}, ended, 403],
      [{}, 'none', 401],
    ] as const) {
      const refused = await summary(query, session);
      expect(refused.status).toBe(status);
      const view = await kit.app.inject({
        url: '/api/feed/data',
        query: { ...bondTradesAsked, ...query },
        cookies: { session },
      });
      const { code, message } = view.json().error;
      expect(refused.refusal).toMatchObject({ code, message });
    }
  });

  test.each([
    [{ from: ' ' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: ago(10), to: ago(20) }, 'to'],
    [{ from: '2024-11-01' }, 'from'],
  ])('of %j is refused at the field that is wrong', async (query, field) => {
    const { status, refusal } = await summary(query);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ fields: { [field]: [expect.any(String)] } });
  });

  test('names the currency of shares that leave out the notation, and adds up commodities in their own unit', async () => {
    const share = {
      ...{ instrumentId: 'GB00BH4HKS39', assetClass: 'Equity & Equity-like', subAssetClass: 'Shares' },
      ...{
        instrumentDescription: 'Known PLC',
        priceNot: '',
        currency: 'EUR',
        notionalAmt: '',
        notionalCcy: '',
      },
    };
    const power = {
      ...{ instrumentIdType: 'OTHR', instrumentId: 'DE-POWER-DEC26', assetClass: 'Commodity derivatives' },
      ...{ subAssetClass: 'Power', instrumentDescription: 'German power', priceNot: 'MONE', currency: 'EUR' },
    };
    await take(
      pool,
      folder.write(
        'others.csv',
        csv([
          bondTrade('S1', 30, { ...share, price: '71.5', vol: '100' }),
          bondTrade('S2', 29, { ...share, price: '71.6', vol: '50' }),
          bondTrade('P1', 30, {
            ...power,
            price: '60',
            vol: '10',
            qtyMeasUnit: 'MWHO',
            qtyPerMeas: '7200.5',
          }),
          bondTrade('P2', 29, { ...power, price: '61', vol: '', qtyMeasUnit: 'MWHO', qtyPerMeas: '720' }),
          bondTrade('P3', 28, { ...power, price: '61', vol: '3' }),
          bondTrade('P4', 27, { ...power, price: '61', vol: '' }),
        ]),
      ),
    );
    const ofShare = await summary({
      ...{ assetclass: 'Equity & Equity-like', subassetclass: 'Shares', instrument: 'GB00BH4HKS39' },
    });
    expect([ofShare.body.PriceUnits, ofShare.body.Volumes]).toEqual([
      ['EUR'],
      [{ Unit: null, Amount: '150' }],
    ]);
    const { body } = await summary({
      ...{ assetclass: 'Commodity derivatives', subassetclass: 'Power', instrument: 'DE-POWER-DEC26' },
    });
    // Ten contracts are 7,200.5 megawatt hours, not 10 of them.
    expect([body.Rows, body.PriceUnits, body.Volumes, body.WithoutVolume]).toEqual([
      4,
      ['EUR'],
      [
        { Unit: null, Amount: '3' },
        { Unit: 'MWHO', Amount: '7920.5' },
      ],
      1,
    ]);
  });

  test('reads a limited number of the newest rows, and says how far back it looked', async () => {
    const view = viewOfOrderType('trade', 'Trades');
    if (!view) throw new Error('there is no such view');
    const { rows } = await pool.query<SummaryRow>(summarySql(view, 3), [
      (await pool.query<{ id: number }>("SELECT id FROM instruments WHERE code = 'FR0000120271'")).rows[0]
        ?.id,
      ...['LNFI', 'TRADE', ago(0), '2026-11-01', ago(0), 300],
    ]);
    // The oldest of the four newest reports is the edge; two of the others are one trade.
    expect(rows[0]).toMatchObject({ edge: ago(100), rows: 2, volumes: '[{"Unit":null,"Amount":"60"}]' });
  });
});
