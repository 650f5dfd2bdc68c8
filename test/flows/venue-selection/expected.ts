import type { AnyEventObject } from 'xstate';
import type { venueSelectionMachine } from '../../../machines/venue-selection.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { gridVenues } from './kit.ts';

type Options = Readonly<Record<string, boolean>>;
type Selected = Readonly<Record<number, Options>>;

const other: Readonly<Record<string, string>> = {
  isRealOrders: 'isDelayedOrders',
  isDelayedOrders: 'isRealOrders',
  isRealTraders: 'isDelayedTraders',
  isDelayedTraders: 'isRealTraders',
};
const venuesOf = (event: AnyEventObject): readonly number[] => event.venueIds ?? [event.venueId];
const has = (selected: Selected, id: number, option: string): boolean => selected[id]?.[option] === true;

/** Venue 2 has no orders: see the kit. */
const isPublished = (id: number, option: string): boolean => id === 1 || option.endsWith('Traders');

const sameSelection = (one: Selected, two: Selected): boolean => {
  const flags = (selected: Selected) =>
    Object.entries(selected)
      .flatMap(([id, options]) =>
        Object.keys(options)
          .filter((name) => options[name])
          .map((name) => `${id} ${name}`),
      )
      .sort()
      .join();
  return flags(one) === flags(two);
};

const chosen = { ...noOptions, isRealTraders: true };

export const predicates: Predicates<typeof venueSelectionMachine> = {
  'in no-payment mode': ({ delayedOnly }) => delayedOnly,
  'free data is preset': ({ startsDelayed, selection }) =>
    startsDelayed && Object.keys(selection).length === 0,
  'a chosen venue is no longer offered': ({ selection }, { venues }) =>
    Object.keys(selection).some((id) => !venues.some((venue: { id: number }) => venue.id === Number(id))),
  'the selection is unchanged': ({ selection }, event) => sameSelection(selection, event.selection),
  'something was preset': ({ preset }) =>
    Object.values(preset).some((options) => Object.values(options).includes(true)),
  'it changes no venue': ({ selection, preset }, event) =>
    venuesOf(event)
      .filter((id) => isPublished(id, event.option))
      .every((id) => {
        const rival = other[event.option] ?? '';
        const isTaken = event.chosen && has(selection, id, rival) && !has(preset, id, rival);
        return isTaken || has(selection, id, event.option) === event.chosen;
      }),
  'it was preset': ({ preset }, event) =>
    venuesOf(event).some((id) => has(preset, id, event.option) || has(preset, id, other[event.option] ?? '')),
};

const replaced = { type: 'selection.replaced', selection: { 1: chosen, 99: chosen } };
const loaded = { type: 'venues.loaded', venues: gridVenues };

export const walks: Walks = {
  'a venue is no longer offered': [replaced, loaded],
  'a venue is no longer offered, and nothing can be changed': [
    { type: 'selection.locked' },
    replaced,
    loaded,
  ],
};
