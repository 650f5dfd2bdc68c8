import { fromPromise } from 'xstate';
import { instrumentMachine } from '../../../machines/instrument.ts';
import { failureOf } from '../../domain/failure.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** An instrument on all venues, bound to the service. The page shows a failure itself. */
export const instrument = instrumentMachine.provide({
  actors: {
    loadInstrument: fromPromise(async ({ input: { code, timing, at }, signal }) => {
      const params = { path: { code }, query: { timing, ...at } };
      try {
        return await ask(client.GET('/api/instruments/{code}', { params, signal }), {
          handler: 'sessionOnly',
        });
      } catch (error) {
        // An address may contain something that is no code.
        if (['notFound', 'refused'].includes(failureOf(error).kind)) return null;
        throw error;
      }
    }),
  },
});
