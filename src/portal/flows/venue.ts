import { fromPromise } from 'xstate';
import { venueMachine } from '../../../machines/venue.ts';
import { failureOf } from '../../domain/failure.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** A trading venue, bound to the service. The page shows a failure itself. */
export const venue = venueMachine.provide({
  actors: {
    loadVenue: fromPromise(async ({ input: { mic, year }, signal }) => {
      const query = year === null ? {} : { year };
      try {
        return await ask(client.GET('/api/venues/{mic}', { params: { path: { mic }, query }, signal }), {
          handler: 'bypass',
        });
      } catch (error) {
        // An address may contain something that is no MIC.
        if (['notFound', 'refused'].includes(failureOf(error).kind)) return null;
        throw error;
      }
    }),
  },
});
