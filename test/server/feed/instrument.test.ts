import { beforeAll, describe, expect, test } from 'vitest';
import type { Instrument } from '../../../src/contract/generated/types.ts';
import { readFigures } from '../../../src/server/feed/instrument-figures.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import { ago, bondQuote, bondTrade, csv, type FileLine, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool } = database;
const code = 'FR0000120271';
const day = 24 * 60;

type Answer = { readonly status: number; readonly body: Instrument; readonly error: unknown };
type Get = (timing?: string, instrument?: string, at?: Readonly<Record<string, string>>) => Promise<Answer>;

async function reader(venues: Parameters<typeof kit.session>[0], endsOn?: string): Promise<Get> {
  const session = await kit.session(venues, endsOn);
  return async (timing, instrument = code, at = {}) => {
    const answer = await kit.app.inject({
      url: `/api/instruments/${encodeURIComponent(instrument)}`,
      query: timing === undefined ? at : { timing, ...at },
      cookies: { session },
    });
    const body = answer.json();
    return { status: answer.statusCode, body, error: body.error };
  };
}

const prices = ({ body }: Answer) => body.Trades.map(({ SegmentMIC, Row }) => `${SegmentMIC} ${Row.price}`);
const placesOf = ({ body }: Answer) => body.Places.map((place) => `${place.SegmentMIC} ${place.OrderType}`);

const inOtc = (id: string, minutes: number, more: FileLine = {}): FileLine =>
  bondTrade(id, minutes, { venueMIC: 'ICOR', ...more });

const level = (minutes: number, at: number, bid: string, ask: string): FileLine => ({
  ...bondQuote(minutes),
  system: 'CLOB',
  level: at,
  price: null,
  aggrVol: null,
  lOrders: 1,
  bidPrice: bid,
  aggrBidVol: `${at}000`,
  rOrders: 1,
  askPrice: ask,
  aggrAskVol: `${at}500`,
});

let all: Get;
let live: Get;
let delayed: Get;
let elsewhere: Get;
let mixed: Get;

beforeAll(async () => {
  all = await reader({ TPIC: ['realtime_trades', 'realtime_orders'], ICOT: ['realtime_trades'] });
  live = await reader({ TPIC: ['realtime_trades'] });
  delayed = await reader({ TPIC: ['delayed_trades', 'delayed_orders'], ICOT: ['delayed_trades'] });
  mixed = await reader({ TPIC: ['delayed_trades'], ICOT: ['realtime_trades'] });
  elsewhere = await reader({ TPSL: ['realtime_trades'] });
  const files = {
    // The cut-off of delayed data is 14:17:00.
    'trades.csv': csv([
      bondTrade('Before', 16, { price: '101', vol: '10' }),
      bondTrade('After', 14, { price: '109', vol: '10' }),
      inOtc('Other', 20, { price: '103', vol: '30' }),
      inOtc('Gone', 60, { price: '200', vol: '5' }),
      inOtc('Gone', 50, { price: '200', vol: '5', tradeDate: ago(61), flags: 'CANC' }),
      inOtc('Kept', 40, { price: '99', vol: '20' }),
      inOtc('Kept', 5, { price: '99', vol: '20', tradeDate: ago(41), flags: 'CANC' }),
      bondTrade('Yesterday', day, { price: '100.5', vol: '1' }),
      bondTrade('Ancient', 60 * day, { price: '90', vol: '1' }),
      bondTrade('Alien', 20, { instrumentIdType: 'OTHR', instrumentId: 'ALIEN', price: '7' }),
      bondTrade('Early', 10, { instrumentIdType: 'OTHR', instrumentId: 'EARLY', price: '7' }),
    ]),
    'orders.ndjson': ndjson([
      level(30, 1, '98', '103'),
      level(20, 1, '98.5', '102.5'),
      level(20, 2, '98.7', '102.9'),
      level(3, 1, '100', '100.1'),
    ]),
  };
  for (const [name, content] of Object.entries(files)) await take(pool, folder.write(name, content));
});

