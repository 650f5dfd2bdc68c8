import { fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session.ts';
import { failureOf } from '../../domain/failure.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { type AskOptions, ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { otherTabs } from '../browser/other-tabs.ts';

async function whoIsThere(signal: AbortSignal, options?: AskOptions): Promise<UserInfo | null> {
  try {
    return await ask(client.GET('/api/userInfo', { signal }), options);
  } catch (error) {
    if (failureOf(error).kind === 'unauthenticated') return null;
    throw error;
  }
}

export const session = sessionMachine.provide({
  actors: {
    otherTabs,
    signOut: fromPromise(async () => {
      // The session asks what is true where this fails, and tells it.
      await ask(client.POST('/auth/logout'), { handler: 'bypass' });
    }),
    confirmSession: fromPromise(({ signal }) => whoIsThere(signal, { handler: 'bypass' })),
    loadUserInfo: fromPromise(({ signal }) => whoIsThere(signal)),
  },
});
