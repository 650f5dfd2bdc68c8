import { isDeepStrictEqual } from 'node:util';
import type { venueSelectionMachine } from '../../../machines/venue-selection.ts';
import type { Invariant } from '../oracle/oracle.ts';

const none = { isRealOrders: false, isRealTraders: false, isDelayedOrders: false, isDelayedTraders: false };

export const invariants: readonly Invariant<typeof venueSelectionMachine>[] = [
  {
    requirement: 'B 4',
    says: 'after a change no venue has both speeds of the same kind of data',
    holds: (before, event, { context }) =>
      before === null ||
      (event.type !== 'option.changed' && event.type !== 'options.changed') ||
      Object.values(context.selection).every(
        (options) =>
          !(options.isRealOrders && options.isDelayedOrders) &&
          !(options.isRealTraders && options.isDelayedTraders),
      ),
  },
  {
    requirement: 'B 4',
    says: 'in no-payment mode nothing is real-time, and all data of a venue are chosen as delayed',
    holds: (_before, _, { context }) =>
      !context.delayedOnly ||
      context.venues.every((venue) => {
        const options = context.selection[venue.id] ?? none;
        return (
          !options.isRealOrders &&
          !options.isRealTraders &&
          options.isDelayedOrders === venue.hasOrders &&
          options.isDelayedTraders === venue.hasTrades
        );
      }),
  },
  {
    requirement: 'B 4',
    says: 'no option can be changed by hand while the grid is locked, read-only or without venues',
    holds: (_before, _, after) =>
      after.matches('choosing') ||
      after.context.venues.every(({ id }) =>
        (['isRealOrders', 'isRealTraders', 'isDelayedOrders', 'isDelayedTraders'] as const).every((option) =>
          [true, false].every(
            (chosen) => !after.can({ type: 'option.changed', venueId: id, option, chosen }),
          ),
        ),
      ),
  },
  {
    requirement: 'B 4',
    says: 'locking and unlocking do not change the selection',
    holds: (before, event, { context }) =>
      before === null ||
      (event.type !== 'selection.locked' && event.type !== 'selection.unlocked') ||
      context.selection === before.context.selection,
  },
  {
    requirement: 'B 3',
    says: 'only data that the venue publishes can be chosen by hand',
    holds: (before, event, { context }) =>
      before === null ||
      (event.type !== 'option.changed' && event.type !== 'options.changed') ||
      context.venues.every((venue) => {
        const options = context.selection[venue.id] ?? none;
        return (
          (venue.hasOrders || !(options.isRealOrders || options.isDelayedOrders)) &&
          (venue.hasTrades || !(options.isRealTraders || options.isDelayedTraders))
        );
      }),
  },
  {
    requirement: 'decisions.md Forms',
    says: 'preset options are selected, delayed, and of a listed venue',
    holds: (_before, _, { context: { preset, selection, venues } }) =>
      Object.entries(preset).every(([id, options]) => {
        const selected = selection[Number(id)] ?? none;
        return (
          !options.isRealOrders &&
          !options.isRealTraders &&
          (!options.isDelayedOrders || selected.isDelayedOrders) &&
          (!options.isDelayedTraders || selected.isDelayedTraders) &&
          venues.some((venue) => venue.id === Number(id))
        );
      }),
  },
  {
    requirement: 'B 4',
    says: 'a change at one venue does not change the others',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'option.changed' ||
      context.venues.every(
        ({ id }) => id === event.venueId || context.selection[id] === before.context.selection[id],
      ),
  },
  {
    requirement: 'B 4',
    says: 'the reported selection is the shown one',
    holds: (_before, _event, { context: { selection } }, { effects }) =>
      effects.every(
        ({ kind, data }) => kind !== 'tells' || isDeepStrictEqual(Object(data).selection, selection),
      ),
  },
];
