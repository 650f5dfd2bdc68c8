import { fromPromise } from 'xstate';
import { venuesMachine } from '../../../machines/venues.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

export const venues = venuesMachine.provide({
  actors: {
    loadVenues: fromPromise(({ signal }) => {
      // A failure only ends loading (B 8): the page shows what it has, without a dialog.
      return ask(client.GET('/api/tradingVenuesList', { signal }), { handler: 'bypass' });
    }),
  },
});
