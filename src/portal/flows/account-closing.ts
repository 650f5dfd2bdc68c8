import { fromPromise } from 'xstate';
import { accountClosingMachine } from '../../../machines/account-closing.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { confirmation } from './confirmation.ts';

/** Closing the user's own account, bound to the service. */
export const accountClosing = accountClosingMachine.provide({
  actors: {
    confirmation,
    loadClosing: fromPromise(({ signal }) =>
      // The page shows a failure in place of what it loads.
      ask(client.GET('/api/account/closing', { signal }), { handler: 'sessionOnly' }),
    ),
    closeAccount: fromPromise(async ({ signal }) => {
      await ask(client.POST('/api/account/close', { signal }));
    }),
    keepAccount: fromPromise(async ({ signal }) => {
      await ask(client.POST('/api/account/keep', { signal }));
    }),
  },
});
