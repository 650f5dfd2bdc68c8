import { fromPromise } from 'xstate';
import { bootMachine } from '../../../machines/boot.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { preparedConfig } from '../browser/prepared-page.ts';

/** Opening the portal, bound to the service. */
export const boot = bootMachine.provide({
  actors: {
    // A page prerendered for a visitor contains it.
    loadConfig: fromPromise(
      async ({ signal }) =>
        preparedConfig() ?? ask(client.GET('/api/config', { signal }), { handler: 'bypass' }),
    ),
  },
});
