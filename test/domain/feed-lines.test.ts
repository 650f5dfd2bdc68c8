import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileColumns } from '../../src/domain/feed/fields/file-fields.ts';
import type { Instrument, LineContext, Segment } from '../../src/domain/feed/instrument-line.ts';
import type { Fault, Line } from '../../src/domain/feed/line-reading.ts';
import { validateOrderLine } from '../../src/domain/feed/order-line.ts';
import { validateTradeLine } from '../../src/domain/feed/trade-line.ts';

const segment = (mic: string, venueLocation: string, system: string | null = null): Segment => ({
  mic,
  venueMic: mic,
  venueLocation,
  system,
});
const segments = new Map(
  [
    segment('IMCE', 'UK'),
    segment('TPEE', 'FR'),
    segment('UKOR', 'UK', 'CLOB'),
    segment('UKRE', 'UK', 'REGISTRATION'),
  ].map((each) => [each.mic, each]),
);
const known: Instrument = {
  code: 'GB00BH4HKS39',
  codeType: 'ISIN',
  assetClass: 'Equity & Equity-like',
  subAssetClass: 'Shares',
  description: 'Known PLC',
  currency: 'GBP',
};
const world: LineContext = {
  segmentOf: (mic) => segments.get(mic),
  instrumentOf: (code) => (code === known.code ? known : undefined),
  notAfter: '2026-11-20T15:00:00.000000Z',
};

const ukShare: Line = {
  instrumentId: 'GB00BH4HKS39',
  venueMIC: 'IMCE',
  tradeDate: '2026-11-20T14:10:00.000001Z',
  publicationDate: '2026-11-20T14:10:01Z',
  transactionID: 'TX20261120001',
  price: '72.120',
  priceNot: 'MONE',
  priceMajorCurrency: 'GBP',
  vol: '5000',
  flags: 'LRGS',
};
const bond: Line = {
  instrumentIdType: 'ISIN',
  instrumentId: 'FR0000120271',
  assetClass: 'Bonds',
  subAssetClass: 'Corporate bonds',
  instrumentDescription: 'A bond',
  instrumentCurrency: 'EUR',
  venueMIC: 'TPEE',
  tradeDate: '2026-11-20T14:10:00Z',
  publicationDate: '2026-11-20T14:10:00Z',
  transactionID: 'B1',
  price: '98.125',
  priceNot: 'PERC',
  vol: '1000000',
  notionalAmt: '1000000',
  notionalCcy: 'EUR',
  flags: ['ILQD', 'SIZE'],
};
const emission: Line = {
  ...bond,
  assetClass: 'Emission allowances',
  subAssetClass: 'EUA',
  instrumentCurrency: 'EUR',
  price: '71.20',
  priceNot: 'MONE',
  currency: 'EUR',
  type: 'EUAE',
  qtyMeasUnit: 'TOCD',
  qtyPerMeas: '1000',
  cleared: true,
  flags: [],
};

function without(line: Line, ...fields: readonly string[]): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => !fields.includes(field)));
}

function faultsOf(validated: object | readonly Fault[]): readonly Fault[] {
  return Array.isArray(validated) ? validated : [];
}

