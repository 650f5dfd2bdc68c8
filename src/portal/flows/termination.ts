import { fromPromise } from 'xstate';
import { terminationMachine } from '../../../machines/termination.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Ending a subscription, bound to the service. */
export const termination = terminationMachine.provide({
  actors: {
    terminate: fromPromise(async () => {
      // Without a signal: a confirmed termination is not abandoned because a page closes.
      const call = client.POST('/api/subscription/terminate');
      return (await ask(call, { handler: 'unlessRefused' })).TerminatedOn;
    }),
  },
});
