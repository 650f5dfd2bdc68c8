import { type AnyActorRef, assign, sendTo, setup } from 'xstate';
import type { Selection } from '../src/domain/venue-choices.ts';
import {
  delayedOnly,
  disabledOptions,
  isOffered,
  isSelected,
  noOptions,
  type VenueOptionName,
  type VenueOptions,
  withOption,
} from '../src/domain/venue-options.ts';

/** A row of the grid: a venue and which kinds of data it publishes. */
export type SelectableVenue = {
  readonly id: number;
  readonly hasOrders: boolean;
  readonly hasTrades: boolean;
};

/** What the grid tells the flow that invoked it, after every change. */
export type SelectionReport = { type: 'selection.changed'; selection: Selection };

export type VenueSelectionInput = {
  /** No-payment mode: delayed data only, for every venue, and nothing to change (B 4). */
  readonly delayedOnly: boolean;
  /** What is chosen at first. */
  readonly chosen?: Selection;
  /** Where nothing is chosen at first, the delayed data of every venue are: they are free. */
  readonly startsDelayed?: boolean;
  /** The flow to report to; a grid standing alone has none. */
  readonly parent?: AnyActorRef;
};

type Context = {
  venues: readonly SelectableVenue[];
  delayedOnly: boolean;
  startsDelayed: boolean;
  selection: Selection;
  parent: AnyActorRef | null;
};

export type VenueSelectionEvent =
  | { type: 'option.changed'; venueId: number; option: VenueOptionName; chosen: boolean }
  | { type: 'venues.loaded'; venues: readonly SelectableVenue[] }
  | { type: 'selection.replaced'; selection: Selection }
  | { type: 'selection.locked' }
  | { type: 'selection.unlocked' };

/** The options of a venue, all off where none was chosen. */
export function optionsOf(selection: Selection, venueId: number): VenueOptions {
  return selection[venueId] ?? noOptions;
}

/** Which options of a row cannot be changed now. */
export function disabledOf(
  context: Pick<Context, 'selection'>,
  venue: SelectableVenue,
  readOnly: boolean,
): VenueOptions {
  return disabledOptions(optionsOf(context.selection, venue.id), venue, readOnly);
}

/** B 4: the venues of which any flag is on. */
export function selectedVenues(selection: Selection): number[] {
  return Object.entries(selection)
    .filter(([, options]) => isSelected(options))
    .map(([id]) => Number(id));
}

/** What can still be had of a selection kept from before: known venues, and of these what they publish. */
function stillOffered(selection: Selection, venues: readonly SelectableVenue[]): Selection {
  const kept = venues.map((venue): [number, VenueOptions] => {
    const options = optionsOf(selection, venue.id);
    return [
      venue.id,
      {
        isRealOrders: options.isRealOrders && venue.hasOrders,
        isRealTraders: options.isRealTraders && venue.hasTrades,
        isDelayedOrders: options.isDelayedOrders && venue.hasOrders,
        isDelayedTraders: options.isDelayedTraders && venue.hasTrades,
      },
    ];
  });
  return Object.fromEntries(kept.filter(([, options]) => isSelected(options)));
}

const allDelayed = (venues: readonly SelectableVenue[]): Selection =>
  Object.fromEntries(venues.map((venue) => [venue.id, delayedOnly(venue)]));

