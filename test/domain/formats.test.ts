import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewIdOf } from '../../src/domain/feed/feed-views.ts';
import {
  addDecimals,
  compareDecimals,
  groupedDecimal,
  shortDecimal,
  subtractDecimals,
} from '../../src/domain/format/decimals.ts';
import { usDollars, usDollarsAndCents } from '../../src/domain/format/money.ts';
import {
  dateBeside,
  longDate,
  mediumDate,
  shortDate,
  utcClock,
  utcTimestamp,
} from '../../src/domain/format/timestamps.ts';
import { clearedText, joinedFlags } from '../../src/domain/format/trade-texts.ts';

const broken = [
  '',
  'yesterday',
  '2026-11-20',
  '2026-11-20T14:32:07',
  '2026-11-20 14:32:07Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-31T00:00:00Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T14:60:00Z',
  '2026-11-20T14:32:60Z',
  '2026-11-20T14:32:07.Z',
  '2026-11-20T14:32:07.1234567890Z',
  '2026-11-20T14:32:07+24:00',
  '2026-11-20T14:32:07+01:60',
  null,
  undefined,
];

describe("A 9: default UTC timestamp format yyyy-mm-dd'T'HH:MM:ss:l", () => {
  test.each([
    ['2026-11-20T14:32:07.123456Z', '2026-11-20T14:32:07:123'],
    ['2026-11-20T14:32:07.999999Z', '2026-11-20T14:32:07:999'],
    ['2026-11-20T14:32:07.1Z', '2026-11-20T14:32:07:100'],
    ['2026-11-20T14:32:07Z', '2026-11-20T14:32:07:000'],
    ['2026-11-20T00:32:07.5+02:00', '2026-11-19T22:32:07:500'],
    ['2026-12-31T23:30:00.000001-0100', '2027-01-01T00:30:00:000'],
    ['2026-11-20T20:02:07+05:30', '2026-11-20T14:32:07:000'],
    ['2026-11-20T11:02:07-03:30', '2026-11-20T14:32:07:000'],
    ['2026-11-20T14:32:07+23:59', '2026-11-19T14:33:07:000'],
    ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00:000'],
    ['0099-03-01T12:00:00Z', '0099-03-01T12:00:00:000'],
  ])('%s is %s', (iso, shown) => {
    expect(utcTimestamp(iso)).toBe(shown);
  });

  test.each(broken)('B 3: dates are null if invalid: %s', (text) => {
    expect(utcTimestamp(text)).toBeNull();
    expect(utcClock(text)).toBeNull();
  });

  test('every instant shows the digits of its ISO text and is never rounded up', () => {
    const instant = fc.date({
      min: new Date('1970-01-01Z'),
      max: new Date('9999-12-31Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 999 }), (date, micros) => {
        const iso = date.toISOString();
        const precise = `${iso.slice(0, -1)}${String(micros).padStart(3, '0')}Z`;
        expect(utcTimestamp(precise)).toBe(iso.slice(0, -1).replace('.', ':'));
        expect(utcClock(precise)).toBe(iso.slice(11, 19));
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => [utcTimestamp(text), shortDate(text), longDate(text)].length === 3),
    );
  });
});

describe('A 9: short date dd-mmm; long date d mmmm yyyy', () => {
  test.each([
    ['2026-11-20', '20-Nov', '20-Nov-2026', '20 November 2026'],
    ['2026-11-05', '05-Nov', '05-Nov-2026', '5 November 2026'],
    ['2027-03-31T23:59:59.999999Z', '31-Mar', '31-Mar-2027', '31 March 2027'],
    ['2027-03-31T23:59:59-01:00', '01-Apr', '01-Apr-2027', '1 April 2027'],
  ])('%s is %s, %s and %s', (iso, short, medium, long) => {
    expect(shortDate(iso)).toBe(short);
    expect(mediumDate(iso)).toBe(medium);
    expect(longDate(iso)).toBe(long);
  });

  test('a date beside another has its year only if that is another', () => {
    expect(dateBeside('2026-11-20', '2026-01-01T00:00:00Z')).toBe('20-Nov');
    expect(dateBeside('2025-12-31T23:59:59.999999Z', '2026-01-01')).toBe('31-Dec-2025');
  });

  test.each(['2026-02-30', '20-11-2026', '', null, undefined])('%s is not a date', (text) => {
    expect(dateBeside(text, '2026-11-20')).toBeNull();
    expect(shortDate(text)).toBeNull();
    expect(mediumDate(text)).toBeNull();
    expect(longDate(text)).toBeNull();
  });
});

describe('prices and volumes are decimals, never floats', () => {
  test.each([
    ['29500000', '29,500,000'],
    ['101.240', '101.240'],
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1234.5678', '-1,234.5678'],
    ['12345678901234567.0000000000001', '12,345,678,901,234,567.0000000000001'],
  ])('%s is shown as %s', (text, shown) => {
    expect(groupedDecimal(text)).toBe(shown);
  });

  test.each(['', '.5', '5.', '1e3', '1,000', 'PNDG', ' 1', '٣', null, undefined])(
    '%s is not a decimal',
    (text) => {
      expect(groupedDecimal(text)).toBeNull();
    },
  );

  test.each([
    ['18412345678.90', '18.41 bn'],
    ['-18415000000', '-18.42 bn'],
    ['2630000000000.0', '2.63 tn'],
    ['1000000', '1.00 m'],
    ['999999.5', '1,000,000'],
    ['120500.49', '120,500'],
    ['0', '0'],
    ['PNDG', null],
  ])('%s in short is %s', (text, shown) => {
    expect(shortDecimal(text)).toBe(shown);
  });

  const decimal = fc
    .tuple(
      fc.boolean(),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.option(fc.stringMatching(/^\d{1,17}$/), { nil: undefined }),
    )
    .map(
      ([minus, whole, fraction]) =>
        `${minus ? '-' : ''}${whole}${fraction === undefined ? '' : `.${fraction}`}`,
    );

  test('grouping keeps every digit', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        expect(groupedDecimal(text)?.replaceAll(',', '')).toBe(text);
        expect(groupedDecimal(text)).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/);
      }),
    );
  });

  test('sums and differences are exact and undo each other', () => {
    expect(subtractDecimals('101.262', '101.240')).toBe('0.022');
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(subtractDecimals('0.1', '0.25')).toBe('-0.15');
    expect(addDecimals('-0.5', '0.25')).toBe('-0.25');
    expect(subtractDecimals('101.24', '101.24')).toBe('0.00');
    expect(addDecimals('1', '2')).toBe('3');
    expect(['-2', '-0.1', '1'].map((one) => compareDecimals(one, '0'))).toEqual([-1, -1, 1]);
    expect(addDecimals('1', 'PNDG')).toBeNull();
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const sum = addDecimals(a, b);
        expect(compareDecimals(subtractDecimals(sum ?? '', b) ?? '', a)).toBe(0);
        expect(compareDecimals(a, b)).toBe(Math.sign(-compareDecimals(b, a)) || 0);
      }),
    );
  });

  test('text that is not a decimal comes before decimals', () => {
    expect(compareDecimals('PNDG', '1')).toBe(-1);
    expect(compareDecimals('1', 'PNDG')).toBe(1);
    expect(compareDecimals('PNDG', 'NOAP')).toBe(0);
  });
});

