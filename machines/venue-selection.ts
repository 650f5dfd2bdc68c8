import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Selection } from '../src/domain/venues/venue-choices.ts';
import type { VenueOptionName } from '../src/domain/venues/venue-options.ts';
import {
  changeable,
  type GridState,
  type OptionChange,
  type SelectableVenue,
  withChange,
  withVenues,
} from '../src/domain/venues/venue-rows.ts';
import { type Reporting, report } from './reporting.ts';

/** The grid's report to the flow that invoked it, after every change. */
export type SelectionReport = { type: 'selection.changed'; selection: Selection };

type VenueSelectionInput = Reporting & {
  /** No-payment mode: delayed data only, for every venue, and nothing to change (B 4). */
  readonly delayedOnly: boolean;
  /** The initial selection. */
  readonly chosen?: Selection;
  /**
   * Without an initial selection, the delayed data of every venue are selected, since they are free. Delayed data
   * selected initially count as preset, not as chosen: they do not prevent choosing real-time data.
   */
  readonly startsDelayed?: boolean;
};

type Context = GridState & Reporting & { delayedOnly: boolean; startsDelayed: boolean };

export type VenueSelectionEvent =
  | { type: 'option.changed'; venueId: number; option: VenueOptionName; chosen: boolean }
  /** An option for many venues at once; applies to those where it can be changed. */
  | { type: 'options.changed'; venueIds: readonly number[]; option: VenueOptionName; chosen: boolean }
  | { type: 'venues.loaded'; venues: readonly SelectableVenue[] }
  | { type: 'selection.replaced'; selection: Selection }
  | { type: 'selection.locked' }
  | { type: 'selection.unlocked' };

/** The change an event requests; one venue is treated as a list of one. */
function changeOf(event: VenueSelectionEvent): OptionChange | null {
  if (event.type === 'options.changed') return event;
  return event.type === 'option.changed' ? { ...event, venueIds: [event.venueId] } : null;
}

const changedIn = ({ context }: { context: Context }): SelectionReport => ({
  type: 'selection.changed',
  selection: context.selection,
});

/** The venue grid of registration and subscriptions: what of each venue is wanted, at which speed (B 3, B 4). */
export const venueSelectionMachine = setup({
  types: {
    input: {} as VenueSelectionInput,
    context: {} as Context,
    events: {} as VenueSelectionEvent,
  },
  guards: {
    isPossible: ({ context, event }) => {
      const change = changeOf(event);
      return change !== null && changeable(context, change).length > 0;
    },
    isDelayedOnly: ({ context }) => context.delayedOnly,
  },
  actions: {
    changeOption: assign(({ context, event }) => {
      const change = changeOf(event);
      return change === null ? {} : withChange(context, change);
    }),
    keepVenues: assign(({ context, event }) =>
      event.type === 'venues.loaded' ? withVenues(context, event.venues) : {},
    ),
    // The earlier choices are locked, so nothing is preset next to them.
    keepVenuesOnly: assign(({ context, event }) =>
      event.type === 'venues.loaded' ? withVenues({ ...context, isLocked: true }, event.venues) : {},
    ),
    replaceSelection: assign(({ event }) =>
      event.type === 'selection.replaced' ? { selection: event.selection, preset: {} } : {},
    ),
    report: report((_, told: SelectionReport) => told),
  },
}).createMachine({
  id: 'venueSelection',
  description: 'Which data of which venue a person wants, and at which speed.',
  context: ({ input: { chosen = {}, startsDelayed = false, ...input } }) => ({
    ...input,
    venues: [],
    startsDelayed,
    selection: chosen,
    preset: {},
  }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The venues have not been loaded yet.',
      on: {
        'selection.replaced': { actions: 'replaceSelection' },
        'venues.loaded': [
          {
            guard: 'isDelayedOnly',
            target: 'readOnly',
            actions: ['keepVenues', { type: 'report', params: changedIn }],
          },
          { target: 'choosing', actions: ['keepVenues', { type: 'report', params: changedIn }] },
        ],
        'selection.locked': 'lockedEarly',
      },
    },
    lockedEarly: {
      description: 'The venues have not been loaded yet, and the earlier choices are locked when they are.',
      on: {
        'selection.unlocked': 'waiting',
        'selection.replaced': { actions: 'replaceSelection' },
        'venues.loaded': [
          {
            guard: 'isDelayedOnly',
            target: 'readOnly',
            actions: ['keepVenues', { type: 'report', params: changedIn }],
          },
          { target: 'locked', actions: ['keepVenuesOnly', { type: 'report', params: changedIn }] },
        ],
      },
    },
    choosing: {
      description: 'Options can be changed; one speed of a kind of data excludes the other.',
      on: {
        'option.changed': {
          guard: 'isPossible',
          actions: ['changeOption', { type: 'report', params: changedIn }],
        },
        'options.changed': {
          guard: 'isPossible',
          actions: ['changeOption', { type: 'report', params: changedIn }],
        },
        'selection.replaced': { actions: ['replaceSelection', { type: 'report', params: changedIn }] },
        'selection.locked': 'locked',
      },
    },
    locked: {
      description: 'The choices are being sent or paid for, and are locked.',
      on: { 'selection.unlocked': 'choosing' },
    },
    readOnly: { description: 'Delayed data of every venue, free of charge, with nothing to choose.' },
  },
});

/** What the grid allows. */
export type VenueSelectionView = { readonly kind: 'waiting' | 'choosing' | 'locked' | 'readOnly' };

export const viewOf = ({ value }: SnapshotFrom<typeof venueSelectionMachine>): VenueSelectionView => ({
  kind: value === 'lockedEarly' ? 'waiting' : value,
});
