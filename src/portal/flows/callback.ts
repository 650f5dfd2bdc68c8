import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { callbackMachine } from '../../../machines/callback.ts';
import type { sessionMachine } from '../../../machines/session.ts';
import { signInFailedText } from '../../../machines/sign-in.ts';
import { homeOf } from '../../domain/session/areas.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../app/config.ts';
import { ownLocation } from '../routes/remembered-location.ts';
import { refusalFrom } from './form.ts';
import { readProviderReturn } from './provider-redirect.ts';

/** The way back from the identity provider, bound to the service and to the session it opens. */
export function callbackOf(config: Config, session: ActorRefFrom<typeof sessionMachine>) {
  return callbackMachine.provide({
    actors: {
      readReturn: fromPromise(async ({ input }) => {
        // The code is good once: neither a reload nor the history may hold it.
        window.history.replaceState(window.history.state, '', new URL(input.url).pathname);
        return readProviderReturn(config.signIn, input.url, Date.now() / 1000);
      }),
      openSession: fromPromise(async ({ input, signal }) => {
        try {
          await ask(client.POST('/auth/session', { body: input, signal }), { handler: 'bypass' });
        } catch (error) {
          throw refusalFrom(error, signInFailedText);
        }
      }),
      findDestination: fromPromise(async ({ input }) => {
        const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
        const wanted = input.returnTo === null ? null : ownLocation(input.returnTo, context.user);
        return wanted ?? homeOf(context.user);
      }),
    },
  });
}
