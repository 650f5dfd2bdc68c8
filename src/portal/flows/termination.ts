import { fromPromise } from 'xstate';
import { type Terminated, terminationMachine } from '../../../machines/termination.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { refusalOf } from './refusal.ts';

/** Ending a subscription, bound to the service. */
export const termination = terminationMachine.provide({
  actors: {
    terminate: fromPromise(async (): Promise<Terminated> => {
      // Without a signal: what was confirmed is not given up because the page closes.
      const call = client.POST('/api/subscription/terminate');
      const refusal = await refusalOf(call);
      if (refusal) return refusal;
      const { TerminatedOn } = await ask(call);
      return { kind: 'terminated', day: TerminatedOn };
    }),
  },
});
