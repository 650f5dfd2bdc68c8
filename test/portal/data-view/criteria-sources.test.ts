import { describe, expect, test } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import {
  criteriaFrom,
  dataTypeOf,
  orderCriteriaKey,
  storedOrderCriteria,
  storeOrderCriteria,
} from '../../../src/portal/pages/data-view/criteria-sources.ts';
import { gilt, giltBook } from '../../flows/kits/data-view.ts';

const searchOf = (criteria: typeof gilt): string => dataViewAddress(criteria).replace(/^[^?]*/, '');
const other = { ...giltBook, instrument: 'GB0000000001' };
const another = { ...giltBook, instrument: 'GB0000000002' };

describe('where criteria come from: the address, else navigation state, else (order page only) session storage', () => {
  test('the address comes first', () => {
    const sources = {
      dataType: 'order',
      state: { criteria: other },
      stored: JSON.stringify(another),
    } as const;
    expect(criteriaFrom({ ...sources, search: searchOf(giltBook) })).toEqual(giltBook);
  });

  test('B 2: the order page takes its criteria from navigation state, else from session storage', () => {
    const sources = { dataType: 'order', search: '' } as const;
    const stored = JSON.stringify(another);
    expect(criteriaFrom({ ...sources, state: { criteria: other }, stored })).toEqual(other);
    expect(criteriaFrom({ ...sources, state: null, stored })).toEqual(another);
    expect(criteriaFrom({ ...sources, state: null, stored: null })).toBeNull();
  });

  test('B 2: only the order page does so: the trade page does not read session storage', () => {
    const sources = { dataType: 'trade', search: '', stored: JSON.stringify(gilt) } as const;
    expect(criteriaFrom({ ...sources, state: null })).toBeNull();
    expect(criteriaFrom({ ...sources, state: { criteria: gilt } })).toEqual(gilt);
  });

  test('segment MIC and order type may be missing from an address', () => {
    const search = '?tv=ICPM&assetclass=Bonds&subassetclass=Sovereign&instrument=GB00BMF9LJ15';
    expect(criteriaFrom({ dataType: 'trade', search, state: null, stored: null })).toEqual({
      datatype: 'trade',
      tv: 'ICPM',
      assetclass: 'Bonds',
      subassetclass: 'Sovereign',
      instrument: 'GB00BMF9LJ15',
      instrumentmic: null,
      ordertype: null,
    });
  });

  test.each([
    ['an address without an instrument', '?tv=ICPM&assetclass=Bonds', null, null],
    ['state of another shape', '', 'criteria', null],
    ['state with half of the criteria', '', { criteria: { datatype: 'order', tv: 'ICPM' } }, null],
    ['state of the other data type', '', { criteria: gilt }, null],
    ['stored text that is not JSON', '', null, '{"datatype":'],
    ['stored JSON that is no criteria', '', null, '[1,2]'],
    ['stored criteria of the other data type', '', null, JSON.stringify(gilt)],
  ])('%s names nothing', (_, search, state, stored) => {
    expect(criteriaFrom({ dataType: 'order', search, state, stored })).toBeNull();
  });

  test('an unknown data type has no criteria, whatever the address says', () => {
    const search = searchOf(giltBook);
    expect(criteriaFrom({ dataType: null, search, state: { criteria: giltBook }, stored: null })).toBeNull();
  });

  test("the path's data type counts, not the query's", () => {
    const search = searchOf(gilt);
    expect(criteriaFrom({ dataType: 'order', search, state: null, stored: null })?.datatype).toBe('order');
  });
});

test.each([
  ['/data-viewing/order', 'order'],
  ['/data-viewing/trade', 'trade'],
  ['/data-viewing/trade/', 'trade'],
  ['/data-viewing', null],
  ['/data-viewing/', null],
  ['/data-viewing/Order', null],
  ['/data-viewing/toString', null],
])('the data type of %s is %s', (pathname, dataType) => {
  expect(dataTypeOf(pathname)).toBe(dataType);
});

test('B 9: the session storage key is orderSearchCriteria', () => {
  expect(orderCriteriaKey).toBe('orderSearchCriteria');
  storeOrderCriteria(giltBook);
  expect(JSON.parse(sessionStorage.getItem('orderSearchCriteria') ?? '')).toEqual(giltBook);
  expect(criteriaFrom({ dataType: 'order', search: '', state: null, stored: storedOrderCriteria() })).toEqual(
    giltBook,
  );
  sessionStorage.clear();
});
