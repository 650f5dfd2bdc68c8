import { fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session.ts';
import { failureOf } from '../../domain/failure.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { type AskOptions, ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { otherTabs } from '../browser/other-tabs.ts';
import { preparedConfig } from '../browser/prepared-page.ts';

async function whoIsThere(signal: AbortSignal, options?: AskOptions): Promise<UserInfo | null> {
  try {
    return await ask(client.GET('/api/userInfo', { signal }), options);
  } catch (error) {
    if (failureOf(error).kind === 'unauthenticated') return null;
    throw error;
  }
}

// A prerendered page is served only to a browser without a session, so its first question is already answered.
let isVisitorsPage: boolean | null = null;

async function whoOpened(signal: AbortSignal): Promise<UserInfo | null> {
  isVisitorsPage ??= preparedConfig() !== null;
  if (!isVisitorsPage) return whoIsThere(signal);
  isVisitorsPage = false;
  return null;
}

export const session = sessionMachine.provide({
  actors: {
    otherTabs,
    signOut: fromPromise(async () => {
      // If this fails, the session checks who is still signed in and reports it.
      await ask(client.POST('/auth/logout'), { handler: 'bypass' });
    }),
    confirmSession: fromPromise(({ signal }) => whoIsThere(signal, { handler: 'bypass' })),
    loadUserInfo: fromPromise(({ signal }) => whoOpened(signal)),
  },
});