describe('C 3: an instrument on all venues', () => {
  test('delayed, is everything the reader may see as of fifteen minutes ago, and nothing later', async () => {
    for (const get of [delayed, all]) {
      const answer = await get();
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        InstrumentID: code,
        InstrumentIDType: 'ISIN',
        InstrumentDescription: 'Aubrac Industries 3.125% 2031',
        AssetClass: 'Bonds',
        SubAssetClass: 'Corporate bonds',
        Currency: 'EUR',
        Timing: 'delayed',
        HasLive: get === all,
        AsOf: ago(15),
        LookedBackTo: null,
      });
      expect(prices(answer)).toEqual([
        'LNFI 101',
        'ICOR 103',
        'ICOR 99',
        'ICOR 200',
        'ICOR 200',
        'LNFI 100.5',
        'LNFI 90',
      ]);
      expect(placesOf(answer)).toEqual(['ICOR Trades', 'LNFI Trades', 'LNFI Order book']);
    }
  });

  test('gives the best bid and ask of the latest order book within the cut-off, whatever the order of its levels', async () => {
    const book = async (timing?: string) =>
      (await all(timing)).body.Places.find(({ OrderType }) => OrderType === 'Order book');
    expect(await book()).toMatchObject({
      LastPublicationDate: ago(20),
      Quote: {
        Price: null,
        Volume: null,
        BidPrice: '98.7',
        BidVolume: '2000',
        AskPrice: '102.5',
        AskVolume: '1500',
        BidCurrency: null,
        AskCurrency: null,
      },
      Figures: null,
    });
    expect((await book('live'))?.Quote).toMatchObject({ BidPrice: '100', AskPrice: '100.1' });
  });

  test('live, is only what is covered by a right to live data, up to now', async () => {
    const one = await live('live');
    expect([one.body.AsOf, one.body.Timing, prices(one)]).toEqual([
      ago(0),
      'live',
      ['LNFI 109', 'LNFI 101', 'LNFI 100.5', 'LNFI 90'],
    ]);
    expect(placesOf(one)).toEqual(['LNFI Trades']);
    const two = await mixed('live');
    expect([placesOf(two), two.body.Days[0]?.Trades]).toEqual([['ICOR Trades'], 1]);
    expect(placesOf(await mixed())).toEqual(['ICOR Trades', 'LNFI Trades']);
  });

  test('narrowed to a kind of data, a venue or a segment, is of these places only', async () => {
    const of = async (at: Readonly<Record<string, string>>, get = all, timing?: string) => {
      const answer = await get(timing, code, at);
      return answer.status === 200
        ? [placesOf(answer), answer.body.Trades.length, answer.body.Days[0]?.Trades]
        : answer.status;
    };
    expect(await of({ datatype: 'order' })).toEqual([['LNFI Order book'], 0, undefined]);
    expect(await of({ datatype: 'trade', tv: 'ICOT' })).toEqual([['ICOR Trades'], 4, 2]);
    expect(await of({ instrumentmic: 'LNFI' })).toEqual([['LNFI Trades', 'LNFI Order book'], 3, 1]);
    const trades = { datatype: 'trade', tv: 'TPIC', instrumentmic: 'LNFI' };
    expect(await of(trades, all, 'live')).toEqual([['LNFI Trades'], 4, 2]);
    // A right to live data elsewhere gives none here, and narrowing none that is not there.
    expect(await of(trades, mixed, 'live')).toBe(404);
    expect(await of(trades, mixed)).toEqual([['LNFI Trades'], 3, 1]);
    expect(await of({ tv: 'TPIC' }, elsewhere)).toBe(404);
    expect(await of({ tv: 'ICOT', instrumentmic: 'LNFI' })).toBe(404);
  });

  test('tells the reports of a transaction as far as the cut-off allows', async () => {
    const kept = async (get: Get, timing?: string) => {
      const { body } = await get(timing);
      return body.Trades.filter(({ Row }) => Row.transactionID === 'Kept').map(
        ({ Row }) => Row.voidedBy?.kind,
      );
    };
    expect(await kept(all)).toEqual([undefined]);
    expect(await kept(all, 'live')).toEqual([undefined, 'Cancelled']);
    const { body } = await all();
    const gone = body.Trades.filter(({ Row }) => Row.transactionID === 'Gone');
    expect(gone.map(({ Row }) => [Row.voidedBy?.kind, Row.chain.length])).toEqual([
      [undefined, 2],
      ['Cancelled', 2],
    ]);
  });

  test('sums the standing trades by day, of all places and of each, whether or not sums are kept', async () => {
    const today = {
      Day: '2026-11-20',
      Trades: 3,
      Volumes: [{ Unit: null, Amount: '60' }],
      PriceUnits: ['PERC'],
      // (101 × 10 + 103 × 30 + 99 × 20) / 60
      Vwap: '101.333333',
      High: '103',
      Low: '99',
      Last: '101',
      Change: '0.5',
    };
    const yesterday = {
      Day: '2026-11-19',
      Trades: 1,
      Volumes: [{ Unit: null, Amount: '1' }],
      PriceUnits: ['PERC'],
      Vwap: '100.5',
      High: '100.5',
      Low: '100.5',
      Last: '100.5',
      Change: null,
    };
    const expected = async () => {
      const { body } = await all();
      expect(body.Days).toEqual([today, yesterday]);
      const of = Object.fromEntries(
        body.Places.map(({ SegmentMIC, OrderType, Figures }) => [`${SegmentMIC} ${OrderType}`, Figures]),
      );
      expect(of['ICOR Trades']).toMatchObject({ Trades: 2, Last: '103', Vwap: '101.4', Change: null });
      expect(of['LNFI Trades']).toMatchObject({ Trades: 1, Last: '101', Change: '0.5' });
      const { body: now } = await all('live');
      expect(now.Days[0]).toMatchObject({ Trades: 3, High: '109', Low: '101', Last: '109', Change: '8.5' });
    };
    await expected();
    await keepSums(pool, testNow);
    await expected();
  });

  test('ends a day with the last trade that counts, like its other figures', async () => {
    const of = { instrumentIdType: 'OTHR', instrumentId: 'DEFERRED' };
    const began = { tradeDate: ago(3 * day + 1) };
    const unsized = { vol: '', notionalAmt: '', notionalCcy: '' };
    const lines = [
      bondTrade('Plain', 3 * day + 30, { ...of, price: '104' }),
      // Counts on the day on which it was completed.
      bondTrade('First', 3 * day, { ...of, ...unsized, price: '120', flags: 'LMTF' }),
      bondTrade('First', 2 * day, { ...of, ...began, price: '120', flags: 'FULF' }),
      bondTrade('Aggregate', 2 * day - 10, { ...of, price: '106', flags: 'DATF' }),
      // Was said before by the aggregate.
      bondTrade('Detail', 2 * day - 20, { ...of, price: '130', flags: 'FULA' }),
    ];
    await take(pool, folder.write('deferred.csv', csv(lines)));
    const { body } = await all('delayed', 'DEFERRED');
    expect(body.Days.map(({ Day, Trades, High, Last, Change }) => [Day, Trades, High, Last, Change])).toEqual(
      [
        ['2026-11-18', 2, '120', '106', '2'],
        ['2026-11-17', 1, '104', '104', null],
      ],
    );
  });

  test('takes kept sums only if they have its figures', async () => {
    const many = Array.from({ length: 20 }, (_line, at) =>
      bondTrade(`Many-${at}`, 2 * day + at, {
        instrumentIdType: 'OTHR',
        instrumentId: 'MANY',
        price: String(100 + at),
        vol: '2',
      }),
    );
    await take(pool, folder.write('many.csv', csv(many)));
    const figures = async () => (await all('delayed', 'MANY')).body.Days;
    const expected = [
      {
        Day: '2026-11-18',
        Trades: 20,
        Volumes: [{ Unit: null, Amount: '40' }],
        PriceUnits: ['PERC'],
        Vwap: '109.5',
        High: '119',
        Low: '100',
        Last: '100',
        Change: null,
      },
    ];
    expect(await figures()).toEqual(expected);
    await keepSums(pool, testNow);
    const kept = await pool.query(`SELECT FROM trade_sums WHERE span = 'day' AND value = 2 * 2190`);
    expect(kept.rowCount).toBe(1);
    // What is kept is what is told.
    await pool.query(`UPDATE trade_sums SET high = 500 WHERE span = 'day' AND value = 2 * 2190`);
    expect((await figures())[0]?.High).toBe('500');
    await pool.query('UPDATE trade_sums SET high = NULL, low = NULL, value = NULL, valued = NULL');
    expect(await figures()).toEqual(expected);
  });

  test('has sums that an earlier release made without its figures made anew, a day at a time, of the last month', async () => {
    const lines = [2, 3, 40].flatMap((days) =>
      Array.from({ length: 20 }, (_line, at) =>
        bondTrade(`Renewed-${days}-${at}`, days * day + at, {
          instrumentIdType: 'OTHR',
          instrumentId: 'RENEWED',
          price: String(100 + at),
        }),
      ),
    );
    await take(pool, folder.write('renewed.csv', csv(lines)));
    await keepSums(pool, testNow);
    const kept = async () => (await pool.query('SELECT * FROM trade_sums ORDER BY 1, 2, 3, 4')).rows;
    const made = await kept();
    await pool.query('UPDATE trade_sums SET high = NULL, low = NULL, value = NULL, valued = NULL');
    const lacking = async () => {
      const { rows } = await pool.query<{ day: string }>(
        `SELECT DISTINCT starts_at::date AS day FROM trade_sums WHERE value IS NULL ORDER BY 1`,
      );
      return rows.map((row) => row.day);
    };
    expect(await lacking()).toEqual(['2026-10-11', '2026-11-17', '2026-11-18']);
    await keepSums(pool, testNow);
    expect(await lacking()).toEqual(['2026-10-11', '2026-11-17']);
    for (const _run of [1, 2]) await keepSums(pool, testNow);
    expect(await lacking()).toEqual(['2026-10-11']);
    const older = ({ starts_at }: (typeof made)[number]) => starts_at < '2026-10-12';
    expect((await kept()).filter((one) => !older(one))).toEqual(made.filter((one) => !older(one)));
    expect(await kept()).toHaveLength(made.length);
  });

  test('reads so many rows of all places together, and tells where that ended, even within the day', async () => {
    const of = { instrumentIdType: 'OTHR', instrumentId: 'SPREAD' };
    const lines = Array.from({ length: 10 }, (_line, at) => [
      bondTrade(`Spread-${at}`, 20 + at, of),
      inOtc(`Spread-${at}`, 20 + at, of),
    ]);
    await take(pool, folder.write('spread.csv', csv(lines.flat())));
    const { rows } = await pool.query<{ id: number }>(`SELECT id FROM instruments WHERE code = 'SPREAD'`);
    const figures = async (most: number) => {
      const { daysOn, edge } = await readFigures(pool, rows[0]?.id ?? 0, ['LNFI', 'ICOR'], ago(0), most);
      return [daysOn(null).map(({ Trades }) => Trades), edge];
    };
    expect(await figures(20)).toEqual([[20], null]);
    expect(await figures(19)).toEqual([[], ago(29)]);
    expect(await figures(10)).toEqual([[], ago(25)]);
  });

  test('gives one answer for an instrument that does not exist, is not yet public, or is outside the rights', async () => {
    const refused = await Promise.all([
      elsewhere(),
      elsewhere('live'),
      all('delayed', 'NOTHING'),
      all('delayed', 'EARLY'),
      delayed('live'),
    ]);
    const message = 'There is no such instrument among those you may see.';
    for (const { status, error } of refused) expect([status, error]).toMatchObject([404, { message }]);
    expect((await all('live', 'EARLY')).status).toBe(200);
    expect((await all('delayed', 'ALIEN')).body.Trades).toHaveLength(1);
  });

  test('is refused without a session, after the subscription, and with a timing that is none', async () => {
    const ended = await reader({ TPIC: ['realtime_trades'] }, '2026-10-31');
    expect((await kit.app.inject({ url: `/api/instruments/${code}` })).statusCode).toBe(401);
    expect((await ended()).status).toBe(403);
    expect((await all('early')).status).toBe(400);
  });

  test('counts a live read of each venue, and none of delayed ones', async () => {
    const reads = async () =>
      (
        await pool.query<{ venue_mic: string; data_type: string }>(
          'SELECT venue_mic, data_type FROM live_reads',
        )
      ).rows;
    await pool.query('DELETE FROM live_reads');
    const fresh = await reader({ TPIC: ['realtime_trades', 'realtime_orders'], ICOT: ['realtime_trades'] });
    await fresh();
    expect(await reads()).toEqual([]);
    await fresh('live');
    expect((await reads()).map((read) => `${read.venue_mic} ${read.data_type}`).sort()).toEqual([
      'ICOT trade',
      'TPIC order',
      'TPIC trade',
    ]);
  });

  test('narrowed, counts a live read of nothing else', async () => {
    await pool.query('DELETE FROM live_reads');
    const fresh = await reader({ TPIC: ['realtime_trades', 'realtime_orders'], ICOT: ['realtime_trades'] });
    await fresh('live', code, { datatype: 'trade', tv: 'TPIC' });
    const { rows } = await pool.query('SELECT venue_mic, data_type, by_key FROM live_reads');
    expect(rows).toEqual([{ venue_mic: 'TPIC', data_type: 'trade', by_key: false }]);
  });
});
