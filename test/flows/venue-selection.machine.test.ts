import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { optionsOf, selectedVenues, venueSelectionMachine } from '../../machines/venue-selection.ts';
import { noOptions } from '../../src/domain/venue-options.ts';
import { gridVenues, venueSelectionKit } from './venue-selection.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(venueSelectionKit);

test('B 4: in no-payment mode every venue is delayed only, and nothing can be changed', () => {
  const actor = createActor(venueSelectionMachine, { input: { delayedOnly: true } }).start();
  actor.send({ type: 'venues.loaded', venues: gridVenues });
  const snapshot = actor.getSnapshot();
  expect(snapshot.value).toBe('readOnly');
  expect(selectedVenues(snapshot.context.selection)).toEqual([1, 2]);
  expect(optionsOf(snapshot.context.selection, 2)).toEqual({ ...noOptions, isDelayedTraders: true });
  expect(snapshot.can({ type: 'option.changed', venueId: 1, option: 'isRealOrders', chosen: true })).toBe(
    false,
  );
});

test('what was chosen before is kept of the venues that came, and of what they publish', () => {
  const all = { isRealOrders: true, isRealTraders: true, isDelayedOrders: false, isDelayedTraders: false };
  const actor = createActor(venueSelectionMachine, {
    input: { delayedOnly: false, chosen: { 1: all, 2: all, 99: all } },
  }).start();
  actor.send({ type: 'venues.loaded', venues: gridVenues });
  expect(actor.getSnapshot().context.selection).toEqual({ 1: all, 2: { ...all, isRealOrders: false } });
});
