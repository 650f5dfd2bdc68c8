import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../../src/domain/venues/venue-choices.ts';
import {
  noOptions,
  type VenueOptionName,
  type VenueOptions,
  venueOptionNames,
} from '../../src/domain/venues/venue-options.ts';
import {
  changeable,
  disabledOf,
  type GridState,
  optionOfMany,
  optionsOf,
  type SelectableVenue,
  selectedVenues,
  withChange,
  withVenues,
} from '../../src/domain/venues/venue-rows.ts';

const on = (...names: readonly VenueOptionName[]): VenueOptions => ({
  ...noOptions,
  ...Object.fromEntries(names.map((name) => [name, true])),
});

/** Only orders, only trades, and both. */
const venues: readonly SelectableVenue[] = [
  { id: 1, hasOrders: true, hasTrades: false },
  { id: 2, hasOrders: false, hasTrades: true },
  { id: 3, hasOrders: true, hasTrades: true },
];
const all = venues.map(({ id }) => id);
const grid = (selection: Selection = {}, preset: Selection = {}): GridState => ({
  venues,
  selection,
  preset,
});

const everyDelayed: Selection = {
  1: on('isDelayedOrders'),
  2: on('isDelayedTraders'),
  3: on('isDelayedOrders', 'isDelayedTraders'),
};

describe('B 4: one option of several venues', () => {
  test('is chosen for the named venues that publish such data and do not have it yet', () => {
    const change = { option: 'isRealOrders', chosen: true } as const;
    expect(changeable(grid(), { ...change, venueIds: all })).toEqual([1, 3]);
    expect(changeable(grid(), { ...change, venueIds: [3] })).toEqual([3]);
    expect(changeable(grid({ 1: on('isRealOrders') }), { ...change, venueIds: all })).toEqual([3]);
  });

  test('is cleared for those that have it', () => {
    const state = grid({ 1: on('isRealOrders'), 3: on('isRealTraders') });
    expect(changeable(state, { venueIds: all, option: 'isRealOrders', chosen: false })).toEqual([1]);
  });

  test('does not replace the other speed where that was chosen, but does where it was preset', () => {
    const change = { venueIds: all, option: 'isRealOrders', chosen: true } as const;
    const delayed = { 1: on('isDelayedOrders') };
    expect(withChange(grid(delayed), change).selection).toEqual({ ...delayed, 3: on('isRealOrders') });
    const changed = withChange(grid(everyDelayed, everyDelayed), change);
    expect(changed.selection).toEqual({
      1: on('isRealOrders'),
      2: on('isDelayedTraders'),
      3: on('isRealOrders', 'isDelayedTraders'),
    });
    expect(changed.preset).toEqual({ 2: on('isDelayedTraders'), 3: on('isDelayedTraders') });
  });

  test('does not modify the state it is given', () => {
    const state = grid({ 3: on('isDelayedOrders') }, { 3: on('isDelayedOrders') });
    withChange(state, { venueIds: all, option: 'isRealOrders', chosen: true });
    expect(state).toEqual(grid({ 3: on('isDelayedOrders') }, { 3: on('isDelayedOrders') }));
  });

  const option = fc.constantFrom(...venueOptionNames);
  const change = fc.record({ venueIds: fc.subarray(all), option, chosen: fc.boolean() });
  const reached = fc
    .tuple(fc.boolean(), fc.array(change, { maxLength: 8 }))
    .map(([startsDelayed, changes]) => {
      let state = withVenues({ selection: {}, delayedOnly: false, startsDelayed }, venues);
      for (const one of changes) state = { venues, ...withChange(state, one) };
      return state;
    });

  test('no series of changes selects data that a venue does not publish, or one kind at both speeds', () => {
    fc.assert(
      fc.property(reached, ({ selection, preset }) => {
        for (const { id, hasOrders, hasTrades } of venues) {
          const had = optionsOf(selection, id);
          expect(had.isRealOrders && had.isDelayedOrders).toBe(false);
          expect(had.isRealTraders && had.isDelayedTraders).toBe(false);
          if (!hasOrders) expect(had.isRealOrders || had.isDelayedOrders).toBe(false);
          if (!hasTrades) expect(had.isRealTraders || had.isDelayedTraders).toBe(false);
          const first = optionsOf(preset, id);
          for (const name of venueOptionNames) if (first[name]) expect(had[name]).toBe(true);
        }
      }),
    );
  });

  test('a change applies to the venues that can be changed, and to no others', () => {
    fc.assert(
      fc.property(reached, change, (state, one) => {
        const can = changeable(state, one);
        const { selection } = withChange(state, one);
        for (const id of all)
          if (can.includes(id)) expect(optionsOf(selection, id)[one.option]).toBe(one.chosen);
          else expect(optionsOf(selection, id)).toEqual(optionsOf(state.selection, id));
      }),
    );
  });
});