describe('regulation.md Post-trade fields: a good line of trades', () => {
  it('of a UK share uses price condition and major currency (B 3)', () => {
    expect(validateTradeLine(ukShare, world)).toMatchObject({
      instrument: known,
      values: {
        price: '72.120',
        priceMajorCurrency: 'GBP',
        currency: null,
        tradeDate: '2026-11-20T14:10:00.000001Z',
        publicationDate: '2026-11-20T14:10:01.000000Z',
        status: 'New',
        flags: ['LRGS'],
        cleared: null,
      },
    });
  });

  it('names the third-country venue on which it was executed (B 3)', () => {
    expect(validateTradeLine({ ...bond, thirdCountryExecutionVenue: 'XNYS' }, world)).toMatchObject({
      values: { thirdCountryExecutionVenue: 'XNYS' },
    });
    expect(validateTradeLine(bond, world)).toMatchObject({
      values: { thirdCountryExecutionVenue: null },
    });
  });

  it('of an unknown instrument describes it', () => {
    expect(validateTradeLine(bond, world)).toMatchObject({
      instrument: { code: 'FR0000120271', assetClass: 'Bonds', currency: 'EUR' },
      values: { price: '98.125', priceNot: 'PERC', notionalAmt: '1000000', flags: ['ILQD', 'SIZE'] },
    });
  });

  it('of emission allowances tells type, measured quantity and clearing', () => {
    expect(validateTradeLine(emission, world)).toMatchObject({
      values: { type: 'EUAE', qtyMeasUnit: 'TOCD', qtyPerMeas: '1000', cleared: true },
    });
    expect(validateTradeLine({ ...emission, cleared: 'false' }, world)).toMatchObject({
      values: { cleared: false },
    });
  });

  it('may have another code than an ISIN', () => {
    expect(
      validateTradeLine({ ...bond, instrumentIdType: 'OTHR', instrumentId: 'EUR-IRS.10Y' }, world),
    ).toMatchObject({
      instrument: { codeType: 'OTHR', code: 'EUR-IRS.10Y' },
    });
  });

  it('may lack the price when it says why, and the volume when a flag allows it', () => {
    expect(
      validateTradeLine(
        { ...without(ukShare, 'price', 'priceMajorCurrency'), priceCondition: 'PNDG' },
        world,
      ),
    ).toMatchObject({ values: { price: null, priceCondition: 'PNDG', missingPrice: null } });
    expect(
      validateTradeLine({ ...without(bond, 'vol', 'notionalAmt', 'notionalCcy'), flags: 'VOLO' }, world),
    ).toMatchObject({
      values: { vol: null },
    });
  });

  it('takes a new description of a known instrument', () => {
    expect(validateTradeLine({ ...ukShare, instrumentDescription: 'Renamed PLC' }, world)).toMatchObject({
      instrument: { ...known, description: 'Renamed PLC' },
    });
  });
});

