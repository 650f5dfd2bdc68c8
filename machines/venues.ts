import { assign, type SnapshotFrom, setup } from 'xstate';
import type { TradingVenue } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

/** A trading venue as listed by the service (A 3.6); its group may be one that this portal does not know yet. */
export type Venue = Readonly<Omit<TradingVenue, 'TradingVenueGroupID'> & { TradingVenueGroupID: number }>;

export type VenueList = {
  readonly tradingVenues: readonly Venue[];
  /** US dollars per venue, user and month; if absent, 25 applies (B 9). */
  readonly CostPerVenue?: number | undefined;
};

type Context = { venues: readonly Venue[]; costPerVenue: number | null };

/** The list of trading venues and the price of live data per venue, loaded once for all pages (B 4). */
export const venuesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'venues.requested' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadVenues: unprovided<VenueList>('loadVenues'),
  },
  actions: {
    keepVenues: assign((_, { tradingVenues, CostPerVenue }: VenueList) => ({
      venues: tradingVenues,
      costPerVenue: CostPerVenue ?? null,
    })),
  },
}).createMachine({
  id: 'venues',
  description: 'The trading venues and the prices of their live data, loaded once.',
  context: { venues: [], costPerVenue: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No page has needed the venues yet.',
      on: { 'venues.requested': 'loading' },
    },
    loading: {
      description: 'The venues are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadVenues',
        src: 'loadVenues',
        onDone: { target: 'loaded', actions: { type: 'keepVenues', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    loaded: { description: 'The venues are loaded and kept until the page is closed.' },
    failed: {
      description: 'The venues could not be loaded; the next page that needs them tries again.',
      tags: 'error',
      on: { 'venues.requested': 'loading' },
    },
  },
});

/** What pages show of the venues: none until they are loaded. */
type VenuesView = Context & { readonly kind: 'idle' | 'loading' | 'loaded' | 'failed' };

export function viewOf({ value, context }: SnapshotFrom<typeof venuesMachine>): VenuesView {
  return { kind: value, ...context };
}
