import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { venueSelectionMachine } from '../../../machines/venue-selection.ts';
import { type Venue, viewOf } from '../../../machines/venues.ts';
import { defaultCostPerVenue } from '../../domain/subscription/prices.ts';
import { useAppContext } from './app-context.tsx';

export type Venues = {
  /** Empty until they have loaded. */
  readonly venues: readonly Venue[];
  /** US dollars per venue, user and month. */
  readonly cost: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  /** Loads them again after a failure. */
  readonly retry: () => void;
};

/** The trading venues, as far as they have loaded. */
export function useVenues(): Venues {
  const { venues: actor } = useAppContext();
  const { kind, venues, costPerVenue } = useSelector(actor, viewOf, shallowEqual);
  return {
    venues,
    cost: costPerVenue ?? defaultCostPerVenue,
    isLoading: kind === 'loading',
    isLoaded: kind === 'loaded',
    hasFailed: kind === 'failed',
    retry: () => actor.send({ type: 'venues.requested' }),
  };
}

/** The trading venues, for a page that needs them: loads them if no page has before. */
export function useWantedVenues(): Venues {
  const { venues: actor } = useAppContext();
  useEffect(() => actor.send({ type: 'venues.requested' }), [actor]);
  return useVenues();
}

/** Finds the name of a venue by its id. */
export function useVenueName(): (id: number) => string {
  const { venues } = useVenues();
  return (id) => venues.find((venue) => venue.TradingVenueID === id)?.Name ?? `Venue ${id}`;
}

/** Tells a selection which venues there are to choose from, once they have loaded. */
export function useVenuesToChoose(selection: ActorRefFrom<typeof venueSelectionMachine> | undefined): void {
  const { venues, isLoaded } = useVenues();
  useEffect(() => {
    if (!isLoaded) return;
    selection?.send({
      type: 'venues.loaded',
      venues: venues.map(({ TradingVenueID: id, HasOrders: hasOrders, HasTrades: hasTrades }) => ({
        id,
        hasOrders,
        hasTrades,
      })),
    });
  }, [isLoaded, venues, selection]);
}
