import { fromPromise } from 'xstate';
import { bootMachine } from '../../../machines/boot.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Opening the portal, bound to the service. */
export const boot = bootMachine.provide({
  actors: {
    loadConfig: fromPromise(({ signal }) =>
      ask(client.GET('/api/config', { signal }), { handler: 'bypass' }),
    ),
  },
});
