import { fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { OutcomeError } from '../api/outcome.ts';
import { unlessGivenUp } from './unless-given-up.ts';

export const session = sessionMachine.provide({
  actors: {
    loadUserInfo: fromPromise(async ({ signal }) => {
      try {
        return await unlessGivenUp(signal, ask(client.GET('/api/userInfo', { signal })));
      } catch (error) {
        if (error instanceof OutcomeError && error.outcome.kind === 'unauthenticated') return null;
        throw error;
      }
    }),
  },
});
