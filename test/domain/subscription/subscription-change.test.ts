import { describe, expect, test } from 'vitest';
import { hasSomethingToSave, isChangeKept } from '../../../src/domain/subscription/subscription-change.ts';
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
};

describe('what there is to save', () => {
  test.each([
    ['something else is chosen', had, true],
    ['what is had is chosen', { ...had, selection: orders }, false],
    [
      'what is had is chosen, and the next term can be had',
      { ...had, selection: orders, isRenewable: true },
      true,
    ],
    ['where nothing can be paid, whatever is chosen', { ...had, noPaymentMode: true }, false],
    ['where nothing can be paid, the next term', { ...had, noPaymentMode: true, isRenewable: true }, true],
  ])('%s', (_, change, expected) => {
    expect(hasSomethingToSave(change)).toBe(expected);
  });
});

describe('whether a change without an answer was kept', () => {
  const now = { ...unknownSubscription, endDate: had.endDate };
  test.each([
    ['what was chosen is had now', had, { ...now, selection: both }, true],
    ['what was had is had still', had, { ...now, selection: orders }, false],
    ['what was chosen was had before', { ...had, subscribed: both }, { ...now, selection: both }, false],
    [
      'the same for a longer term',
      { ...had, subscribed: both },
      { ...now, selection: both, endDate: '2028-03-31' },
      true,
    ],
    ['a longer term of something else', had, { ...now, selection: orders, endDate: '2028-03-31' }, false],
    ['it is not known what was had', { ...had, subscribed: null }, { ...now, selection: both }, false],
    [
      'where nothing can be paid, a longer term of whatever there is',
      { ...had, noPaymentMode: true, subscribed: null },
      { ...now, selection: orders, endDate: '2028-03-31' },
      true,
    ],
  ])('%s', (_, change, found, expected) => {
    expect(isChangeKept(change, found)).toBe(expected);
  });
});
