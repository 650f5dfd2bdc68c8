import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  basisPointPrice,
  decimalFault,
  monetaryPrice,
  percentagePrice,
  quantity,
} from '../../src/domain/decimal.ts';
import {
  allAssetClasses,
  hasMeasurementUnit,
  isAssetClass,
  isEquity,
  mayBeCleared,
} from '../../src/domain/feed/asset-classes.ts';
import { isCurrency } from '../../src/domain/feed/currencies.ts';
import { viewOfOrderType, viewsOf } from '../../src/domain/feed/feed-views.ts';
import { isIsin, isinCheckDigit } from '../../src/domain/feed/isin.ts';
import { isMic } from '../../src/domain/feed/mic.ts';
import { dayOfTimestamp, timestampAt, timestampOf } from '../../src/domain/timestamps.ts';
import { flagName, flagsFault, statusOf } from '../../src/domain/venues/flags.ts';

describe('ISO 6166: an ISIN', () => {
  it.each(['GB00BH4HKS39', 'US0378331005', 'DE0001102580', 'FR0000120271', 'XS2434891219', 'AU0000XVGZA3'])(
    'accepts %s',
    (isin) => expect(isIsin(isin)).toBe(true),
  );

  it.each([
    '',
    'GB00BH4HKS38',
    'gb00bh4hks39',
    'GB00BH4HKS3',
    'GB00BH4HKS399',
    '1200BH4HKS39',
    'GB00BH4HKS3A',
    ' GB00BH4HKS39',
  ])('refuses %j', (isin) => expect(isIsin(isin)).toBe(false));

  const body = fc
    .tuple(fc.stringMatching(/^[A-Z]{2}$/), fc.stringMatching(/^[A-Z0-9]{9}$/))
    .map(([country, rest]) => country + rest);

  it('has exactly one valid check digit', () => {
    fc.assert(
      fc.property(body, (text) => {
        const good = [...'0123456789'].filter((digit) => isIsin(text + digit));
        expect(good).toEqual([String(isinCheckDigit(text))]);
      }),
    );
  });

  it('becomes invalid when any one digit changes', () => {
    fc.assert(
      fc.property(body, fc.nat(10), fc.integer({ min: 1, max: 9 }), (text, at, step) => {
        const isin = text + isinCheckDigit(text);
        const old = isin[at] ?? '';
        fc.pre(/\d/.test(old));
        const changed = isin.slice(0, at) + ((Number(old) + step) % 10) + isin.slice(at + 1);
        expect(isIsin(changed)).toBe(false);
      }),
    );
  });
});

describe('ISO 10383: a MIC', () => {
  it('has four capitals or digits', () => {
    expect(['ICPM', 'XOFF', '360T'].every(isMic)).toBe(true);
    expect(['', 'ICP', 'icpm', 'ICPMX', 'IC M'].some(isMic)).toBe(false);
  });
});

