import { fromPromise } from 'xstate';
import { secondFactorMachine } from '../../../machines/second-factor.ts';
import type { FactorActivation, FactorBeginning, FactorRemoval } from '../../contract/generated/types.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The user's own second factor, bound to the service. */
export const secondFactor = secondFactorMachine.provide({
  actors: {
    loadFactor: fromPromise(({ signal }) => ask(client.GET('/api/factor', { signal }))),
    // A refusal of no field means that there is one already, which the page then shows.
    beginFactor: fromPromise(
      ({ input: { password }, signal }: { input: FactorBeginning; signal: AbortSignal }) =>
        ask(client.POST('/api/factor', { body: { password }, signal }), { handler: 'unlessRefused' }),
    ),
    // The forms say why something was not accepted.
    activateFactor: fromPromise(
      async ({ input: { id, code }, signal }: { input: FactorActivation; signal: AbortSignal }) => {
        const body = { id, code: code.trim() };
        await ask(client.POST('/api/factor/activate', { body, signal }), { handler: 'sessionOnly' });
      },
    ),
    removeFactor: fromPromise(
      async ({ input: { password, code }, signal }: { input: FactorRemoval; signal: AbortSignal }) => {
        const body = { password, code: code.trim() };
        await ask(client.POST('/api/factor/remove', { body, signal }), { handler: 'sessionOnly' });
      },
    ),
  },
});
