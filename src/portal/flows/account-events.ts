import { fromPromise } from 'xstate';
import { accountEventsMachine } from '../../../machines/account-events.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** What happened to the user's account, bound to the service. */
export const accountEvents = accountEventsMachine.provide({
  actors: {
    loadEvents: fromPromise(
      ({ input, signal }: { input: { before: string | null }; signal: AbortSignal }) => {
        const query = input.before === null ? {} : { before: input.before };
        // The page shows a failure in place of the list.
        return ask(client.GET('/api/account/events', { params: { query }, signal }), {
          handler: 'sessionOnly',
        });
      },
    ),
  },
});
