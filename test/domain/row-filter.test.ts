import { describe, expect, test } from 'vitest';
import { isLess } from '../../src/domain/decimal.ts';
import { dataViewAddress, filteredBy, sameCriteria } from '../../src/domain/feed/criteria.ts';
import { criteriaOfVisit } from '../../src/domain/feed/data-visit.ts';
import { boundsOf, filterOf, filterRules } from '../../src/domain/feed/row-filter.ts';
import { shownOf, withOlder } from '../../src/domain/feed/shown-data.ts';
import {
  gilt,
  giltBook,
  loadedAt,
  olderTradesRecord,
  tradesRecord,
  visitTo,
} from '../flows/data-view/kit.ts';

const filter = { from: '2026-11-20', pricefrom: '101.24', flags: 'LRGS,ILQD', cancelled: 'hide' };
const filtered = { ...gilt, filter };

describe('a filter in the address', () => {
  test('is read back from it, so that it can be shared and returned to', () => {
    expect(criteriaOfVisit(visitTo(dataViewAddress(filtered)))).toEqual(filtered);
    expect(dataViewAddress(filtered)).toMatch(
      /&from=2026-11-20&pricefrom=101\.24&flags=LRGS%2CILQD&cancelled=hide$/,
    );
  });

  test('makes the criteria different, unless it is empty', () => {
    expect(sameCriteria(filtered, gilt)).toBe(false);
    expect(sameCriteria(filtered, { ...gilt, filter: { ...filter, cancelled: 'only' } })).toBe(false);
    expect(sameCriteria(filteredBy(filtered, {}), gilt)).toBe(true);
    expect(filteredBy(filtered, {})).toEqual(gilt);
  });

  test('loses empty parts and the blanks around a part', () => {
    expect(filterOf((name) => ({ from: ' 2026-11-20 ', to: '', flags: '  ' })[String(name)])).toEqual({
      from: '2026-11-20',
    });
  });

  test('is absent from the criteria of orders that the tab keeps', () => {
    const stored = JSON.stringify({ ...giltBook, filter });
    expect(criteriaOfVisit(visitTo('/data-viewing/order', { stored }))).toEqual(giltBook);
  });
});

describe('a period includes the whole day, minute or fraction that its ends name', () => {
  test.each([
    ['2026-11-20', '2026-11-20T00:00:00.000000Z', '2026-11-20T23:59:59.999999Z'],
    ['2026-11-20 14:30', '2026-11-20T14:30:00.000000Z', '2026-11-20T14:30:59.999999Z'],
    ['2026-11-20T14:30:07Z', '2026-11-20T14:30:07.000000Z', '2026-11-20T14:30:07.999999Z'],
    ['2026-11-20T14:30:07.12Z', '2026-11-20T14:30:07.120000Z', '2026-11-20T14:30:07.129999Z'],
    ['2026-11-20T14:30:07.123456Z', '2026-11-20T14:30:07.123456Z', '2026-11-20T14:30:07.123456Z'],
  ])('%s', (text, from, to) => {
    expect(boundsOf({ from: text, to: text })).toMatchObject({ from, to });
  });
});

describe('decimal numbers are compared digit by digit', () => {
  test.each([
    ['9.99', '10', true],
    ['10', '9.99', false],
    ['-2', '-1.5', true],
    ['1.10', '1.1', false],
    ['0.00000000000000001', '0.00000000000000002', true],
    ['999999999999999999', '999999999999999998.9', false],
  ])('%s is less than %s: %s', (one, other, less) => expect(isLess(one, other)).toBe(less));
});

describe('the rules of a filter', () => {
  const { isFilterTime, isNotBefore, isFilterDecimal, isNotBelow } = filterRules;

  test('a time is a day, or a moment of a day', () => {
    for (const text of ['2026-11-20', '2026-11-20 14:30', '2026-11-20T14:30:07.12Z'])
      expect(isFilterTime?.(text, [])).toBe(true);
    for (const text of ['2026-02-29', 'today', '2026-11-20 24:00'])
      expect(isFilterTime?.(text, [])).toBe(false);
  });

  test('a period does not end before it begins; an end that is not a time is not compared', () => {
    expect(isNotBefore?.('2026-11-20', ['2026-11-20'])).toBe(true);
    expect(isNotBefore?.('2026-11-20 10:00', ['2026-11-20'])).toBe(true);
    expect(isNotBefore?.('2026-11-20T14:30:07.123456Z', ['2026-11-20T14:30:07.123456Z'])).toBe(true);
    expect(isNotBefore?.('2026-11-20 14:30', ['2026-11-20 14:31'])).toBe(false);
    expect(isNotBefore?.('2026-11-19', ['2026-11-20'])).toBe(false);
    expect(isNotBefore?.('2026-11-19', [undefined])).toBe(true);
    expect(isNotBefore?.('2026-11-19', ['tomorrow'])).toBe(true);
    expect(isNotBefore?.('yesterday', ['2026-11-20'])).toBe(true);
  });

  test('a range does not end below its start; a start that is not a number is not compared', () => {
    expect([isFilterDecimal?.('-0.5', []), isFilterDecimal?.('1e3', [])]).toEqual([true, false]);
    expect([
      isNotBelow?.('10', ['9.99']),
      isNotBelow?.('10', ['10.0']),
      isNotBelow?.('9.99', ['10']),
    ]).toEqual([true, true, false]);
    expect([isNotBelow?.('1', [undefined]), isNotBelow?.('1', ['two'])]).toEqual([true, true]);
  });

  test('each part becomes a bound that rows are compared with', () => {
    expect(
      boundsOf({ pricefrom: '1', priceto: '2', sizefrom: '3', sizeto: '4', flags: 'A,B', cancelled: 'hide' }),
    ).toEqual({
      ...{ from: null, to: null, priceFrom: '1', priceTo: '2', sizeFrom: '3', sizeTo: '4' },
      ...{ flags: ['A', 'B'], cancelled: 'hide' },
    });
    expect(boundsOf({})).toEqual({
      ...{ from: null, to: null, priceFrom: null, priceTo: null, sizeFrom: null, sizeTo: null },
      ...{ flags: null, cancelled: null },
    });
  });
});

test('a page on which a filter found nothing is replaced by the next', () => {
  const nothing = { ...tradesRecord, Data: [], LookedBackTo: '2026-11-20T07:00:00.000000Z' };
  const shown = withOlder(shownOf({ criteria: filtered, record: nothing, at: loadedAt }), olderTradesRecord);
  expect(shown).toMatchObject({ page: 0, pages: [{ rows: olderTradesRecord.Data }] });
  expect(shown.record?.LookedBackTo).toBeUndefined();
  expect(withOlder(shown, olderTradesRecord)).toMatchObject({ page: 1 });
});
