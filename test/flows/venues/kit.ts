import { expect } from 'vitest';
import { type Venue, type VenueList, venuesMachine, viewOf } from '../../../machines/venues.ts';
import type { Kit } from '../kit.ts';

const venue = (TradingVenueID: number, MIC: string, TradingVenueGroupID: number): Venue => ({
  TradingVenueID,
  Name: `Venue ${MIC}`,
  Type: 'MTF',
  MIC,
  TradingVenueGroupID,
  HasTrades: true,
  HasOrders: TradingVenueID !== 3,
});

/** Three venues, one of each group; live data of one cost 25 dollars a month. */
export const venueList: VenueList = {
  tradingVenues: [venue(1, 'IGDL', 1), venue(2, 'TPSO', 2), venue(3, 'PVMF', 3)],
  CostPerVenue: 25,
};

export const venuesKit: Kit<typeof venuesMachine> = {
  flow: 'venues',
  machine: venuesMachine,
  examples: [
    { type: 'venues.requested' },
    { type: 'xstate.done.actor.loadVenues', output: venueList },
    { type: 'xstate.error.actor.loadVenues', error: new Error('no answer') },
  ],
  states: {
    idle: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'idle' });
    },
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    loaded: (snapshot) => {
      const { context } = snapshot;
      expect(context).toEqual({ venues: venueList.tradingVenues, costPerVenue: venueList.CostPerVenue });
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loaded', venues: venueList.tradingVenues });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.venues).toEqual([]);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
  },
  refusals: [
    {
      name: 'the venues are loaded only once',
      after: [{ type: 'venues.requested' }, { type: 'xstate.done.actor.loadVenues', output: venueList }],
      event: { type: 'venues.requested' },
    },
  ],
};
