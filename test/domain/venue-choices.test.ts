import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectionChanges } from '../../src/domain/venues/selection-changes.ts';
import {
  chargedFlags,
  choicesOf,
  isSameSelection,
  readChoices,
  realTimeLevel,
  type Selection,
  selectionOf,
} from '../../src/domain/venues/venue-choices.ts';
import {
  isSelected,
  noOptions,
  type VenueOptionName,
  type VenueOptions,
  venueOptionNames,
} from '../../src/domain/venues/venue-options.ts';

const on = (...names: readonly VenueOptionName[]): VenueOptions => ({
  ...noOptions,
  ...Object.fromEntries(names.map((name) => [name, true])),
});

const options: fc.Arbitrary<VenueOptions> = fc.subarray([...venueOptionNames]).map((names) => on(...names));
const selections: fc.Arbitrary<Selection> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), options), { selector: ([id]) => id, maxLength: 8 })
  .map((entries) => Object.fromEntries(entries));

describe('B 7: the venues that are sent', () => {
  test('are those with a flag on, each with its id and all four flags', () => {
    expect(choicesOf({ 7: on('isRealOrders', 'isDelayedTraders'), 9: noOptions })).toEqual([
      {
        venueId: 7,
        isRealOrders: true,
        isRealTraders: false,
        isDelayedOrders: false,
        isDelayedTraders: true,
      },
    ]);
  });

  test('give back the selection they were made from, except for venues without a flag', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const back = selectionOf(choicesOf(selection));
        const selected = Object.entries(selection).filter(([, one]) => isSelected(one));
        expect(back).toEqual(Object.fromEntries(selected));
        expect(isSameSelection(back, selection)).toBe(true);
      }),
    );
  });

  test('can be stored and read back', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const choices = choicesOf(selection);
        expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
      }),
    );
  });

  test.each([
    ['nothing', null],
    ['a text', 'venues'],
    ['an object that looks like a list', { 0: { venueId: 1, isRealOrders: true }, length: 1 }],
    ['entries that are not venues', [null, 'one', 7, undefined]],
    ['a venue without an id', [{ isRealOrders: true }]],
    ['a venue whose id is a text', [{ venueId: '7', isRealOrders: true }]],
    ['a venue whose id is a fraction', [{ venueId: 7.5, isRealOrders: true }]],
    ['a venue whose flags are not true', [{ venueId: 7, isRealOrders: 1, isDelayedOrders: 'true' }]],
    ['a venue without a flag', [{ venueId: 7 }]],
  ])('in a draft that was tampered with, %s gives no choice', (_, value) => {
    expect(readChoices(value)).toEqual([]);
  });

  test('of a draft, only the fields of a choice are read', () => {
    const entry = { venueId: 7, isRealTraders: true, isRealOrders: 'yes', price: 0 };
    expect(readChoices([null, entry])).toEqual([{ venueId: 7, ...on('isRealTraders') }]);
  });
});

describe('whether two selections are the same', () => {
  test('a venue without a flag counts as absent, and no selection as an empty one', () => {
    expect(isSameSelection({ 3: noOptions }, null)).toBe(true);
    expect(isSameSelection(null, {})).toBe(true);
    expect(isSameSelection(null, { 3: on('isRealOrders') })).toBe(false);
  });

  test('any flag of any venue makes a difference', () => {
    fc.assert(
      fc.property(
        selections,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...venueOptionNames),
        (selection, id, name) => {
          const had = selection[id] ?? noOptions;
          const other = { ...selection, [id]: { ...had, [name]: !had[name] } };
          expect(isSameSelection(selection, other)).toBe(false);
          expect(isSameSelection(other, { ...other })).toBe(true);
        },
      ),
    );
  });
});

test('B 9: real-time orders and real-time trades are charged one each, summed over all venues', () => {
  expect(chargedFlags([])).toBe(0);
  expect(
    chargedFlags([on('isRealOrders', 'isRealTraders'), on('isDelayedOrders'), on('isRealTraders')]),
  ).toBe(3);
});

describe('the speed of data', () => {
  test('is real-time, delayed or none, separately for orders and trades', () => {
    expect(realTimeLevel(undefined, 'orders')).toBe('none');
    expect(realTimeLevel(undefined, 'trades')).toBe('none');
    expect(realTimeLevel(on('isRealTraders'), 'orders')).toBe('none');
    expect(realTimeLevel(on('isRealOrders', 'isDelayedTraders'), 'orders')).toBe('real-time');
    expect(realTimeLevel(on('isRealOrders', 'isDelayedTraders'), 'trades')).toBe('delayed');
    expect(realTimeLevel(on('isDelayedOrders', 'isRealTraders'), 'orders')).toBe('delayed');
    expect(realTimeLevel(on('isDelayedOrders', 'isRealTraders'), 'trades')).toBe('real-time');
  });

  test('the differences between two selections are listed by venue, orders first', () => {
    const before = {
      20: on('isRealOrders'),
      3: on('isDelayedOrders', 'isDelayedTraders'),
      5: on('isRealOrders'),
    };
    const after = {
      3: on('isRealOrders', 'isRealTraders'),
      5: on('isRealOrders'),
      100: on('isDelayedTraders'),
    };
    expect(selectionChanges(before, after)).toEqual([
      { venueId: 3, data: 'orders', from: 'delayed', to: 'real-time' },
      { venueId: 3, data: 'trades', from: 'delayed', to: 'real-time' },
      { venueId: 20, data: 'orders', from: 'real-time', to: 'none' },
      { venueId: 100, data: 'trades', from: 'none', to: 'delayed' },
    ]);
  });

  test('the differences are sorted by venue, whichever selection has them', () => {
    const changes = selectionChanges({ 20: on('isRealOrders') }, { 3: on('isRealOrders') });
    expect(changes.map(({ venueId }) => venueId)).toEqual([3, 20]);
  });

  test('a selection does not differ from itself', () => {
    fc.assert(
      fc.property(selections, (one) => {
        expect(selectionChanges(one, { ...one })).toEqual([]);
      }),
    );
  });
});
