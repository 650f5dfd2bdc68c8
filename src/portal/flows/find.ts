import { fromPromise } from 'xstate';
import { findMachine } from '../../../machines/find.ts';
import { foundViewsOf } from '../../domain/feed/found-views.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Finding an instrument, bound to the service. The field shows a failure itself. */
export const find = findMachine.provide({
  actors: {
    findInstruments: fromPromise(async ({ input, signal }) =>
      foundViewsOf(
        await ask(
          client.GET('/api/subscription/feed/find', { params: { query: { q: input.text } }, signal }),
          { handler: 'sessionOnly' },
        ),
      ),
    ),
  },
});
