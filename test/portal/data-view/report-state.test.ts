import { describe, expect, test } from 'vitest';
import type { ChainedReport, FeedRow, ReportReference } from '../../../src/domain/feed/feed-record.ts';
import { isVoidIn, standing, stateWords } from '../../../src/portal/pages/data-view/grid/report-state.ts';

const reference = (id: string, kind: string, at: string): ReportReference => ({
  id,
  kind,
  publicationDate: `2026-11-${at}:30.000001Z`,
});

const row = (id: string, status: string, voidedBy: ReportReference | null = null): FeedRow => ({
  id,
  status,
  publicationDate: '2026-11-20T14:10:30.000001Z',
  voidedBy,
  refersTo: null,
  chain: [],
});

describe('a trade states in words what became of it', () => {
  test.each([
    ['New', null, null],
    ['Cancelled', null, 'Cancellation'],
    ['Amended', null, 'Amendment'],
    ['New', reference('c', 'Cancelled', '20T14:37'), 'Cancelled 14:37'],
    ['New', reference('a', 'Amended', '20T15:00'), 'Amended 15:00'],
    ['New', reference('c', 'Cancelled', '21T09:12'), 'Cancelled 21-Nov 09:12'],
    ['Amended', reference('c', 'Cancelled', '20T16:01'), 'Amendment, cancelled 16:01'],
  ])('status %s, voided by %j: %s', (status, voidedBy, words) => {
    expect(stateWords(row('1', status, voidedBy))).toBe(words);
  });

  test('completed by a report with more details, unless it is void', () => {
    const [full, gone] = [reference('f', 'New', '27T15:00'), reference('c', 'Cancelled', '28T09:00')];
    expect(stateWords({ ...row('1', 'New'), supersededBy: full })).toBe('Completed 27-Nov 15:00');
    expect(stateWords({ ...row('1', 'Amended'), supersededBy: full })).toBe(
      'Amendment, completed 27-Nov 15:00',
    );
    expect(stateWords({ ...row('1', 'New', gone), supersededBy: full })).toBe('Cancelled 28-Nov 09:00');
  });

  test('a row of another kind has no state', () => {
    expect(stateWords({ id: '1', date: '2026-11-20T14:10:30.000001Z', price: '1' })).toBeNull();
  });
});

const chained = (...kinds: string[]): ChainedReport[] =>
  kinds.map((kind, index) => ({
    id: `${index}`,
    kind,
    publicationDate: '2026-11-20T14:37:00.000000Z',
    price: '1',
    vol: '1',
    flags: [],
  }));

test('in a chain, everything before a cancellation or amendment is void, but not the events themselves', () => {
  const voids = (...kinds: string[]): boolean[] => {
    const chain = chained(...kinds);
    return chain.map((one) => isVoidIn(chain, one));
  };
  expect(voids('New', 'Cancelled')).toEqual([true, false]);
  expect(voids('New', 'Amended', 'Cancelled')).toEqual([true, true, false]);
  expect(voids('New', 'Cancelled', 'Amended')).toEqual([true, false, false]);
  expect(voids('New', 'New')).toEqual([false, false]);
});

test('a chart leaves out void trades, even if the report that voids one is on no loaded page', () => {
  const supersededBy = reference('1', 'New', '20T14:37');
  const rows = [
    row('taking back', 'Cancelled'),
    row('taken back', 'New', reference('c', 'Cancelled', '20T14:37')),
    row('amendment', 'Amended'),
    row('alone', 'New'),
    { ...row('0', 'New'), supersededBy },
    row('1', 'New'),
  ];
  expect(standing(rows).map(({ id }) => id)).toEqual(['amendment', 'alone', '1']);
});