describe('regulation.md Post-trade fields: number formats', () => {
  it.each([
    ['101.240', monetaryPrice],
    ['0', quantity],
    ['-3.5', monetaryPrice],
    ['99999.1234567890123', monetaryPrice],
    ['0.12345678901234567', basisPointPrice],
    ['9.1234567890', percentagePrice],
    ['1234567890123.12345', amount],
    ['999999999999999999', quantity],
  ])('takes %s', (text, format) => expect(decimalFault(text, format)).toBeNull());

  it.each([
    ['', monetaryPrice],
    ['1,5', monetaryPrice],
    ['1.', monetaryPrice],
    ['.5', monetaryPrice],
    ['+1', monetaryPrice],
    ['01', monetaryPrice],
    ['1e3', monetaryPrice],
    ['-0', monetaryPrice],
    ['-0.00', monetaryPrice],
    ['NaN', monetaryPrice],
    ['Infinity', monetaryPrice],
    ['١٢', monetaryPrice],
    ['1 ', monetaryPrice],
    ['1\n', monetaryPrice],
    ['0.12345678901234', monetaryPrice],
    ['1234567890123456789', quantity],
    ['123456.1234567890123', monetaryPrice],
    ['12.1234567890', percentagePrice],
    ['1.123456', amount],
  ])('refuses %j', (text, format) => expect(decimalFault(text, format)).not.toBeNull());

  it('takes a number only in the form in which a database writes it', () => {
    const written = /^(?!-0(?:\.0+)?$)-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
    const sign = fc.constantFrom('-', '.', '0', '1', '9', '/', ':');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 6 }), (text) => {
        expect(decimalFault(text, quantity) === null).toBe(written.test(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes every number within the limits of digits and decimals, and none beyond', () => {
    const digits = (low: number, high: number) =>
      fc.stringMatching(new RegExp(`^[1-9][0-9]{${low - 1},${high - 1}}$`));
    fc.assert(
      fc.property(digits(1, 24), digits(1, 24), (whole, fraction) => {
        const fits = fraction.length <= 13 && whole.length + fraction.length <= 18;
        expect(decimalFault(`${whole}.${fraction}`, monetaryPrice) === null).toBe(fits);
      }),
    );
  });
});

describe('regulation.md Post-trade fields: times', () => {
  it('are written with six decimals of a second', () => {
    expect(timestampOf('2026-11-20T14:32:07.123456Z')).toBe('2026-11-20T14:32:07.123456Z');
    expect(timestampOf('2026-11-20T14:32:07Z')).toBe('2026-11-20T14:32:07.000000Z');
    expect(timestampOf('2026-11-20T14:32:07.1Z')).toBe('2026-11-20T14:32:07.100000Z');
    expect(timestampAt(new Date('2026-11-20T14:32:07.012Z'))).toBe('2026-11-20T14:32:07.012000Z');
    expect(dayOfTimestamp('2026-11-20T14:32:07.100000Z')).toBe('2026-11-20');
  });

  it.each([
    '',
    '2026-11-20',
    '2026-11-20 14:32:07Z',
    '2026-11-20T14:32:07',
    '2026-11-20T14:32:07+01:00',
    '2026-11-20T24:00:00Z',
    '2026-11-20T14:60:00Z',
    '2026-11-20T14:32:60Z',
    '2026-02-29T14:32:07Z',
    '2026-13-01T14:32:07Z',
    '2026-11-20T14:32:07.1234567Z',
    '2026-11-20T14:32:07.Z',
  ])('refuses %j', (text) => expect(timestampOf(text)).toBeNull());

  it('keep their microseconds and their order as text', () => {
    const moment = fc.tuple(
      fc.date({
        min: new Date('2018-01-03T00:00:00Z'),
        max: new Date('2090-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.integer({ min: 0, max: 999 }),
    );
    const micro = ([date, micros]: [Date, number]): string =>
      date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`);
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [first, second] = [micro(a), micro(b)];
        expect(timestampOf(first)).toBe(first);
        const earlier = a[0].getTime() < b[0].getTime() || (a[0].getTime() === b[0].getTime() && a[1] < b[1]);
        expect(first < second).toBe(earlier);
      }),
    );
  });
});

describe('decisions.md Venues, systems, views: asset classes', () => {
  it('are nine, spelled exactly', () => {
    expect(allAssetClasses).toHaveLength(9);
    expect(isAssetClass('Equity & Equity-like')).toBe(true);
    expect(isAssetClass('equity & equity-like')).toBe(false);
    expect(allAssetClasses.filter(isEquity)).toEqual(['Equity & Equity-like']);
  });

  it('regulation.md Post-trade fields: only derivatives state clearing, and only commodities and allowances a measured quantity', () => {
    expect(allAssetClasses.filter(mayBeCleared)).not.toContain('Bonds');
    expect(allAssetClasses.filter(mayBeCleared)).toContain('Credit derivatives');
    expect(allAssetClasses.filter(hasMeasurementUnit)).toEqual([
      'Commodity derivatives',
      'Emission allowances',
    ]);
  });

  it('ISO 4217: only major currencies exist', () => {
    expect(isCurrency('GBP')).toBe(true);
    expect(isCurrency('GBX')).toBe(false);
    expect(isCurrency('gbp')).toBe(false);
    expect(isCurrency('')).toBe(false);
  });

  it.each(['XCG', 'CLF', 'MXV', 'UYI', 'UYU', 'UYW', 'COU', 'BOV', 'CHE', 'CHW', 'USN', 'ZWG', 'SLE', 'CNH'])(
    'ISO 4217: %s is a currency or a unit of account',
    (code) => expect(isCurrency(code)).toBe(true),
  );

  it.each(['ANG', 'HRK', 'BGN', 'ZWL', 'SLL', 'XXX', 'XTS'])('ISO 4217: %s is none now', (code) => {
    expect(isCurrency(code)).toBe(false);
  });

  it.each([
    ['HRK', '2023-01-14', '2023-01-15'],
    ['BGN', '2026-01-31', '2026-02-01'],
    ['ANG', '2025-06-30', '2025-07-01'],
    ['ZWL', '2024-08-31', '2024-09-01'],
    ['SLL', '2023-12-31', '2024-01-01'],
    ['CUC', '2021-06-30', '2021-07-01'],
    ['VEF', '2018-08-20', '2018-08-21'],
    ['MRO', '2018-06-30', '2018-07-01'],
  ])('ISO 4217: %s counts in what was published until %s', (code, last, next) => {
    expect(isCurrency(code, `${last}T23:59:59.999999Z`)).toBe(true);
    expect(isCurrency(code, `${next}T00:00:00.000000Z`)).toBe(false);
  });
});

describe('regulation.md Post-trade flags', () => {
  it('RTS 1 governs shares, RTS 2 the rest, and the deferral categories belong to bonds', () => {
    expect(flagName('RFPT', 'Equity & Equity-like')).toBe('Reference price');
    expect(flagName('RFPT', 'Bonds')).toBeNull();
    expect(flagName('VOLO', 'Bonds')).toBe('Volume omission');
    expect(flagName('VOLO', 'Equity & Equity-like')).toBeNull();
    expect(flagName('MLF1', 'Bonds')).not.toBeNull();
    expect(flagName('MLF1', 'Credit derivatives')).toBeNull();
    expect(flagName('canc', 'Bonds')).toBeNull();
    for (const assetClass of allAssetClasses) expect(flagName('CANC', assetClass)).toBe('Cancellation');
  });

  it('say whether a report is new, a cancellation or an amendment', () => {
    expect(statusOf([])).toBe('New');
    expect(statusOf(['LRGS', 'CANC'])).toBe('Cancelled');
    expect(statusOf(['AMND'])).toBe('Amended');
  });

  it('are refused if they contradict each other, are repeated or do not exist', () => {
    expect(flagsFault([], 'Bonds')).toBeNull();
    expect(flagsFault(['LRGS', 'LMTF'], 'Bonds')).toBeNull();
    expect(flagsFault(['CANC', 'AMND'], 'Bonds')).toContain('exclude');
    expect(flagsFault(['VOLO', 'FULV'], 'Bonds')).toContain('exclude');
    expect(flagsFault(['LRGS', 'LRGS'], 'Bonds')).toContain('twice');
    expect(flagsFault(['ALGO'], 'Bonds')).toContain('ALGO');
  });
});

describe('decisions.md Venues, systems, views: order types', () => {
  it('follow the systems that publish, in the order of the table', () => {
    expect(viewsOf('order', ['VOICE', 'RFQ']).map((view) => view.orderType)).toEqual([
      'Request for quote',
      'Voice',
    ]);
    expect(viewsOf('order', []).length).toBe(0);
    expect(viewsOf('trade', ['TRADE']).map((view) => view.viewType)).toEqual(['trade-disp', 'trade-disp-2']);
  });

  it('are found by their label within a data type', () => {
    expect(viewOfOrderType('order', 'Order book')?.viewType).toBe('ord-disp-clob');
    expect(viewOfOrderType('order', 'Auction')?.system).toBe('AUCTION');
    expect(viewOfOrderType('trade', 'Order book')).toBeNull();
    expect(viewOfOrderType('order', 'order book')).toBeNull();
  });
});
