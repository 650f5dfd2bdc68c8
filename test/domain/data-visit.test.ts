import { describe, expect, test } from 'vitest';
import { type Criteria, dataViewAddress } from '../../src/domain/feed/criteria.ts';
import { criteriaOfVisit, type LoadedRecord, recordAtHand } from '../../src/domain/feed/data-visit.ts';
import { gilt, giltBook, loadedBook, visitTo } from '../flows/data-view/kit.ts';

const other = { ...giltBook, instrument: 'GB0000000001' };
const another = { ...giltBook, instrument: 'GB0000000002' };
const [orders, trades] = ['/data-viewing/order', '/data-viewing/trade'];

describe('where criteria come from: the address, else navigation state, else (order page only) session storage', () => {
  test('the address comes first', () => {
    const kept = { state: { criteria: other }, stored: JSON.stringify(another) };
    expect(criteriaOfVisit(visitTo(dataViewAddress(giltBook), kept))).toEqual(giltBook);
  });

  test('B 2: the order page takes its criteria from navigation state, else from session storage', () => {
    const stored = JSON.stringify(another);
    expect(criteriaOfVisit(visitTo(orders, { state: { criteria: other }, stored }))).toEqual(other);
    expect(criteriaOfVisit(visitTo(orders, { stored }))).toEqual(another);
    expect(criteriaOfVisit(visitTo(orders))).toBeNull();
  });

  test('B 2: only the order page does this: the trade page does not read session storage', () => {
    const stored = JSON.stringify(gilt);
    expect(criteriaOfVisit(visitTo(trades, { stored }))).toBeNull();
    expect(criteriaOfVisit(visitTo(trades, { stored, state: { criteria: gilt } }))).toEqual(gilt);
  });

  test('segment MIC and order type may be missing from an address', () => {
    const query = '?tv=ICPM&assetclass=Bonds&subassetclass=Sovereign&instrument=GB00BMF9LJ15';
    expect(criteriaOfVisit(visitTo(`${trades}${query}`))).toEqual({
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
    ['no state at all', '', undefined, null],
    ['state that is a number', '', 1, null],
    ['state with half of the criteria', '', { criteria: { datatype: 'order', tv: 'ICPM' } }, null],
    ['state of the other data type', '', { criteria: gilt }, null],
    ['stored text that is not JSON', '', null, '{"datatype":'],
    ['stored JSON that holds no criteria', '', null, '[1,2]'],
    ['stored criteria of the other data type', '', null, JSON.stringify(gilt)],
  ])('%s names no criteria', (_, query, state, stored) => {
    expect(criteriaOfVisit(visitTo(`${orders}${query}`, { state, stored }))).toBeNull();
  });

  test.each([
    ['/data-viewing/order', giltBook],
    ['/data-viewing/trade', gilt],
    ['/data-viewing/trade/', gilt],
    ['/data-viewing', null],
    ['/data-viewing/', null],
    ['/data-viewing/Order', null],
    ['/data-viewing/toString', null],
  ])('the path %s decides, whatever the query and the state say', (pathname, criteria) => {
    const visit = visitTo(dataViewAddress(giltBook), { state: { criteria: giltBook } });
    const asked = criteriaOfVisit({ ...visit, pathname });
    expect(asked && { ...asked, ordertype: null }).toEqual(criteria && { ...criteria, ordertype: null });
  });
});

describe('which record is shown without loading', () => {
  const at = (
    kept: { state?: unknown; isReturn?: boolean; held?: LoadedRecord | null },
    criteria: Criteria,
  ) => recordAtHand(visitTo(dataViewAddress(criteria), { held: loadedBook, ...kept }), criteria);

  test('B 2: the one that the selection form has already loaded', () => {
    expect(at({ state: { criteria: giltBook, isLoaded: true } }, giltBook)).toBe(loadedBook);
  });

  test('the one that the user goes back to', () => {
    expect(at({ isReturn: true }, giltBook)).toBe(loadedBook);
  });

  test.each([
    ['a link to the same data', {}],
    ['state that is not marked as loaded', { state: { criteria: giltBook } }],
    ['a return without a held record', { isReturn: true, held: null }],
  ])('none for %s', (_, kept) => {
    expect(at(kept, giltBook)).toBeNull();
  });

  test('none for other criteria', () => {
    expect(at({ isReturn: true }, other)).toBeNull();
  });
});
