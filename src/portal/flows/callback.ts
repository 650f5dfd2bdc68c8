import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { callbackMachine } from '../../../machines/callback.ts';
import { type sessionMachine, viewOf } from '../../../machines/session.ts';
import { homeOf } from '../../domain/session/areas.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { loadProviderClient, readProviderReturn } from '../browser/provider-redirect.ts';
import type { Config } from '../context/config.ts';
import { ownLocation, type Remembering, rememberedLocation } from '../routes/remembered-location.ts';

/** The router's part of the current history entry; it survives a reload. */
function routerState(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
}

function keepInHistory(usr: Remembering): void {
  window.history.replaceState({ ...window.history.state, usr }, '');
}

/** The return from the identity provider, bound to the service and to the session it opens. */
export function callbackOf(config: Config, session: ActorRefFrom<typeof sessionMachine>) {
  return callbackMachine.provide({
    actors: {
      readReturn: fromPromise(async ({ input, signal }) => {
        const { pathname, search } = new URL(input.url);
        if (search === '') return { grant: null, returnTo: rememberedLocation(routerState()) };
        // If it does not arrive, nothing is used up: loading the page again has all of the answer.
        await loadProviderClient();
        // Once the page has been left, the address is that of another one.
        signal.throwIfAborted();
        // The code can be used only once, so neither a reload nor the history may contain it.
        window.history.replaceState(window.history.state, '', pathname);
        const answer = await readProviderReturn(config.signIn, input.url, Date.now() / 1000);
        // Where the user wanted to go has to survive a reload; the history state does, and ends with its entry.
        if (answer.returnTo !== null) keepInHistory({ remembered: answer.returnTo });
        return answer;
      }),
      openSession: fromPromise(async ({ input: { nonce, ...body }, signal }) => {
        const params = nonce === null ? {} : { header: { 'Sign-In-Nonce': nonce } };
        await ask(client.POST('/auth/session', { params, body, signal }), { handler: 'bypass' });
      }),
      findDestination: fromPromise(async ({ input }) => {
        const { context } = await waitFor(session, (snapshot) => !viewOf(snapshot).isChecking);
        if (context.user === null) return null;
        const wanted = input.returnTo === null ? null : ownLocation(input.returnTo, context.user);
        return wanted ?? homeOf(context.user);
      }),
    },
  });
}