describe('decisions.md Forms: the box that chooses an option of many venues', () => {
  const of = (selection: Selection, ids = all) => optionOfMany(grid(selection), ids, 'isRealOrders');

  test('shows whether all, some or none of the venues that can have it do', () => {
    expect(of({}).chosen).toBe('none');
    expect(of({ 1: on('isRealOrders') }).chosen).toBe('some');
    expect(of({ 1: on('isRealOrders'), 3: on('isRealOrders') }).chosen).toBe('all');
    expect(of({ 3: on('isRealOrders') }, [3]).chosen).toBe('all');
    expect(of({}, [2])).toEqual({ chosen: 'none', next: null });
  });

  test('chooses while a venue is left that can get it, then clears', () => {
    expect(of({}).next).toBe('choose');
    expect(of({ 1: on('isRealOrders') }).next).toBe('choose');
    expect(of({ 1: on('isRealOrders'), 3: on('isRealOrders') }).next).toBe('clear');
    expect(of({ 1: on('isRealOrders'), 3: on('isDelayedOrders') })).toEqual({
      chosen: 'some',
      next: 'clear',
    });
    expect(of({ 1: on('isDelayedOrders'), 3: on('isDelayedOrders') })).toEqual({
      chosen: 'none',
      next: null,
    });
  });
});

test('B 4: a venue is selected when any of its flags is on', () => {
  expect(selectedVenues({ 1: noOptions, 2: on('isDelayedTraders'), 3: on('isRealOrders') })).toEqual([2, 3]);
});

test('B 4: the disabled options of a row follow from its chosen ones, and are all of them if it is read-only', () => {
  const [, , both] = venues;
  if (!both) throw new Error('there are three venues');
  expect(disabledOf(grid({ 3: on('isRealOrders') }), both, false)).toEqual(on('isDelayedOrders'));
  expect(disabledOf(grid({ 3: on('isRealOrders') }), both, true)).toEqual(on(...venueOptionNames));
  expect(disabledOf(grid({ 1: on('isRealOrders') }), both, false)).toEqual(noOptions);
  const preset = { 3: on('isDelayedOrders') };
  expect(disabledOf(grid(preset, preset), both, false)).toEqual(noOptions);
});

describe('the selection once the venues are loaded', () => {
  const start = { selection: {}, delayedOnly: false, startsDelayed: false };
  const whole = on(...venueOptionNames);

  test('keeps earlier choices as far as a venue still exists and still publishes the data', () => {
    const selection = { 1: whole, 2: whole, 3: whole, 4: whole };
    expect(withVenues({ ...start, selection }, venues).selection).toEqual({
      1: on('isRealOrders', 'isDelayedOrders'),
      2: on('isRealTraders', 'isDelayedTraders'),
      3: whole,
    });
    expect(withVenues({ ...start, selection: { 1: on('isRealTraders') } }, venues)).toEqual(grid());
    for (const name of venueOptionNames)
      expect(withVenues({ ...start, selection: { 3: on(name) } }, venues).selection).toEqual({ 3: on(name) });
  });

  test('B 4: is all delayed data and nothing else in no-payment mode, whatever was chosen', () => {
    for (const isLocked of [false, true])
      for (const startsDelayed of [false, true])
        expect(
          withVenues(
            { selection: { 3: on('isRealOrders') }, delayedOnly: true, startsDelayed, isLocked },
            venues,
          ),
        ).toEqual(grid(everyDelayed));
  });

  test('decisions.md Forms: a registration starts with the delayed data of every venue, as preset', () => {
    expect(withVenues({ ...start, startsDelayed: true }, venues)).toEqual(grid(everyDelayed, everyDelayed));
  });

  test('decisions.md Forms: the delayed data of a draft count as preset, and nothing is added to it', () => {
    const selection = { 2: on('isRealTraders'), 3: on('isRealTraders', 'isDelayedOrders') };
    expect(withVenues({ ...start, startsDelayed: true, selection }, venues)).toEqual(
      grid(selection, { 3: on('isDelayedOrders') }),
    );
  });

  test('a locked selection stays as it is, even if it is empty', () => {
    expect(withVenues({ ...start, startsDelayed: true, isLocked: true }, venues)).toEqual(grid());
  });
});
