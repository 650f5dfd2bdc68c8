import { beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { publishVenues } from '../../../src/server/publishing/publish-venues.ts';
import { ago, bondAsked, bondQuote, bondTrade, csv, ndjson, type Reader, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
let live: Reader;

const orders = { datatype: 'order', ...bondAsked };
const trades = { datatype: 'trade', ...bondAsked };

const share = {
  instrumentId: 'GB00BH4HKS39',
  assetClass: 'Equity & Equity-like',
  subAssetClass: 'Shares',
  instrumentDescription: 'Brackley Foods PLC ORD 25P',
  instrumentCurrency: 'GBP',
  venueMIC: 'IMCE',
};

beforeAll(async () => {
  live = await kit.reader({
    TPIC: ['realtime_orders', 'realtime_trades'],
    ICPM: ['realtime_orders', 'realtime_trades'],
    TPEO: ['realtime_trades'],
  });
  const book = (minutes: number, level: number, more = {}) => ({
    ...bondQuote(minutes),
    price: null,
    aggrVol: null,
    venueMIC: 'TPIO',
    system: 'CLOB',
    level,
    ...more,
  });
  const bid = { lOrders: 3, bidPrice: '98.120', aggrBidVol: '5000.00' };
  const ask = { rOrders: 1, askPrice: '98.140', aggrAskVol: '700' };
  const voice = { price: null, aggrVol: null, system: 'VOICE', venueMIC: 'LNFI' };
  const files = {
    'orders.ndjson': ndjson([
      bondQuote(60, { price: '98.100', date: ago(60, '123456') }),
      bondQuote(60, { price: '98.05', aggrVol: '0.00000000000000001', date: ago(60, '123456') }),
      bondQuote(30, { price: '98.2' }),
      bondQuote(60, { system: 'AUCTION', price: '97.0000000000001' }),
      bondQuote(60, { ...voice, orders: 2, bidPrice: '98.0', bidVol: '10', bidCurrency: 'EUR' }),
      book(60, 1, bid),
      book(60, 2, { ...bid, bidPrice: '98.100' }),
      book(20, 3, { ...bid, bidPrice: '98.080' }),
      book(20, 1, { ...bid, ...ask }),
      book(20, 2, { ...ask, askPrice: '98.150' }),
    ]),
    'trades.csv': csv([
      bondTrade('T1', 60, {
        price: '98.12500',
        tradeDate: ago(61, '000001'),
        publicationDate: ago(60, '654321'),
        flags: 'ILQD SIZE',
        thirdCountryExecutionVenue: 'XNYS',
      }),
      bondTrade('T1', 50, { tradeDate: ago(61), price: '98.12500', flags: 'CANC' }),
      bondTrade('T1', 50, { tradeDate: ago(61), price: '-0.5', flags: 'AMND' }),
    ]),
    'shares.ndjson': ndjson([
      {
        ...share,
        tradeDate: ago(40),
        publicationDate: ago(40),
        transactionID: 'S1',
        price: '101.240',
        priceNot: 'MONE',
        priceMajorCurrency: 'GBP',
        vol: '12',
      },
      {
        ...share,
        tradeDate: ago(30),
        publicationDate: ago(30),
        transactionID: 'S2',
        priceCondition: 'PNDG',
        vol: '13',
      },
      {
        instrumentId: 'NL0000000008',
        instrumentIdType: 'OTHR',
        assetClass: 'Emission allowances',
        subAssetClass: 'European Union allowances',
        instrumentDescription: 'EUA Spot',
        instrumentCurrency: 'EUR',
        venueMIC: 'TECO',
        tradeDate: ago(30),
        publicationDate: ago(30),
        transactionID: 'E1',
        price: '71.20',
        priceNot: 'MONE',
        currency: 'EUR',
        qtyMeasUnit: 'TOCD',
        qtyPerMeas: '1000.50',
        type: 'EUAE',
        cleared: true,
      },
    ]),
  };
  for (const [name, content] of Object.entries(files)) await take(database.pool, folder.write(name, content));
});

describe('B 3: the feed answers each view type with exactly what the file said', () => {
  it('ord-disp-rfq: quotes, newest first, with the best of a snapshot on top', async () => {
    const { status, body } = await live('/api/feed/data', {
      ...orders,
      instrumentmic: 'LNFI',
      ordertype: 'Request for quote',
    });
    expect(status).toBe(200);
    const { Data, ...header } = body;
    expect(header).toEqual({
      ViewType: 'ord-disp-rfq',
      DataType: 'order',
      TradingVenue: 'TP ICAP EU - MTF',
      AssetClass: 'Bonds',
      SubAssetClass: 'Corporate bonds',
      InstrumentID: 'FR0000120271',
      InstrumentDescription: 'Aubrac Industries 3.125% 2031',
      VenueMIC: 'LNFI',
      Currency: 'EUR',
      VenueLocation: 'FR',
      AdditionalDescription: { InstrumentIDType: 'ISIN', InstrumentID: 'FR0000120271', Date: ago(30) },
      IsDelayed: false,
      NewestPublicationDate: ago(30),
      Position: expect.any(String),
    });
    expect(Data?.map(({ id: _id, ...row }) => row)).toEqual([
      { date: ago(30), price: '98.2', aggrVol: '250000' },
      { date: ago(60, '123456'), price: '98.100', aggrVol: '250000' },
      { date: ago(60, '123456'), price: '98.05', aggrVol: '0.00000000000000001' },
    ]);
    expect(new Set(Data?.map((row) => row.id)).size).toBe(3);
  });

  it('ord-disp-auc: auctions, with all thirteen decimals', async () => {
    const { body } = await live('/api/feed/data', { ...orders, instrumentmic: 'LNFI', ordertype: 'Auction' });
    expect(body.ViewType).toBe('ord-disp-auc');
    expect(body.Data).toMatchObject([{ date: ago(60), price: '97.0000000000001', aggrVol: '250000' }]);
  });

  it('ord-disp-voice: bids and offers, absent sides null', async () => {
    const { body } = await live('/api/feed/data', { ...orders, instrumentmic: 'LNFI', ordertype: 'Voice' });
    expect(body.ViewType).toBe('ord-disp-voice');
    expect(body.Data).toMatchObject([
      {
        date: ago(60),
        orders: 2,
        bidPrice: '98.0',
        bidCurrency: 'EUR',
        bidVol: '10',
        askPrice: null,
        askVol: null,
        askCurrency: null,
      },
    ]);
  });

  it('ord-disp-clob: the latest whole snapshot, best level first, missing levels null, unpaged', async () => {
    // The order type may be left out: this segment has only an order book.
    const { body } = await live('/api/feed/data', { ...orders, instrumentmic: 'TPIO', limit: '1' });
    expect(body.ViewType).toBe('ord-disp-clob');
    expect(body.NewestPublicationDate).toBe(ago(20));
    // Its rows have no time of their own: the header shows when the snapshot was published.
    expect(body).toHaveProperty('AdditionalDescription.Date', ago(20));
    expect(body).not.toHaveProperty('Next');
    expect(body.Data?.map(({ id: _id, ...row }) => row)).toEqual([
      {
        lOrders: 3,
        bidPrice: '98.120',
        aggrBidVol: '5000.00',
        askPrice: '98.140',
        aggrAskVol: '700',
        rOrders: 1,
      },
      { lOrders: null, bidPrice: null, aggrBidVol: null, askPrice: '98.150', aggrAskVol: '700', rOrders: 1 },
      {
        lOrders: 3,
        bidPrice: '98.080',
        aggrBidVol: '5000.00',
        askPrice: null,
        aggrAskVol: null,
        rOrders: null,
      },
    ]);
  });

  it('trade-disp: trades as published, with cancellations and amendments as separate reports', async () => {
    const { body } = await live('/api/feed/data', { ...trades, ordertype: 'Trades' });
    expect(body.ViewType).toBe('trade-disp');
    expect(body.Data?.map((row) => [row.status, row.price])).toEqual([
      ['Amended', '-0.5'],
      ['Cancelled', '98.12500'],
      ['New', '98.12500'],
    ]);
    expect(body.Data?.[2]).toEqual({
      id: expect.any(String),
      tradeDate: ago(61, '000001'),
      price: '98.12500',
      missingPrice: null,
      vol: '1000000',
      priceNot: 'PERC',
      publicationDate: ago(60, '654321'),
      transactionID: 'T1',
      notionalAmt: '1000000.00',
      notionalCcy: 'EUR',
      flags: ['ILQD', 'SIZE'],
      status: 'New',
      qtyMeasUnit: null,
      type: null,
      cleared: null,
      currency: null,
      thirdCountryExecutionVenue: 'XNYS',
      priceCondition: null,
      priceMajorCurrency: null,
      voidedBy: { id: body.Data?.[0]?.id, kind: 'Amended', publicationDate: ago(50) },
      supersededBy: null,
      refersTo: null,
      chain: [
        expect.objectContaining({ id: body.Data?.[2]?.id, kind: 'New', flags: ['ILQD', 'SIZE'] }),
        expect.objectContaining({ id: body.Data?.[1]?.id, kind: 'Cancelled', flags: ['CANC'] }),
        expect.objectContaining({ id: body.Data?.[0]?.id, kind: 'Amended', flags: ['AMND'] }),
      ],
    });
  });

  it('trade-disp: UK shares carry price condition and major currency', async () => {
    const { body } = await live('/api/feed/data', {
      datatype: 'trade',
      tv: 'ICPM',
      assetclass: 'Equity & Equity-like',
      subassetclass: 'Shares',
      instrument: 'GB00BH4HKS39',
      ordertype: 'Trades',
    });
    expect(body).toMatchObject({ VenueLocation: 'UK', AssetClass: 'Equity & Equity-like', VenueMIC: 'IMCE' });
    expect(body.Data).toMatchObject([
      { price: null, priceCondition: 'PNDG', priceMajorCurrency: null, missingPrice: null },
      { price: '101.240', priceCondition: null, priceMajorCurrency: 'GBP', currency: null },
    ]);
  });

  it('trade-disp-2: measured quantity, currency, type and clearing', async () => {
    const { body } = await live('/api/feed/data', {
      datatype: 'trade',
      tv: 'TPEO',
      assetclass: 'Emission allowances',
      subassetclass: 'European Union allowances',
      instrument: 'NL0000000008',
      ordertype: 'Individual trades',
    });
    expect(body).toMatchObject({
      ViewType: 'trade-disp-2',
      AdditionalDescription: { InstrumentIDType: 'OTHR' },
    });
    expect(body.Data).toMatchObject([
      { ccy: 'EUR', qtyPerMeas: '1000.50', qtyMeasUnit: 'TOCD', type: 'EUAE', cleared: true, vol: null },
    ]);
    expect(body.Data?.[0]).not.toHaveProperty('currency');
  });

  it('B 3: the individual-trade variant uses ccy instead of price condition and price major currency, for UK shares too', async () => {
    const { body } = await live('/api/feed/data', {
      datatype: 'trade',
      tv: 'ICPM',
      assetclass: 'Equity & Equity-like',
      subassetclass: 'Shares',
      instrument: 'GB00BH4HKS39',
      ordertype: 'Individual trades',
    });
    expect(body.Data).toMatchObject([
      { price: null, missingPrice: 'PNDG', ccy: null },
      { price: '101.240', missingPrice: null, ccy: 'GBP' },
    ]);
    for (const name of ['priceCondition', 'priceMajorCurrency']) {
      expect(body.Data?.[0]).not.toHaveProperty(name);
    }
  });
});

describe('B 7: the lists of the selection', () => {
  it('lead level by level to the instrument', async () => {
    expect((await live('/api/subscription/feed/tvlist', { datatype: 'trade' })).body).toEqual({
      tvlist: [
        { MIC: 'TPEO', Name: 'TP ICAP E AND C OTF' },
        { MIC: 'TPIC', Name: 'TP ICAP EU - MTF' },
        { MIC: 'ICPM', Name: 'TP ICAP UK MTF' },
      ],
    });
    expect((await live('/api/subscription/feed/tvlist', { datatype: 'order' })).body.tvlist).toEqual([
      { MIC: 'TPIC', Name: 'TP ICAP EU - MTF' },
    ]);
    expect(
      (await live('/api/subscription/feed/assetclasslist', { datatype: 'order', tv: 'TPIC' })).body,
    ).toEqual({
      assetclasslist: ['Bonds'],
    });
    const { instrument: _instrument, ...path } = orders;
    const { subassetclass: _sub, ...classPath } = path;
    expect((await live('/api/subscription/feed/subassetclasslist', classPath)).body).toEqual({
      subassetclasslist: ['Corporate bonds'],
    });
    expect((await live('/api/subscription/feed/instrumentlist', path)).body).toEqual({
      instrumentlist: [
        { InstrumentID: 'FR0000120271', InstrumentDescription: 'Aubrac Industries 3.125% 2031' },
      ],
      Total: 1,
    });
    expect((await live('/api/subscription/feed/miclist', orders)).body).toEqual({
      miclist: ['LNFI', 'TPIO'],
    });
    expect(
      (await live('/api/subscription/feed/ordertypelist', { ...orders, instrumentmic: 'LNFI' })).body,
    ).toEqual({
      ordertypelist: ['Request for quote', 'Auction', 'Voice'],
    });
    expect(
      (await live('/api/subscription/feed/ordertypelist', { ...trades, instrumentmic: 'LNFI' })).body,
    ).toEqual({
      ordertypelist: ['Trades', 'Individual trades'],
    });
  });

  it('are empty for names that do not exist', async () => {
    expect(
      (await live('/api/subscription/feed/assetclasslist', { datatype: 'order', tv: 'XXXX' })).body,
    ).toEqual({ assetclasslist: [] });
    expect((await live('/api/subscription/feed/miclist', { ...orders, instrument: 'nothing' })).body).toEqual(
      { miclist: [] },
    );
    expect(
      (await live('/api/subscription/feed/ordertypelist', { ...orders, instrumentmic: 'UKOR' })).body,
    ).toEqual({ ordertypelist: [] });
  });

  it.each([['brac'], ['AUBRAC'], ['0000120271'], ['3.125%']])(
    'find an instrument by %j in code or description',
    async (q) => {
      const { instrument: _instrument, ...path } = orders;
      expect((await live('/api/subscription/feed/instrumentlist', { ...path, q })).body.Total).toBe(1);
    },
  );

  it.each([['%'], ['_'], ["'"], ['\\'], ['nothing']])('take %j literally, not as a pattern', async (q) => {
    const { instrument: _instrument, ...path } = orders;
    const { status, body } = await live('/api/subscription/feed/instrumentlist', { ...path, q });
    expect(status).toBe(200);
    expect(body.Total).toBe(q === '%' ? 1 : 0);
  });
});

describe('bad input: the feed', () => {
  it('an unknown instrument and one on a venue outside your rights get the same 404', async () => {
    const asked = { ...trades, ordertype: 'Trades' };
    const stranger = await kit.reader({ IGDL: ['realtime_trades'] });
    const answers = [
      await live('/api/feed/data', { ...asked, instrument: 'FR0000000000' }),
      await live('/api/feed/data', { ...asked, tv: 'ICPM' }),
      await live('/api/feed/data', { ...asked, assetclass: 'Credit derivatives' }),
      await live('/api/feed/data', { ...asked, instrumentmic: 'TPIO' }),
      await live('/api/feed/data', { ...orders, instrumentmic: 'TPIO', ordertype: 'Voice' }),
      await stranger('/api/feed/data', asked),
      await stranger('/api/feed/data', { ...asked, instrumentmic: 'LNFI' }),
      await stranger('/api/feed/data', { ...asked, tv: 'IGDL' }),
    ];
    const told = answers.map(({ status, body }) => [status, body.error?.code, body.error?.message]);
    expect(told).toEqual(told.map(() => told[0]));
    expect(told[0]?.[0]).toBe(404);
  });

  it('a choice left open between segments or order types is answered with 400 at the field', async () => {
    const segment = await live('/api/feed/data', orders);
    expect([segment.status, Object.keys(segment.body.error?.fields ?? {})]).toEqual([400, ['instrumentmic']]);
    const type = await live('/api/feed/data', { ...orders, instrumentmic: 'LNFI' });
    expect([type.status, Object.keys(type.body.error?.fields ?? {})]).toEqual([400, ['ordertype']]);
  });

  it.each<[string, Record<string, string>]>([
    ['datatype', { datatype: 'both' }],
    ['tv', { tv: "TP'C" }],
    ['limit', { limit: '0' }],
    ['limit', { limit: '1001' }],
    ['limit', { limit: '1e2' }],
    ['instrument', { instrument: 'x'.repeat(300) }],
    ['cursor', { cursor: 'tampered' }],
    ['cursor', { cursor: '%00' }],
  ])('a wrong %s is answered with 400', async (field, wrong) => {
    const { status, body } = await live('/api/feed/data', { ...trades, ordertype: 'Trades', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
  });

  it('a zero byte or strange characters are answered with 400 or 404, not with a fault', async () => {
    for (const instrument of ['a\u0000b', "';--", '\u{1f600}', '%']) {
      const { status } = await live('/api/feed/data', { ...trades, ordertype: 'Trades', instrument });
      expect([400, 404]).toContain(status);
    }
  });
});

it('a segment that moves to another venue takes its instruments with it in the lists, and leaves the others', async () => {
  const deps = {
    pool: database.pool,
    files: createFolderStore(folder.path),
    now: () => testNow,
    actor: { osUser: 'operator', by: null },
  };
  const head = 'mic,name,type,operatingMic,venueMic,isVenue,tradingVenueGroupId,country,city,lei';
  const publish = (venueMic: string) =>
    publishVenues(
      deps,
      `${head}\nLNFI,LIQUIDNET,MTF,TPIC,${venueMic},false,1,FR,PARIS,213800R54EFFINMY1P02\n`,
    );
  const both = await kit.reader({
    TPIC: ['realtime_orders', 'realtime_trades'],
    ICOT: ['realtime_orders', 'realtime_trades'],
  });
  const listed = async (tv: string, datatype: string) => {
    const path = { datatype, tv, assetclass: 'Bonds', subassetclass: 'Corporate bonds' };
    const { body } = await both('/api/subscription/feed/instrumentlist', path);
    const names = body.instrumentlist?.map(({ InstrumentID }) => InstrumentID);
    const segments = await both('/api/subscription/feed/miclist', {
      ...path,
      instrument: bondAsked.instrument,
    });
    return [
      names,
      (
        await both('/api/feed/data', {
          ...path,
          instrument: bondAsked.instrument,
          instrumentmic: 'LNFI',
          ordertype: 'Trades',
        })
      ).status,
      JSON.parse(segments.text).miclist,
    ];
  };
  const before = await listed('TPIC', 'trade');
  await publish('ICOT');
  expect(await listed('ICOT', 'trade')).toEqual(before);
  expect(await listed('TPIC', 'trade')).toEqual([[], 404, []]);
  // Its order book is in another segment, which stayed.
  expect((await listed('TPIC', 'order'))[2]).toEqual(['TPIO']);
  expect((await listed('ICOT', 'order'))[2]).toEqual(['LNFI']);
  await publish('TPIC');
  expect(await listed('TPIC', 'trade')).toEqual(before);
  expect((await both('/api/subscription/feed/tvlist', { datatype: 'trade' })).text).not.toContain('ICOT');
});
