import { fromPromise } from 'xstate';
import { autoRenewalMachine } from '../../../machines/auto-renewal.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The setting of auto-renewal, bound to the service. */
export const autoRenewal = autoRenewalMachine.provide({
  actors: {
    saveAutoRenewal: fromPromise(async ({ input }) => {
      await ask(client.POST('/api/subscription/autoRenewal', { body: { AutoRenewal: input.isOn } }));
    }),
  },
});
