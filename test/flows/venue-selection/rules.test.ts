import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { venueSelectionMachine } from '../../../machines/venue-selection.ts';
import type { Selection } from '../../../src/domain/venues/venue-choices.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import { disabledOf, optionsOf, selectedVenues } from '../../../src/domain/venues/venue-rows.ts';
import { gridVenues } from './kit.ts';

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

test('an earlier selection is kept for the loaded venues and the data that they publish', () => {
  const all = { isRealOrders: true, isRealTraders: true, isDelayedOrders: false, isDelayedTraders: false };
  const actor = createActor(venueSelectionMachine, {
    input: { delayedOnly: false, chosen: { 1: all, 2: all, 99: all } },
  }).start();
  actor.send({ type: 'venues.loaded', venues: gridVenues });
  expect(actor.getSnapshot().context.selection).toEqual({ 1: all, 2: { ...all, isRealOrders: false } });
});

describe('B 4: preselected delayed data do not block real-time data', () => {
  const [both] = gridVenues;
  const delayed = { ...noOptions, isDelayedOrders: true, isDelayedTraders: true };
  const start = (chosen: Selection = {}) => {
    const actor = createActor(venueSelectionMachine, {
      input: { delayedOnly: false, startsDelayed: true, chosen },
    }).start();
    actor.send({ type: 'venues.loaded', venues: gridVenues });
    const change = (option: keyof typeof noOptions, chosen: boolean) =>
      actor.send({ type: 'option.changed', venueId: 1, option, chosen });
    const disabled = () => both && disabledOf(actor.getSnapshot().context, both, false);
    const options = () => optionsOf(actor.getSnapshot().context.selection, 1);
    return { actor, change, disabled, options };
  };

  test('preselected data disable nothing; real-time data replace them and then disable them', () => {
    const { change, disabled, options } = start();
    expect(options()).toEqual(delayed);
    expect(disabled()).toEqual(noOptions);
    change('isRealOrders', true);
    expect(options()).toEqual({ ...noOptions, isRealOrders: true, isDelayedTraders: true });
    expect(disabled()).toEqual({ ...noOptions, isDelayedOrders: true });
  });

  test('after data of that kind was changed, choosing delayed disables real-time as usual', () => {
    const { change, disabled } = start();
    change('isDelayedOrders', false);
    change('isDelayedOrders', true);
    expect(disabled()).toEqual({ ...noOptions, isRealOrders: true });
  });

  test('preselected data that were kept over a reload block nothing either', () => {
    expect(start({ 1: delayed }).disabled()).toEqual(noOptions);
  });
});

describe('one option for many venues at once', () => {
  const start = () => {
    const actor = createActor(venueSelectionMachine, { input: { delayedOnly: false } }).start();
    actor.send({ type: 'venues.loaded', venues: gridVenues });
    const selected = () => actor.getSnapshot().context.selection;
    return { actor, selected };
  };

  test('is chosen for each venue that publishes it, and cleared for each', () => {
    const { actor, selected } = start();
    const all = { type: 'options.changed', venueIds: [1, 2], option: 'isDelayedOrders' } as const;
    actor.send({ ...all, chosen: true });
    expect(selected()).toEqual({ 1: { ...noOptions, isDelayedOrders: true } });
    actor.send({ ...all, chosen: false });
    expect(selectedVenues(selected())).toEqual([]);
  });

  test('B 4: leaves a venue as it is if the other speed is chosen there', () => {
    const { actor, selected } = start();
    actor.send({ type: 'option.changed', venueId: 2, option: 'isRealTraders', chosen: true });
    actor.send({ type: 'options.changed', venueIds: [1, 2], option: 'isDelayedTraders', chosen: true });
    expect(selected()).toEqual({
      1: { ...noOptions, isDelayedTraders: true },
      2: { ...noOptions, isRealTraders: true },
    });
  });

  test('changes nothing in a locked grid', () => {
    const { actor, selected } = start();
    actor.send({ type: 'selection.locked' });
    actor.send({ type: 'options.changed', venueIds: [1, 2], option: 'isDelayedTraders', chosen: true });
    expect(selected()).toEqual({});
  });
});
