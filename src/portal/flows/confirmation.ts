import { fromPromise } from 'xstate';
import { confirmationMachine } from '../../../machines/confirmation.ts';
import type { Proof } from '../../domain/failure.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Proving again who one is, bound to the service. */
export const confirmation = confirmationMachine.provide({
  actors: {
    confirm: fromPromise(
      async ({
        input: { by, proof },
        signal,
      }: {
        input: { by: Proof; proof: string };
        signal: AbortSignal;
      }) => {
        const body = by === 'password' ? { password: proof } : { code: proof.trim() };
        // The dialog says why it was not accepted.
        await ask(client.POST('/api/session/confirm', { body, signal }), { handler: 'sessionOnly' });
      },
    ),
  },
});
