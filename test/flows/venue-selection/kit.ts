import { expect } from 'vitest';
import { venueSelectionMachine, viewOf } from '../../../machines/venue-selection.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import { disabledOf, optionsOf, selectedVenues } from '../../../src/domain/venues/venue-rows.ts';
import type { Kit } from '../kit.ts';

export const gridVenues = [
  { id: 1, hasOrders: true, hasTrades: true },
  { id: 2, hasOrders: false, hasTrades: true },
];

const loaded = { type: 'venues.loaded', venues: gridVenues } as const;
const change = (option: string, chosen: boolean, venueId = 1) => ({
  type: 'option.changed',
  venueId,
  option,
  chosen,
});

const changeAll = (option: string, chosen: boolean, venueIds = [1, 2]) => ({
  type: 'options.changed',
  venueIds,
  option,
  chosen,
});

/** With payment on: every option can be chosen, and one speed excludes the other. */
export const venueSelectionKit: Kit<typeof venueSelectionMachine> = {
  flow: 'venueSelection',
  machine: venueSelectionMachine,
  key: (snapshot) => [
    snapshot.value,
    optionsOf(snapshot.context.selection, 1),
    optionsOf(snapshot.context.preset, 1),
  ],
  label: (event) => [event.type, event.option, event.chosen].filter((part) => part !== undefined).join(' '),
  input: { delayedOnly: false },
  alsoFrom: {
    'in no-payment mode': { delayedOnly: true },
    'from all that is free': { delayedOnly: false, startsDelayed: true },
  },
  examples: [
    loaded,
    change('isRealOrders', true),
    change('isRealOrders', false),
    change('isDelayedTraders', true),
    changeAll('isRealTraders', true),
    changeAll('isRealTraders', false),
    { type: 'selection.replaced', selection: { 1: { ...noOptions, isRealTraders: true } } },
    { type: 'selection.locked' },
    { type: 'selection.unlocked' },
  ],
  states: {
    waiting: (snapshot) => {
      expect(snapshot.context.venues).toEqual([]);
      expect(viewOf(snapshot)).toEqual({ kind: 'waiting' });
    },
    lockedEarly: (snapshot) => {
      expect(snapshot.context.venues).toEqual([]);
      expect(viewOf(snapshot)).toEqual({ kind: 'waiting' });
    },
    choosing: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'choosing' });
      const options = optionsOf(snapshot.context.selection, 1);
      expect(options.isRealTraders && options.isDelayedTraders).toBe(false);
      const disabled = disabledOf(snapshot.context, { id: 1, hasOrders: true, hasTrades: true }, false);
      expect(disabled.isDelayedOrders).toBe(options.isRealOrders);
      const preset = optionsOf(snapshot.context.preset, 1);
      expect(disabled.isRealOrders).toBe(options.isDelayedOrders && !preset.isDelayedOrders);
      expect(disabled.isRealTraders).toBe(options.isDelayedTraders && !preset.isDelayedTraders);
    },
    locked: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'locked' });
      expect(snapshot.can({ type: 'option.changed', venueId: 1, option: 'isRealOrders', chosen: true })).toBe(
        false,
      );
    },
    readOnly: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'readOnly' });
      expect(selectedVenues(snapshot.context.selection)).toEqual([1, 2]);
      expect(snapshot.can({ type: 'option.changed', venueId: 1, option: 'isRealOrders', chosen: true })).toBe(
        false,
      );
    },
  },
  refusals: [
    {
      name: 'B 4: the delayed option while the real-time one is chosen',
      after: [loaded, change('isRealOrders', true)],
      event: change('isDelayedOrders', true),
    },
    {
      name: 'an option for data that the venue does not have',
      after: [loaded],
      event: change('isRealOrders', true, 2),
    },
    {
      name: 'B 4: an option for many venues if the other speed is chosen at each',
      after: [loaded, change('isDelayedTraders', true), change('isDelayedTraders', true, 2)],
      event: changeAll('isRealTraders', true),
    },
    { name: 'an option for no venue at all', after: [loaded], event: changeAll('isRealOrders', true, []) },
    { name: 'a venue that does not exist', after: [loaded], event: change('isRealOrders', true, 99) },
  ],
};