describe('regulation.md Post-trade fields: a bad line of trades names the field', () => {
  it.each<[string, Line, string]>([
    ['no instrument', without(ukShare, 'instrumentId'), 'instrumentId'],
    ['a wrong check digit', { ...bond, instrumentId: 'FR0000120272' }, 'instrumentId'],
    ['a wrong code', { ...bond, instrumentIdType: 'OTHR', instrumentId: 'a b' }, 'instrumentId'],
    ['an unknown code type', { ...bond, instrumentIdType: 'CUSIP' }, 'instrumentIdType'],
    ['an unknown instrument without class', without(bond, 'assetClass'), 'assetClass'],
    ['an unknown instrument without sub-class', without(bond, 'subAssetClass'), 'subAssetClass'],
    [
      'an unknown instrument without description',
      without(bond, 'instrumentDescription'),
      'instrumentDescription',
    ],
    ['an asset class that does not exist', { ...bond, assetClass: 'Shares' }, 'assetClass'],
    ['another asset class than known', { ...ukShare, assetClass: 'Bonds' }, 'assetClass'],
    ['another currency than known', { ...ukShare, instrumentCurrency: 'EUR' }, 'instrumentCurrency'],
    ['no segment', without(ukShare, 'venueMIC'), 'venueMIC'],
    ['a segment that does not exist', { ...ukShare, venueMIC: 'XOFF' }, 'venueMIC'],
    ['a broken trade time', { ...ukShare, tradeDate: '2026-11-20 14:10' }, 'tradeDate'],
    ['no publication', without(ukShare, 'publicationDate'), 'publicationDate'],
    [
      'publication before the trade',
      { ...ukShare, publicationDate: '2026-11-20T14:10:00.000000Z' },
      'publicationDate',
    ],
    [
      'publication in the future',
      { ...ukShare, publicationDate: '2026-11-20T15:00:00.000001Z' },
      'publicationDate',
    ],
    [
      'publication before there was any',
      { ...ukShare, tradeDate: '2017-01-01T00:00:00Z', publicationDate: '2017-01-01T00:00:00Z' },
      'publicationDate',
    ],
    ['no transaction identification', without(ukShare, 'transactionID'), 'transactionID'],
    ['a long transaction identification', { ...ukShare, transactionID: 'X'.repeat(53) }, 'transactionID'],
    ['a price that is a JSON number', { ...ukShare, price: 72.12 }, 'price'],
    ['a price with a comma', { ...ukShare, price: '72,12' }, 'price'],
    ['no price and no reason', without(ukShare, 'price'), 'price'],
    ['a price and a reason why there is none', { ...ukShare, priceCondition: 'PNDG' }, 'priceCondition'],
    ['an unknown reason', { ...without(ukShare, 'price'), priceCondition: 'LATE' }, 'priceCondition'],
    [
      'the EU reason on a UK share',
      { ...without(ukShare, 'price'), priceCondition: 'NOAP', missingPrice: 'NOAP' },
      'missingPrice',
    ],
    ['the EU currency on a UK share', { ...ukShare, currency: 'GBP' }, 'currency'],
    ['pence', { ...ukShare, priceMajorCurrency: 'GBX' }, 'priceMajorCurrency'],
    ['no currency with a monetary price', without(ukShare, 'priceMajorCurrency'), 'priceMajorCurrency'],
    ['the UK currency in the EU', { ...ukShare, venueMIC: 'TPEE', currency: 'GBP' }, 'priceMajorCurrency'],
    ['a currency with a percentage', { ...bond, currency: 'EUR' }, 'currency'],
    ['no notation', without(bond, 'priceNot'), 'priceNot'],
    ['an unknown notation', { ...bond, priceNot: 'EURO' }, 'priceNot'],
    ['a percentage with too many digits', { ...bond, price: '98.12345678901' }, 'price'],
    ['no volume', without(ukShare, 'vol'), 'vol'],
    ['a volume below zero', { ...ukShare, vol: '-1' }, 'vol'],
    ['a notional amount of a share', { ...ukShare, notionalAmt: '1' }, 'notionalAmt'],
    ['a notional amount without currency', without(bond, 'notionalCcy'), 'notionalCcy'],
    ['a currency without notional amount', without(bond, 'notionalAmt'), 'notionalAmt'],
    ['a notional amount with six decimals', { ...bond, notionalAmt: '1.123456' }, 'notionalAmt'],
    ['a measured quantity of a bond', { ...bond, qtyPerMeas: '1' }, 'qtyPerMeas'],
    ['a unit without quantity', without(emission, 'qtyPerMeas'), 'qtyPerMeas'],
    ['a broken unit', { ...emission, qtyMeasUnit: 'T C' }, 'qtyMeasUnit'],
    ['an emission type of a bond', { ...bond, type: 'EUAE' }, 'type'],
    ['an unknown emission type', { ...emission, type: 'CO2' }, 'type'],
    ['clearing of a bond', { ...bond, cleared: true }, 'cleared'],
    ['clearing that is neither true nor false', { ...emission, cleared: 'yes' }, 'cleared'],
    [
      'a third-country venue of a share traded in the UK (B 3)',
      { ...ukShare, thirdCountryExecutionVenue: 'XNYS' },
      'thirdCountryExecutionVenue',
    ],
    [
      'a third-country venue that is not a MIC',
      { ...bond, thirdCountryExecutionVenue: 'Xnys' },
      'thirdCountryExecutionVenue',
    ],
    ['a flag of another class', { ...ukShare, flags: 'VOLO' }, 'flags'],
    ['a flag that does not exist', { ...bond, flags: ['NEWT'] }, 'flags'],
    ['flags that are no texts', { ...bond, flags: [1] }, 'flags'],
    ['a cancelled amendment', { ...bond, flags: ['CANC', 'AMND'] }, 'flags'],
    ['a zero byte', { ...bond, instrumentDescription: 'a\0b' }, 'instrumentDescription'],
    ['half a surrogate pair', { ...bond, instrumentDescription: 'a\ud800b' }, 'instrumentDescription'],
    [
      'a description without end',
      { ...bond, instrumentDescription: 'x'.repeat(201) },
      'instrumentDescription',
    ],
  ])('%s', (_what, line, field) => {
    const faults = faultsOf(validateTradeLine(line, world));
    expect(faults.map((fault) => fault.field)).toContain(field);
    expect(faults.every((fault) => fault.reason !== '')).toBe(true);
  });

  it('and all of them when there are several', () => {
    const line = { ...bond, instrumentId: 'x', venueMIC: 'none', tradeDate: 'x', price: 'x', flags: 'x' };
    const fields = faultsOf(validateTradeLine(line, world)).map((fault) => fault.field);
    expect(fields).toEqual(
      expect.arrayContaining(['instrumentId', 'venueMIC', 'tradeDate', 'price', 'flags']),
    );
  });

  it('and only what is wrong: an unknown segment does not make the other fields of a share wrong', () => {
    for (const venueMIC of ['XOFF', undefined]) {
      const faults = faultsOf(validateTradeLine({ ...ukShare, venueMIC }, world));
      expect(faults.map((fault) => fault.field)).toEqual(['venueMIC']);
    }
  });

  it('never throws, whatever the line holds', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.anything()),
      fc.object(),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fileColumns.trade), value), (line) => {
        expect(validateTradeLine({ ...bond, ...line }, world)).toBeTypeOf('object');
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fileColumns.order), value), (line) => {
        expect(validateOrderLine(line, world)).toBeTypeOf('object');
      }),
    );
  });
});