/** The venue grid of registration and subscriptions: what of each venue is wanted, at which speed (B 3, B 4). */
export const venueSelectionMachine = setup({
  types: {
    input: {} as VenueSelectionInput,
    context: {} as Context,
    events: {} as VenueSelectionEvent,
  },
  guards: {
    isPossible: ({ context, event }) => {
      if (event.type !== 'option.changed') return false;
      const venue = context.venues.find((one) => one.id === event.venueId);
      if (!venue || !isOffered(event.option, venue)) return false;
      return !event.chosen || !disabledOf(context, venue, false)[event.option];
    },
    isDelayedOnly: ({ context }) => context.delayedOnly,
    startsDelayed: ({ context }, params: { venues: readonly SelectableVenue[] }) =>
      context.startsDelayed && selectedVenues(stillOffered(context.selection, params.venues)).length === 0,
  },
  actions: {
    changeOption: assign(({ context, event }) => {
      if (event.type !== 'option.changed') return {};
      const options = withOption(optionsOf(context.selection, event.venueId), event.option, event.chosen);
      return { selection: { ...context.selection, [event.venueId]: options } };
    }),
    keepVenues: assign({ venues: (_, params: { venues: readonly SelectableVenue[] }) => params.venues }),
    dropWhatIsGone: assign({ selection: ({ context }) => stillOffered(context.selection, context.venues) }),
    chooseAllDelayed: assign({ selection: ({ context }) => allDelayed(context.venues) }),
    replaceSelection: assign({ selection: (_, params: { selection: Selection }) => params.selection }),
    // Without a parent the report comes back here, where nothing listens for it.
    report: sendTo(
      ({ context, self }): AnyActorRef => context.parent ?? self,
      ({ context }): SelectionReport => ({ type: 'selection.changed', selection: context.selection }),
    ),
  },
}).createMachine({
  id: 'venueSelection',
  description: 'Which data of which venue a person wants, and at which speed.',
  context: ({ input }) => ({
    venues: [],
    delayedOnly: input.delayedOnly,
    startsDelayed: input.startsDelayed ?? false,
    selection: input.chosen ?? {},
    parent: input.parent ?? null,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The venues have not come yet.',
      on: {
        'selection.replaced': {
          actions: { type: 'replaceSelection', params: ({ event }) => ({ selection: event.selection }) },
        },
        'venues.loaded': [
          {
            guard: 'isDelayedOnly',
            target: 'readOnly',
            actions: [
              { type: 'keepVenues', params: ({ event }) => ({ venues: event.venues }) },
              'chooseAllDelayed',
              'report',
            ],
          },
          {
            guard: { type: 'startsDelayed', params: ({ event }) => ({ venues: event.venues }) },
            target: 'choosing',
            actions: [
              { type: 'keepVenues', params: ({ event }) => ({ venues: event.venues }) },
              'chooseAllDelayed',
              'report',
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'keepVenues', params: ({ event }) => ({ venues: event.venues }) },
              'dropWhatIsGone',
              'report',
            ],
          },
        ],
        'selection.locked': 'lockedEarly',
      },
    },
    lockedEarly: {
      description:
        'The venues have not come yet, and what was chosen before is not to be changed when they do.',
      on: {
        'selection.unlocked': 'waiting',
        'selection.replaced': {
          actions: { type: 'replaceSelection', params: ({ event }) => ({ selection: event.selection }) },
        },
        'venues.loaded': [
          {
            guard: 'isDelayedOnly',
            target: 'readOnly',
            actions: [
              { type: 'keepVenues', params: ({ event }) => ({ venues: event.venues }) },
              'chooseAllDelayed',
              'report',
            ],
          },
          {
            target: 'locked',
            actions: [
              { type: 'keepVenues', params: ({ event }) => ({ venues: event.venues }) },
              'dropWhatIsGone',
              'report',
            ],
          },
        ],
      },
    },
    choosing: {
      description: 'Options can be changed; one speed of a kind of data excludes the other.',
      on: {
        'option.changed': { guard: 'isPossible', actions: ['changeOption', 'report'] },
        'selection.replaced': {
          actions: [
            { type: 'replaceSelection', params: ({ event }) => ({ selection: event.selection }) },
            'report',
          ],
        },
        'selection.locked': 'locked',
      },
    },
    locked: {
      description: 'What was chosen is on its way or being paid for, and stays as it is.',
      on: { 'selection.unlocked': 'choosing' },
    },
    readOnly: { description: 'Delayed data of every venue, free, with nothing to choose.' },
  },
});
