import { describe, expect, test } from 'vitest';
import { afterRefund } from '../../../src/domain/subscription/refunds.ts';
import { noOptions, type VenueOptions } from '../../../src/domain/venue-options.ts';

const delayed: VenueOptions = { ...noOptions, isDelayedOrders: true, isDelayedTraders: true };
const realOrders: VenueOptions = { ...noOptions, isRealOrders: true, isDelayedTraders: true };
const real: VenueOptions = { ...noOptions, isRealOrders: true, isRealTraders: true };
const term = { startsOn: '2026-04-01', endsOn: '2027-03-31', live: true };

describe('decisions.md Money: refund and reversal end the right', () => {
  test('of a sign-up: its real-time data becomes delayed, the free term stays', () => {
    const before = { term: { ...term, live: false }, venues: new Map([['ICPM', delayed]]) };
    const wanted = new Map([['ICPM', real]]);
    expect(
      afterRefund({ term, venues: wanted }, { kind: 'signUp', endsOn: term.endsOn, before, wanted }),
    ).toEqual({ term: { ...term, live: false }, venues: new Map([['ICPM', delayed]]) });
  });
  test('of a change: what it added goes, what was there before and what came later stays', () => {
    const before = { term, venues: new Map([['ICPM', realOrders]]) };
    const wanted = new Map([['ICPM', real]]);
    const now = new Map([
      ['ICPM', real],
      ['IGDL', real],
    ]);
    expect(
      afterRefund({ term, venues: now }, { kind: 'change', endsOn: term.endsOn, before, wanted }).venues,
    ).toEqual(
      new Map([
        ['ICPM', realOrders],
        ['IGDL', real],
      ]),
    );
  });
  test('of a renewal: the twelve months fall away', () => {
    const venues = new Map([['ICPM', real]]);
    const now = { term: { ...term, endsOn: '2028-03-31' }, venues };
    const order = {
      kind: 'renewal',
      endsOn: '2028-03-31',
      before: { term, venues },
      wanted: venues,
    } as const;
    expect(afterRefund(now, order)).toEqual({ term, venues });
    const later = { term: { ...term, endsOn: '2029-03-31' }, venues };
    expect(afterRefund(later, order).term.endsOn).toBe('2029-03-31');
  });
  test('without a subscription before, nothing of the order is left but delayed data', () => {
    const wanted = new Map([['ICPM', { ...noOptions, isRealOrders: true }]]);
    expect(
      afterRefund({ term, venues: wanted }, { kind: 'signUp', endsOn: term.endsOn, before: null, wanted }),
    ).toEqual({
      term: { ...term, live: false },
      venues: new Map([['ICPM', { ...noOptions, isDelayedOrders: true }]]),
    });
  });
});
