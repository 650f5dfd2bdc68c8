import { expect, test } from 'vitest';
import { filterParts } from '../../src/domain/feed/filter-words.ts';

test('a filter is described part by part, each under the name that removes it', () => {
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

test('every part of a filter is described, in the order of the form', () => {
  const parts = filterParts({
    ...{ cancelled: 'hide', flags: 'LRGS', sizeto: '5', sizefrom: '4', priceto: '3', pricefrom: '2' },
    ...{ to: '2026-11-21', from: '2026-11-20' },
  });
  expect(parts.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'from: From 2026-11-20',
    'to: To 2026-11-21',
    'pricefrom: Price from 2',
    'priceto: Price to 3',
    'sizefrom: Quantity from 4',
    'sizeto: Quantity to 5',
    'flags: Flag LRGS',
    'cancelled: Without cancelled trades',
  ]);
});
