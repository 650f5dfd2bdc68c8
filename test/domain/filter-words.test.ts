import { expect, test } from 'vitest';
import { filterParts } from '../../src/domain/feed/filter-words.ts';

test('a filter is said part by part, each under the name by which it is taken away', () => {
  const filter = { cancelled: 'only', from: '2026-11-20', sizeto: '5', flags: 'LRGS,ILQD' };
  expect(filterParts(filter)).toEqual([
    { name: 'from', words: 'From 2026-11-20' },
    { name: 'sizeto', words: 'Quantity to 5' },
    { name: 'flags', words: 'Flag LRGS or ILQD' },
    { name: 'cancelled', words: 'Cancelled trades only' },
  ]);
  expect(filterParts({ cancelled: 'maybe' })).toEqual([{ name: 'cancelled', words: 'maybe' }]);
  expect(filterParts({})).toEqual([]);
});
