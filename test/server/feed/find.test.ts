import { beforeAll, describe, expect, it } from 'vitest';
import { ago, bondQuote, bondTrade, ndjson, type Reader, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
let live: Reader;
let delayed: Reader;
let elsewhere: Reader;

const shares = (code: string, description: string) => ({
  instrumentIdType: 'OTHR',
  instrumentId: code,
  instrumentDescription: description,
});
const aubrac = { InstrumentID: 'FR0000120271', InstrumentDescription: 'Aubrac Industries 3.125% 2031' };

beforeAll(async () => {
  live = await kit.reader({
    TPIC: ['realtime_orders', 'realtime_trades'],
    ICOT: ['realtime_orders', 'realtime_trades'],
  });
  delayed = await kit.reader({ TPIC: ['delayed_orders', 'delayed_trades'] });
  elsewhere = await kit.reader({ TPSL: ['realtime_trades'] });
  const trades = [
    bondTrade('OLD', 90),
    bondTrade('NEW', 5),
    bondTrade('FRESH', 6, shares('FRESH1', 'Fresh Fields 2030')),
    bondTrade('CODE', 60, shares('AUBRAC', 'Something else')),
    bondTrade('MID', 60, shares('MIDDLE', 'Grand Aubrac Hotels 100% _ 2040')),
    bondTrade('UML', 60, shares('UMLAUT', 'Österreichische Überland "Bahn" AG')),
    bondTrade('TUR', 60, shares('TURK', 'TÜRKİYE İŞ BANKASI')),
    bondTrade('GRE', 60, shares('GREEK', 'ΕΛΛΗΝΙΚΟΣ ΟΡΓΑΝΙΣΜΟΣ')),
    bondTrade('NFD', 60, shares('DECOMP', 'Socie\u0301te\u0301\u00a0 des Eaux')),
    ...['A', 'B'].map((series) =>
      bondTrade(
        `LONG${series}`,
        60,
        shares(`LONG${series}`, `Nine Words of One Long Name 2030 Series ${series}`),
      ),
    ),
    ...(
      [
        ['PRICED', 15 + 1 / 60, '101', {}],
        ['EARLY', 15 - 1 / 60, '109', {}],
        ['OTHERS', 15 + 2 / 60, '102.5', { venueMIC: 'ICOR' }],
        ['VOID', 16, '200', {}],
        ['VOID', 15.5, '200', { tradeDate: ago(17), flags: 'CANC' }],
      ] as const
    ).map(([id, minutes, price, more]) =>
      bondTrade(id, minutes, { ...shares('PRICED1', 'Zinc Quarry 2033'), price, ...more }),
    ),
    bondTrade('ANCIENT', 40 * 24 * 60, shares('ANCIENT1', 'Quiet Quarry 2034')),
    bondTrade('THERE', 60, { ...shares('THERE1', 'Elsewhere Mills'), venueMIC: 'ICOR' }),
  ];
  await take(database.pool, folder.write('trades.ndjson', ndjson(trades)));
  await take(database.pool, folder.write('orders.ndjson', ndjson([bondQuote(20), bondQuote(2)])));
});

const found = async (q: string, reader = live): Promise<readonly string[]> => {
  const { status, body } = await reader('/api/subscription/feed/find', { q });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.Instruments ?? []).map((one) => one.InstrumentID);
};

describe('C 3, decisions.md Data and views: instruments are found by code, name, venue and MIC', () => {
  it.each([
    ['fr0000120271', ['FR0000120271']],
    ['FR00001', ['FR0000120271']],
    ['aubrac', ['AUBRAC', 'FR0000120271', 'MIDDLE']],
    ['industries AUBRAC', ['FR0000120271']],
    ['nine words of one long name 2030 series LONGB', ['LONGB']],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z', []],
    ['ubra', ['FR0000120271', 'MIDDLE', 'AUBRAC']],
    ['überLAND', ['UMLAUT']],
    ['U\u0308berland', ['UMLAUT']],
    ['soci\u00e9t\u00e9', ['DECOMP']],
    ['\u202eö\u202c \u200f österr', ['UMLAUT']],
    ['"bahn"', ['UMLAUT']],
    ['TÜRKİYE İŞ', ['TURK']],
    ['türkiye iş', ['TURK']],
    ['ΟΡΓΑΝΙΣΜΟΣ', ['GREEK']],
    ['ελληνικοσ', ['GREEK']],
    ["o'brien", []],
    ['%', ['FR0000120271', 'MIDDLE']],
    ['_', ['MIDDLE']],
    ['\\', []],
    ['שלום', []],
    ['ICOR', ['PRICED1', 'THERE1']],
    ['icot mills', ['THERE1']],
    ['lnfi fresh', ['FRESH1']],
    ['ICAP grand', ['MIDDLE']],
  ] as const)('%j', async (q, codes) => {
    const got = await found(q);
    expect([...got].sort()).toEqual([...codes].sort());
    if (codes.length > 1 && q === 'aubrac') expect(got).toEqual(codes);
  });

  it.each([
    ['U\u0308berland', 'UMLAUT'],
    ['\u200f überland  "Bahn"', 'UMLAUT'],
    ['TÜRKİYE İŞ', 'TURK'],
    ['Socie\u0301te\u0301 des', 'DECOMP'],
  ])('in a list of the selection too: %j', async (q, code) => {
    const { body } = await live('/api/subscription/feed/instrumentlist', {
      ...{ datatype: 'trade', tv: 'TPIC', assetclass: 'Bonds', subassetclass: 'Corporate bonds', q },
    });
    expect(body.instrumentlist?.map(({ InstrumentID }) => InstrumentID)).toEqual([code]);
  });

  it('a venue’s MIC or a word of its name finds its instruments', async () => {
    expect(await found('TPIC')).toEqual(
      expect.arrayContaining(['FR0000120271', 'FRESH1', 'MIDDLE', 'UMLAUT']),
    );
    expect(await found('icap')).toContain('THERE1');
  });

  it('an instrument is found with each of its views and when it was last published there', async () => {
    const { body } = await live('/api/subscription/feed/find', { q: 'FR0000120271' });
    const place = { VenueMIC: 'TPIC', TradingVenue: 'TP ICAP EU - MTF', SegmentMIC: 'LNFI' };
    expect(body.Instruments).toEqual([
      {
        ...aubrac,
        AssetClass: 'Bonds',
        SubAssetClass: 'Corporate bonds',
        LastPrice: { Price: '98.125', PriceUnit: 'PERC', PublicationDate: ago(90) },
        Places: [
          { ...place, DataType: 'trade', OrderType: 'Trades', LastPublicationDate: ago(5) },
          { ...place, DataType: 'order', OrderType: 'Request for quote', LastPublicationDate: ago(2) },
        ],
      },
    ]);
  });
});

