import { fromPromise } from 'xstate';
import { autoRenewalMachine } from '../../../machines/auto-renewal.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

// No dialog: the setting itself shows the actual value once it is known.
const handler = { handler: 'sessionOnly' } as const;

/** The auto-renewal setting, bound to the service. */
export const autoRenewal = autoRenewalMachine.provide({
  actors: {
    loadAutoRenewal: fromPromise(async ({ signal }) => {
      const { AutoRenewal } = await ask(client.GET('/api/subscription/info', { signal }), handler);
      return AutoRenewal ?? false;
    }),
    saveAutoRenewal: fromPromise(async ({ input }) => {
      await ask(client.POST('/api/subscription/autoRenewal', { body: { AutoRenewal: input.isOn } }), handler);
    }),
  },
});