const order: Line = { instrumentId: 'GB00BH4HKS39', venueMIC: 'IMCE', date: '2026-11-20T14:10:00Z' };
const quote: Line = { ...order, system: 'RFQ', price: '72.1', aggrVol: '500' };
const level: Line = { ...order, system: 'CLOB', level: 1, lOrders: 3, bidPrice: '72.10', aggrBidVol: '9' };
const voice: Line = {
  ...order,
  system: 'VOICE',
  orders: '2',
  askPrice: '73',
  askVol: '4',
  askCurrency: 'GBP',
};

describe('regulation.md Pre-trade fields: lines of orders', () => {
  it('of each system are taken', () => {
    expect(validateOrderLine(quote, world)).toMatchObject({
      values: { system: 'RFQ', price: '72.1', aggrVol: '500', level: null },
    });
    expect(validateOrderLine({ ...quote, system: 'AUCTION' }, world)).toMatchObject({
      values: { system: 'AUCTION' },
    });
    expect(validateOrderLine(level, world)).toMatchObject({
      values: { level: 1, lOrders: 3, bidPrice: '72.10', askPrice: null },
    });
    expect(validateOrderLine({ ...level, level: '2' }, world)).toMatchObject({ values: { level: 2 } });
    expect(validateOrderLine(voice, world)).toMatchObject({
      values: { orders: 2, askPrice: '73', bidPrice: null },
    });
  });

  it.each<[string, Line, string]>([
    ['no system', without(quote, 'system'), 'system'],
    ['an unknown system', { ...quote, system: 'HYBRID' }, 'system'],
    ['a system the segment does not have', { ...quote, venueMIC: 'UKOR' }, 'system'],
    ['orders on a segment that only registers trades', { ...quote, venueMIC: 'UKRE' }, 'system'],
    ['no time', without(quote, 'date'), 'date'],
    ['a time in the future', { ...quote, date: '2026-11-21T00:00:00Z' }, 'date'],
    ['a quote without price', without(quote, 'price'), 'price'],
    ['a quote without volume', without(quote, 'aggrVol'), 'aggrVol'],
    ['a volume below zero', { ...quote, aggrVol: '-5' }, 'aggrVol'],
    ['a field of another system', { ...quote, bidPrice: '1' }, 'bidPrice'],
    ['a book without level', without(level, 'level'), 'level'],
    ['level 0', { ...level, level: 0 }, 'level'],
    ['half a level', { ...level, level: 1.5 }, 'level'],
    ['a side without volume', without(level, 'aggrBidVol'), 'aggrBidVol'],
    ['a side without count', without(level, 'lOrders'), 'lOrders'],
    ['a level without sides', without(level, 'lOrders', 'bidPrice', 'aggrBidVol'), 'bidPrice'],
    ['a count below zero', { ...level, lOrders: -1 }, 'lOrders'],
    ['a bid currency without bid', { ...voice, bidCurrency: 'GBP' }, 'bidCurrency'],
    ['a currency that does not exist', { ...voice, askCurrency: 'XXL' }, 'askCurrency'],
    ['a line without sides', without(voice, 'askPrice', 'askVol', 'askCurrency'), 'bidPrice'],
  ])('are refused with %s', (_what, line, field) => {
    expect(faultsOf(validateOrderLine(line, world)).map((fault) => fault.field)).toContain(field);
  });
});
