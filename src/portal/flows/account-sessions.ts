import { fromPromise } from 'xstate';
import { accountSessionsMachine } from '../../../machines/account-sessions.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Chosen = { input: { id: string }; signal: AbortSignal };

/** The user's sessions and trusted browsers, bound to the service. */
export const accountSessions = accountSessionsMachine.provide({
  actors: {
    loadSessions: fromPromise(({ signal }) => ask(client.GET('/api/sessions', { signal }))),
    endSession: fromPromise(async ({ input: { id }, signal }: Chosen) => {
      await ask(client.POST('/api/sessions/end', { body: { id }, signal }));
    }),
    endOthers: fromPromise(async ({ signal }) => {
      await ask(client.POST('/api/sessions/end-others', { signal }));
    }),
    forgetBrowser: fromPromise(async ({ input: { id }, signal }: Chosen) => {
      await ask(client.POST('/api/sessions/forget-browser', { body: { id }, signal }));
    }),
  },
});
