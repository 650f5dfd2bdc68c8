import { beforeEach, describe, expect, test } from 'vitest';
import { noCriteria } from '../../src/domain/feed/criteria.ts';
import {
  readRecentlyViewed,
  rememberViewed,
  type Viewed,
} from '../../src/portal/pages/data-select/recently-viewed.ts';

const viewed = (instrument: string): Viewed => ({
  criteria: {
    ...noCriteria,
    datatype: 'order',
    tv: 'IUOB',
    assetclass: 'Bonds',
    subassetclass: 'Sovereign',
    instrument,
  },
  description: `Gilt ${instrument}`,
});
const account = 'analyst@daylight.example';
const key = `daylight.latelyViewed.${account}`;

describe('recently viewed', () => {
  beforeEach(() => localStorage.clear());

  test('is empty at first', () => {
    expect(readRecentlyViewed(account)).toEqual([]);
  });

  test('lists the latest first, and at most eight', () => {
    for (let index = 1; index <= 10; index += 1) rememberViewed(account, viewed(`I${index}`));
    const names = readRecentlyViewed(account).map(({ criteria }) => criteria.instrument);
    expect(names).toEqual(['I10', 'I9', 'I8', 'I7', 'I6', 'I5', 'I4', 'I3']);
  });

  test('moves what is viewed again to the front, without a duplicate', () => {
    for (const name of ['A', 'B', 'A']) rememberViewed(account, viewed(name));
    expect(readRecentlyViewed(account).map(({ criteria }) => criteria.instrument)).toEqual(['A', 'B']);
  });

  test('does not show one account what another viewed', () => {
    rememberViewed(account, viewed('A'));
    expect(readRecentlyViewed('realtime@daylight.example')).toEqual([]);
  });

  test('is stored under a key with the product prefix', () => {
    rememberViewed(account, viewed('A'));
    expect(localStorage.getItem(key)).toContain('Gilt A');
  });

  test.each([
    'not json',
    '{}',
    '"text"',
    '[null, 1, {"criteria": {}, "description": "x"}]',
    '[{"criteria": {"datatype": "order"}, "description": 5}]',
  ])('ignores a malformed entry: %s', (text) => {
    localStorage.setItem(key, text);
    expect(readRecentlyViewed(account)).toEqual([]);
  });
});
