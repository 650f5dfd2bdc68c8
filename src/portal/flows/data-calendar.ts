import { fromPromise } from 'xstate';
import { dataCalendarMachine } from '../../../machines/data-calendar.ts';
import { failureOf } from '../../domain/failure.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The condition of a venue's data, bound to the service. The page shows a failure itself. */
export const dataCalendar = dataCalendarMachine.provide({
  actors: {
    loadMonth: fromPromise(async ({ input: { venue, month }, signal }) => {
      const query = { tv: venue, month };
      try {
        return await ask(client.GET('/api/conditions', { params: { query }, signal }), { handler: 'bypass' });
      } catch (error) {
        // An address may contain something that is no MIC.
        if (['notFound', 'refused'].includes(failureOf(error).kind)) return null;
        throw error;
      }
    }),
  },
});