describe('A 9: currency is formatted in US dollars with no decimals', () => {
  test.each([
    [25, '$25'],
    [1200, '$1,200'],
    ['1234567.49', '$1,234,567'],
    ['999.50', '$1,000'],
    ['0.5', '$1'],
    ['0.49', '$0'],
    ['-0.5', '-$1'],
    [0, '$0'],
    [-30, '-$30'],
    ['-0.4', '$0'],
  ])('%s is %s', (amount, shown) => {
    expect(usDollars(amount)).toBe(shown);
  });

  test.each(['', 'free', Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    '%s is not an amount',
    (amount) => {
      expect(usDollars(amount)).toBeNull();
    },
  );
});

describe('B 3: trade rows', () => {
  test('B 3: flags are joined with a comma and a space', () => {
    expect(joinedFlags(['LRGS', 'ILQD'])).toBe('LRGS, ILQD');
    expect(joinedFlags([])).toBeNull();
    expect(joinedFlags(null)).toBeNull();
  });
  test('B 3: cleared is shown as true or false text, blank if not boolean', () => {
    expect(clearedText(true)).toBe('true');
    expect(clearedText(false)).toBe('false');
    for (const other of [null, undefined, 'true', 0, 1]) expect(clearedText(other)).toBeNull();
  });
});

test.each([
  ['ord-disp-rfq', 'rfq'],
  ['ord-disp-auc', 'auc'],
  ['ord-disp-clob', 'clob'],
  ['ord-disp-voice', 'voice'],
  ['trade-disp', 'tradeDisplay'],
  ['trade-disp-2', 'individual'],
  ['trade-disp-3', 'unknown'],
  ['', 'unknown'],
  ['constructor', 'unknown'],
])('B 3: view type %s has the view id %s', (viewType, viewId) => {
  expect(viewIdOf(viewType)).toBe(viewId);
});

describe('C 23: amounts with their cents', () => {
  test.each([
    ['33.33', '$33.33'],
    ['1234.5', '$1,234.50'],
    ['1200', '$1,200.00'],
    ['-7.05', '-$7.05'],
    ['', null],
    ['1.005', null],
  ])('%s is %s', (amount, words) => expect(usDollarsAndCents(amount)).toBe(words));
});