describe('decisions.md Data and views: a search finds only what the reader may see', () => {
  it('a delayed reader finds nothing younger than 15 minutes', async () => {
    expect(await found('fresh', delayed)).toEqual([]);
    const { body } = await delayed('/api/subscription/feed/find', { q: 'FR0000120271' });
    expect(body.Instruments?.[0]?.Places.map((place) => place.LastPublicationDate)).toEqual([
      ago(90),
      ago(20),
    ]);
  });

  it('no search finds instruments of venues outside the reader’s rights', async () => {
    for (const q of ['THERE1', 'mills', 'ICOR', 'ICOT', 'icot mills'])
      expect(await found(q, delayed)).toEqual([]);
    for (const q of ['aubrac', 'FR0000120271', 'TPIC', '%']) expect(await found(q, elsewhere)).toEqual([]);
  });

  it('a visitor finds what is public on all venues, with nothing but its name and venues', async () => {
    const publicly = async (q: string) => {
      const answer = await kit.app.inject({ method: 'GET', url: '/api/publicInstruments', query: { q } });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    expect(await publicly('FR0000120271')).toEqual({
      Instruments: [{ ...aubrac, AssetClass: 'Bonds', TradingVenues: ['TP ICAP EU - MTF'] }],
      More: false,
    });
    expect((await publicly('there1')).Instruments).toHaveLength(1);
    // Published six minutes ago, and forty days ago.
    expect((await publicly('FRESH1')).Instruments).toEqual([]);
    expect((await publicly('ANCIENT1')).Instruments).toHaveLength(1);
    const nothing = await kit.app.inject({ method: 'GET', url: '/api/publicInstruments?q=%20' });
    expect(nothing.statusCode).toBe(400);
  });

  it('a search with an ended subscription is refused', async () => {
    const ended = await kit.reader({ TPIC: ['realtime_trades'] }, '2026-01-31');
    expect((await ended('/api/subscription/feed/find', { q: 'aubrac' })).status).toBe(403);
  });
});

describe('C 3: a result has its last price, delayed for everybody', () => {
  const lastPriceOf = async (reader: Reader, code: string) => {
    const { body } = await reader('/api/subscription/feed/find', { q: code });
    return body.Instruments?.map(({ InstrumentID, LastPrice }) => [InstrumentID, LastPrice]);
  };
  const at = (minutes: number, Price: string) => ({
    ...{ Price, PriceUnit: 'PERC' },
    PublicationDate: ago(minutes),
  });

  it('it is that of the last trade that stands, of 15 minutes ago and not of a second later', async () => {
    for (const reader of [live, delayed])
      expect(await lastPriceOf(reader, 'PRICED1')).toEqual([['PRICED1', at(15 + 1 / 60, '101')]]);
    const there = await kit.reader({ ICOT: ['delayed_trades'] });
    expect(await lastPriceOf(there, 'PRICED1')).toEqual([['PRICED1', at(15 + 2 / 60, '102.5')]]);
    try {
      kit.clock.set(new Date(testNow.getTime() + 1_000));
      for (const reader of [live, delayed])
        expect(await lastPriceOf(reader, 'PRICED1')).toEqual([['PRICED1', at(15 - 1 / 60, '109')]]);
    } finally {
      kit.clock.set(testNow);
    }
  });

  it('there is none without public trades of the last 30 days', async () => {
    for (const code of ['FRESH1', 'ANCIENT1']) expect(await lastPriceOf(live, code)).toEqual([[code, null]]);
  });
});

describe('a search that cannot be made is refused with the reason', () => {
  it.each([
    ['', 'This field is required'],
    ['   ', 'Type at least one letter or digit.'],
    ['\u200f\u202e', 'Type at least one letter or digit.'],
    ['x'.repeat(10_000), 'Use at most 100 characters'],
    ['a\0b', 'Must not hold a zero byte'],
  ])('%j', async (q, message) => {
    const { status, body } = await live('/api/subscription/feed/find', { q });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ q: [message] });
  });
});
