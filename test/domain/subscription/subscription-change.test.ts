import { describe, expect, test } from 'vitest';
import {
  hasSomethingToSave,
  isChangeKept,
  isOrdered,
  startOfChange,
  wouldEndLiveData,
} from '../../../src/domain/subscription/subscription-change.ts';
import { unknownSubscription } from '../../../src/domain/subscription/subscription-state.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';

const orders = { 1: { ...noOptions, isRealOrders: true } };
const both = { 1: { ...noOptions, isRealOrders: true, isRealTraders: true } };
const had = {
  noPaymentMode: false,
  isRenewable: false,
  endDate: '2027-03-31',
  selection: both,
  subscribed: orders,
  given: [],
};

describe('whether there is something to save', () => {
  test.each([
    ['with another selection', had, true],
    ['with the current selection', { ...had, selection: orders }, false],
    [
      'with the current selection when it can be renewed',
      { ...had, selection: orders, isRenewable: true },
      true,
    ],
    ['with any selection in no-payment mode', { ...had, noPaymentMode: true }, false],
    ['with a renewal in no-payment mode', { ...had, noPaymentMode: true, isRenewable: true }, true],
  ])('%s', (_, change, expected) => {
    expect(hasSomethingToSave(change)).toBe(expected);
  });
});

describe('whether a change without an answer was saved', () => {
  const now = { ...unknownSubscription, endDate: had.endDate };
  test.each([
    ['if the chosen selection is there now', had, { ...now, selection: both }, true],
    ['if the old selection is still there', had, { ...now, selection: orders }, false],
    [
      'if the chosen selection was there before',
      { ...had, subscribed: both },
      { ...now, selection: both },
      false,
    ],
    [
      'if the same selection has a longer term',
      { ...had, subscribed: both },
      { ...now, selection: both, endDate: '2028-03-31' },
      true,
    ],
    [
      'if another selection has a longer term',
      had,
      { ...now, selection: orders, endDate: '2028-03-31' },
      false,
    ],
    ['if the old selection is unknown', { ...had, subscribed: null }, { ...now, selection: both }, false],
    [
      'if any selection has a longer term in no-payment mode',
      { ...had, noPaymentMode: true, subscribed: null },
      { ...now, selection: orders, endDate: '2028-03-31' },
      true,
    ],
  ])('%s', (_, change, found, expected) => {
    expect(isChangeKept(change, found)).toBe(expected);
  });
});

describe('whether a change without an answer waits for its payment', () => {
  const order = {
    orderId: 'o-81',
    orderPrice: 600,
    orderStatus: 'created' as const,
    selection: both,
    startDate: '2026-04-01',
    endDate: '2027-03-31',
  };
  test.each([
    ['if the chosen selection was ordered', [order], true],
    ['if another selection was ordered', [{ ...order, selection: orders }], false],
    ['if nothing was ordered', [], false],
  ])('%s', (_, uncompletedPayments, expected) => {
    expect(isOrdered(had, { ...unknownSubscription, uncompletedPayments })).toBe(expected);
  });
});

describe('what is free of charge until a day', () => {
  const given = [{ venueId: 1, kind: 'trades', until: '2027-01-31' }] as const;
  const gift = { ...had, subscribed: both, given };
  const ordersOnly = { 1: { ...noOptions, isRealOrders: true, isDelayedTraders: true } };
  const free = {
    price: 0,
    kind: 'renewal' as const,
    monthlyFee: 0,
    endDate: '2028-03-31',
    sum: { flags: 0, costPerVenue: 25, months: 12 },
    notPossible: null,
  };

  test('is where a change starts from, and not where a renewal does', () => {
    expect(startOfChange(gift)).toEqual(both);
    expect(startOfChange({ ...gift, isRenewable: true })).toEqual(ordersOnly);
    expect(startOfChange({ ...gift, subscribed: null })).toEqual({});
  });

  test('is not ended by a renewal without it, as what was bought would be', () => {
    const delayed = { 1: { ...noOptions, isDelayedTraders: true } };
    const renewal = { ...gift, isRenewable: true, selection: delayed, price: free };
    const trades = { 1: { ...noOptions, isRealTraders: true } };
    expect(wouldEndLiveData({ ...renewal, subscribed: trades })).toBe(false);
    expect(wouldEndLiveData({ ...renewal, subscribed: both })).toBe(true);
    expect(wouldEndLiveData({ ...renewal, subscribed: trades, isRenewable: false })).toBe(true);
  });

  test('is still there after a renewal without it, which was kept all the same', () => {
    const now = { ...unknownSubscription, selection: both, given, endDate: '2028-03-31' };
    expect(isChangeKept({ ...gift, isRenewable: true, selection: ordersOnly }, now)).toBe(true);
    expect(isChangeKept({ ...gift, isRenewable: true, selection: ordersOnly }, { ...now, given: [] })).toBe(
      false,
    );
  });
});
