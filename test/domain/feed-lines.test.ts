import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasReplaced } from '../../src/domain/feed/currencies.ts';
import { fileColumns } from '../../src/domain/feed/fields/file-fields.ts';
import type { Instrument, LineContext } from '../../src/domain/feed/instrument-line.ts';
import {
  type Fault,
  type Line,
  readCount,
  readText,
  readTimestamp,
} from '../../src/domain/feed/line-reading.ts';
import { validateOrderLine } from '../../src/domain/feed/order-line.ts';
import { validateTradeLine } from '../../src/domain/feed/trade-line.ts';
import { bond, emission, faultsOf, known, ukShare, without, world } from './lines.ts';

describe('regulation.md Post-trade fields: a valid line of trades', () => {
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

  it('names class and instrument in composed letters and single blanks, none around them', () => {
    const names = {
      subAssetClass: '\u00a0Corporate \u2003 bonds ',
      instrumentDescription: ' Socie\u0301te\u0301\u00a04\u00bc%\u2003',
    };
    expect(validateTradeLine({ ...bond, ...names }, world)).toMatchObject({
      instrument: { subAssetClass: 'Corporate bonds', description: 'Soci\u00e9t\u00e9 4\u00bc%' },
    });
    const same = { subAssetClass: 'Shares ', instrumentDescription: ' Known PLC', instrumentCurrency: 'GBP' };
    expect(validateTradeLine({ ...ukShare, ...same }, world)).toMatchObject({ instrument: known });
    const before = { ...known, subAssetClass: 'Shares ', description: 'Socie\u0301te\u0301' };
    const then = { ...world, instrumentOf: () => before };
    expect(
      validateTradeLine({ ...ukShare, subAssetClass: 'Shares ', instrumentDescription: 'Known PLC' }, then),
    ).toMatchObject({ instrument: { ...before, description: 'Known PLC' } });
  });

  it('of emission allowances states type, measured quantity and clearing', () => {
    expect(validateTradeLine(emission, world)).toMatchObject({
      values: { type: 'EUAE', qtyMeasUnit: 'TOCD', qtyPerMeas: '1000', cleared: true },
    });
    expect(validateTradeLine({ ...emission, cleared: 'false' }, world)).toMatchObject({
      values: { cleared: false },
    });
  });

  it('may name a currency that was withdrawn after its publication, but not before', () => {
    const kuna = {
      ...bond,
      priceNot: 'MONE',
      currency: 'HRK',
      notionalCcy: 'HRK',
      instrumentCurrency: 'HRK',
    };
    const then = { tradeDate: '2022-11-20T14:10:00.000000Z', publicationDate: '2022-11-20T14:10:00.000000Z' };
    expect(validateTradeLine({ ...kuna, ...then }, world)).toMatchObject({
      instrument: { currency: 'HRK' },
      values: { currency: 'HRK', notionalCcy: 'HRK' },
    });
    expect(faultsOf(validateTradeLine(kuna, world)).map(({ field }) => field)).toEqual([
      'instrumentCurrency',
      'currency',
      'notionalCcy',
    ]);
  });

  it('may have a code other than an ISIN', () => {
    expect(
      validateTradeLine({ ...bond, instrumentIdType: 'OTHR', instrumentId: 'EUR-IRS.10Y' }, world),
    ).toMatchObject({
      instrument: { codeType: 'OTHR', code: 'EUR-IRS.10Y' },
    });
  });

  it('may lack the price if it says why, and the volume if a flag allows it', () => {
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

  it.each<[string, Line]>([
    ['a share without price notation, which is priced in money', without(ukShare, 'priceNot')],
    ['a bond with a reason in place of its price', { ...without(bond, 'price'), missingPrice: 'PNDG' }],
    ['a bond with only its notional amount', without(bond, 'vol')],
    ['allowances with only their notional amount', without(emission, 'vol', 'qtyMeasUnit', 'qtyPerMeas')],
    ['allowances with only their measured quantity', without(emission, 'vol', 'notionalAmt', 'notionalCcy')],
    ['an ISIN without its code type', without(bond, 'instrumentIdType')],
    [
      'texts of the maximum length',
      {
        ...bond,
        subAssetClass: 'x'.repeat(100),
        instrumentDescription: 'x'.repeat(200),
        transactionID: 'X'.repeat(52),
      },
    ],
    [
      'forbidden fields that are empty, as in every line of a CSV file',
      { ...ukShare, missingPrice: '', currency: null, notionalAmt: '', type: '', cleared: undefined },
    ],
  ])('may hold %s', (_what, line) => {
    expect(faultsOf(validateTradeLine(line, world))).toEqual([]);
  });

  it('may change the description of a known instrument', () => {
    expect(validateTradeLine({ ...ukShare, instrumentDescription: 'Renamed PLC' }, world)).toMatchObject({
      instrument: { ...known, description: 'Renamed PLC' },
    });
  });
});

describe('regulation.md Post-trade fields: an invalid line of trades is refused by field', () => {
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
    ['an unknown asset class', { ...bond, assetClass: 'Shares' }, 'assetClass'],
    ['an asset class other than the known one', { ...ukShare, assetClass: 'Bonds' }, 'assetClass'],
    ['a currency other than the known one', { ...ukShare, instrumentCurrency: 'EUR' }, 'instrumentCurrency'],
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
      'publication before MiFID II applied',
      { ...ukShare, tradeDate: '2017-01-01T00:00:00Z', publicationDate: '2017-01-01T00:00:00Z' },
      'publicationDate',
    ],
    ['no transaction identification', without(ukShare, 'transactionID'), 'transactionID'],
    ['a long transaction identification', { ...ukShare, transactionID: 'X'.repeat(53) }, 'transactionID'],
    ['a price that is a JSON number', { ...ukShare, price: 72.12 }, 'price'],
    ['a price with a comma', { ...ukShare, price: '72,12' }, 'price'],
    ['no price and no reason', without(ukShare, 'price'), 'price'],
    ['a price and a reason why there is none', { ...ukShare, priceCondition: 'PNDG' }, 'priceCondition'],
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
    ['no quantity of any kind', without(bond, 'vol', 'notionalAmt', 'notionalCcy'), 'vol'],
    ['no price of a bond and no reason', without(bond, 'price'), 'price'],
    ['a price of a bond and a reason why there is none', { ...bond, missingPrice: 'PNDG' }, 'missingPrice'],
    [
      'the UK reason on a bond',
      { ...without(bond, 'price'), priceCondition: 'NOAP', missingPrice: 'NOAP' },
      'priceCondition',
    ],
    ['no currency with a monetary price of a bond', without(emission, 'currency'), 'currency'],
    [
      'a malformed ISIN without its code type',
      { ...without(bond, 'instrumentIdType'), instrumentId: 'EUR-IRS.10Y' },
      'instrumentId',
    ],
    ['a sub-class that is too long', { ...bond, subAssetClass: 'x'.repeat(101) }, 'subAssetClass'],
    ['no time of the trade', without(ukShare, 'tradeDate'), 'tradeDate'],
    ['a volume below zero', { ...ukShare, vol: '-1' }, 'vol'],
    ['a notional amount of a share', { ...ukShare, notionalAmt: '1' }, 'notionalAmt'],
    ['a notional amount without currency', without(bond, 'notionalCcy'), 'notionalCcy'],
    ['a currency without notional amount', without(bond, 'notionalAmt'), 'notionalAmt'],
    ['a notional amount with six decimals', { ...bond, notionalAmt: '1.123456' }, 'notionalAmt'],
    ['a measured quantity of a bond', { ...bond, qtyPerMeas: '1' }, 'qtyPerMeas'],
    ['a unit without quantity', without(emission, 'qtyPerMeas'), 'qtyPerMeas'],
    ['a quantity without unit', without(emission, 'qtyMeasUnit'), 'qtyMeasUnit'],
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
    ['flags that are not texts', { ...bond, flags: [1] }, 'flags'],
    ['a cancelled amendment', { ...bond, flags: ['CANC', 'AMND'] }, 'flags'],
    ['a zero byte', { ...bond, instrumentDescription: 'a\0b' }, 'instrumentDescription'],
    ['half a surrogate pair', { ...bond, instrumentDescription: 'a\ud800b' }, 'instrumentDescription'],
    [
      'a description that is too long',
      { ...bond, instrumentDescription: 'x'.repeat(201) },
      'instrumentDescription',
    ],
  ])('%s', (_what, line, field) => {
    const faults = faultsOf(validateTradeLine(line, world));
    expect(faults.map((fault) => fault.field)).toEqual([field]);
    expect(faults.every((fault) => fault.reason !== '')).toBe(true);
  });

  it('and also by the price if the reason for its absence is unknown', () => {
    const line = { ...without(ukShare, 'price'), priceCondition: 'LATE' };
    const fields = faultsOf(validateTradeLine(line, world)).map((fault) => fault.field);
    expect(fields).toEqual(['priceCondition', 'price']);
  });

  it('and by every wrong field if there are several', () => {
    const line = { ...bond, instrumentId: 'x', venueMIC: 'none', tradeDate: 'x', price: 'x', flags: 'x' };
    const fields = faultsOf(validateTradeLine(line, world)).map((fault) => fault.field);
    expect(fields).toEqual(
      expect.arrayContaining(['instrumentId', 'venueMIC', 'tradeDate', 'price', 'flags']),
    );
  });

  it('and only by the wrong field: an unknown segment does not make the other fields of a share wrong', () => {
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

describe('a line about a known instrument', () => {
  const swap: Instrument = {
    code: 'EUR-IRS.10Y',
    codeType: 'OTHR',
    assetClass: 'Interest rate derivatives',
    subAssetClass: 'Swaps',
    description: 'EUR swap 10Y',
    currency: null,
  };
  const both: LineContext = {
    ...world,
    instrumentOf: (code) => [known, swap].find((each) => each.code === code),
  };
  const whole: Line = {
    ...ukShare,
    instrumentIdType: 'ISIN',
    assetClass: 'Equity & Equity-like',
    subAssetClass: 'Shares',
    instrumentDescription: 'Known PLC',
    instrumentCurrency: 'GBP',
  };
  const describing = Object.keys(whole).filter((name) => !(name in ukShare));

  it('may repeat or omit what is known, field by field', () => {
    expect(validateTradeLine(whole, both)).toMatchObject({ instrument: known });
    for (const name of describing)
      for (const nothing of [undefined, null, ''])
        expect(validateTradeLine({ ...whole, [name]: nothing }, both)).toMatchObject({ instrument: known });
  });

  it.each([
    ['instrumentIdType', 'OTHR', 'ISIN'],
    ['assetClass', 'Bonds', 'Equity & Equity-like'],
    ['subAssetClass', 'Funds', 'Shares'],
    ['instrumentCurrency', 'EUR', 'GBP'],
  ])('may not contradict its %s', (name, written, is) => {
    const faults = faultsOf(validateTradeLine({ ...whole, [name]: written }, both));
    expect(faults).toContainEqual({ field: name, reason: expect.stringContaining(is) });
  });

  it('may rename it, and give it a currency if it has none', () => {
    const line = { ...bond, instrumentIdType: '', instrumentId: 'EUR-IRS.10Y' };
    const trade = without(line, 'assetClass', 'subAssetClass', 'instrumentDescription', 'instrumentCurrency');
    const flagless = { ...trade, flags: '' };
    expect(validateTradeLine(flagless, both)).toMatchObject({ instrument: swap });
    expect(validateTradeLine({ ...flagless, instrumentDescription: 'Swap' }, both)).toMatchObject({
      instrument: { ...swap, description: 'Swap' },
    });
    expect(validateTradeLine({ ...flagless, instrumentCurrency: 'EUR' }, both)).toMatchObject({
      instrument: { ...swap, currency: 'EUR' },
    });
  });

  it('may write its sub-asset class in other capitals, which changes nothing', () => {
    const read = validateTradeLine({ ...whole, subAssetClass: ' SHARES' }, both);
    expect('instrument' in read && read.instrument).toBe(known);
  });

  it.each([
    ['HRK', 'EUR', '2023-01-01', '2022-12-31'],
    ['BGN', 'EUR', '2026-01-01', '2025-12-31'],
    ['ANG', 'XCG', '2025-03-31', '2025-03-30'],
    ['ZWL', 'ZWG', '2024-06-25', '2024-06-24'],
    ['SLL', 'SLE', '2022-07-01', '2022-06-30'],
    ['CUC', 'CUP', '2021-01-01', '2020-12-31'],
    ['VEF', 'VES', '2018-08-20', '2018-08-19'],
  ])('may name the currency that replaced its own: %s, %s from %s, not on %s', (own, next, day, before) => {
    const of = (currency: string) => ({ ...both, instrumentOf: () => ({ ...known, currency }) });
    const on = (date: string, currency: string) => ({
      ...whole,
      tradeDate: `${date}T00:00:00Z`,
      publicationDate: `${date}T00:00:00Z`,
      instrumentCurrency: currency,
    });
    expect(validateTradeLine(on(day, next), of(own))).toMatchObject({ instrument: { currency: next } });
    expect(faultsOf(validateTradeLine(on(before, next), of(own))).map(({ field }) => field)).toEqual([
      'instrumentCurrency',
    ]);
    expect(validateTradeLine(on(before, own), of(next))).toMatchObject({ instrument: { currency: next } });
    for (const [other, line] of [
      [own, on(day, 'USD')],
      [next, on(day, 'USD')],
      ['USD', on(before, own)],
    ] as const)
      expect(faultsOf(validateTradeLine(line, of(other)))).toHaveLength(1);
    expect(hasReplaced(own, next, day)).toBe(true);
  });
});

describe('a field of a line', () => {
  it('may be missing, null or empty without a fault', () => {
    const faults: Fault[] = [];
    for (const line of [{}, { field: null }, { field: '' }])
      for (const read of [readText, readCount, readTimestamp]) expect(read(line, 'field', faults)).toBeNull();
    expect(faults).toEqual([]);
  });

  it('may hold the letters of any language', () => {
    const faults: Fault[] = [];
    const text = 'Österreich 1½ % Ελλάδα';
    expect([readText({ field: text }, 'field', faults), faults]).toEqual([text, []]);
  });
});

describe('the publication of a line', () => {
  const at = (time: string): Line => ({ ...ukShare, tradeDate: time, publicationDate: time });
  const wrong = (line: Line, context: LineContext = world) =>
    faultsOf(validateTradeLine(line, context)).map(({ field }) => field);

  it('is between the first moment of MiFID II and now, inclusive', () => {
    expect(wrong(at('2018-01-03T00:00:00.000000Z'))).toEqual([]);
    expect(wrong(at('2018-01-02T23:59:59.999999Z'))).toEqual(['publicationDate']);
    expect(wrong(at('2026-11-20T15:00:00.000000Z'))).toEqual([]);
    expect(wrong(at('2026-11-20T15:00:00.000001Z'))).toEqual(['publicationDate']);
  });

  it('is on a segment of a venue that the sender may publish for', () => {
    const only = (venue: string): LineContext => ({
      ...world,
      mayPublish: ({ venueMic }) => venueMic === venue,
    });
    expect(wrong(ukShare, only('IMCE'))).toEqual([]);
    expect(faultsOf(validateTradeLine(ukShare, only('TPEE')))).toEqual([
      { field: 'venueMIC', reason: 'belongs to IMCE, for which this key may not publish' },
    ]);
    expect(wrong({ ...bond, venueMIC: 'XOFF' }, only('TPEE'))).toEqual(['venueMIC']);
  });

  it('names a well-formed and known MIC', () => {
    const reasons = ['XOFF', 'xoff'].map((venueMIC) =>
      faultsOf(validateTradeLine({ ...bond, venueMIC }, world)),
    );
    expect(reasons.map(([fault]) => fault?.field)).toEqual(['venueMIC', 'venueMIC']);
    expect(reasons[0]?.[0]?.reason).not.toBe(reasons[1]?.[0]?.reason);
  });
});
