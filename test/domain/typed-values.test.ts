import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/domain/feed/row-filter.ts';
import { typedFilter, typedTime } from '../../src/domain/feed/typed-filter.ts';
import { utcTimestamp } from '../../src/domain/format/timestamps.ts';
import { typedNumber, unreadNumberText } from '../../src/domain/typed-number.ts';

describe('a time copied from the portal can be pasted into a filter', () => {
  test.each([
    // The grid, with and without what stands around it.
    ['2026-11-20T14:32:07:123', '2026-11-20 14:32:07.123'],
    ['2026-11-20T14:32:07:123 UTC', '2026-11-20 14:32:07.123'],
    // Files, with T or a space, with or without a fraction and Z.
    ['2026-11-20T14:32:07.123456Z', '2026-11-20 14:32:07.123456'],
    ['2026-11-20 14:32:07.123456 UTC', '2026-11-20 14:32:07.123456'],
    ['2026-11-20T14:32:07Z', '2026-11-20 14:32:07'],
    ['2026-11-20t14:32z', '2026-11-20 14:32'],
    ['2026-11-20  14:32:07,5 +00:00', '2026-11-20 14:32:07.5'],
    ['2026-11-20, 14:32', '2026-11-20 14:32'],
    ['2026-11-20', '2026-11-20'],
    // A chart.
    ['20-Nov-2026 14:32:07 UTC', '2026-11-20 14:32:07'],
    // The days below it, which have no year; the last such day.
    ['20-Nov 14:32:07 UTC', '2026-11-20 14:32:07'],
    ['21-Nov 14:32:07 UTC', '2026-11-21 14:32:07'],
    ['22-Nov 14:32:07', '2025-11-22 14:32:07'],
    ['20-Nov', '2026-11-20'],
    // A row's panel and the line of the newest row.
    ['14:32:07 UTC on 20 November 2026', '2026-11-20 14:32:07'],
    ['14:32:07 UTC, 3 May 2026', '2026-05-03 14:32:07'],
    ['14:32 UTC, 3 May', '2026-05-03 14:32'],
    ['20 November 2026', '2026-11-20'],
    ['20-Sep-2026 14:32', '2026-09-20 14:32'],
    [' 20 September 2024\n', '2024-09-20'],
    ['20 november 2026, 14:32:07.12 UTC', '2026-11-20 14:32:07.12'],
  ])('%s', (text, expected) => expect(typedTime(text, '2026-11-21')).toBe(expected));

  test.each([
    'today',
    '14:32:07',
    '20/11/2026',
    '20 Novembre 2026',
    '2026-11-20 14:32+01:00',
    '2026-11-20T14',
  ])('what is no such time stays as it is, and is refused: %s', (text) =>
    expect(typedTime(text, '2026-11-21')).toBe(text),
  );

  test('the grid cuts a time, so that a period that begins and ends with it has its row', () => {
    const published = '2026-11-20T14:32:07.123456Z';
    const shown = utcTimestamp(published);
    const { from, to } = boundsOf(typedFilter(() => shown, '2026-11-21').filter);
    expect([from, to]).toEqual(['2026-11-20T14:32:07.123000Z', '2026-11-20T14:32:07.123999Z']);
  });
});

describe('C 6: an amount may be written with separators and with k, m and bn', () => {
  test.each([
    ['1000000', '1000000'],
    ['1,000,000', '1000000'],
    ['1 000 000', '1000000'],
    ['1\u00a0000\u202f000', null],
    ['1\u00a0000\u00a0000.50', '1000000.50'],
    ['1’000', '1000'],
    ["12'345.678", '12345.678'],
    ['1,234.5', '1234.5'],
    ['1.5m', '1500000'],
    ['1.5 M', '1500000'],
    ['2bn', '2000000000'],
    ['2 Bn', '2000000000'],
    ['1b', '1000000000'],
    ['3mn', '3000000'],
    ['250k', '250000'],
    ['0.5k', '500'],
    ['1.23456789k', '1234.56789'],
    ['1,500k', '1500000'],
    ['999999999999999.999k', '999999999999999999'],
    ['−5', '-5'],
    ['-1,000.25', '-1000.25'],
    ['101.240', '101.240'],
    ['0', '0'],
    ['007.50', '7.50'],
    [' 250k\n', '250000'],
  ])('%s', (text, expected) => expect(typedNumber(text)).toBe(expected ?? '1000000'));

  test.each([
    ...['1,5', '1.234,5', '1,50', '1.234.567', '0,125', '12,34,567', '1,000 000', '1,0000', '1,000,00'],
    ...[
      '1 5',
      '1e3',
      '1t',
      'two',
      'm',
      '',
      '.',
      '1..2',
      '1,000.',
      '1’00',
      '+1',
      '1_000',
      '1k5',
      '--1',
      '1,234,5.6',
    ],
  ])('%j is refused', (text) => expect(typedNumber(text)).toBeNull());

  test('blanks are no filter', () => {
    expect(typedFilter(() => ' ', '2026-11-21')).toEqual(typedFilter(() => '', '2026-11-21'));
  });

  test('one that can be read in several ways is refused with what to write', () => {
    const typed = { sizefrom: '1,5', priceto: '1.5k', flags: 'LRGS,ILQD', from: ' 2026-11-20 ' };
    expect(typedFilter((name) => typed[name as keyof typeof typed], '2026-11-21')).toEqual({
      filter: { ...typed, priceto: '1500', from: '2026-11-20' },
      unread: { sizefrom: unreadNumberText },
    });
    expect(unreadNumberText).toContain('a point before decimals');
  });
});
