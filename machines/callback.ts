import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureOf, inWords, signInFailedText } from '../src/domain/failure.ts';
import { pagePaths } from '../src/domain/page-paths.ts';

/** What the address of the callback carried, and what was remembered when the browser left. */
export type SignInReturn = { code: string; codeVerifier: string; returnTo: string | null };

/** The address carried nothing any more: the page was loaded again while the code was being exchanged. */
export type LoadedAgain = { code: null; returnTo: string | null };

export type CallbackContext = {
  /** Path and query the person wanted before signing in. */
  returnTo: string | null;
  /** Why logging in did not succeed, in words for the person; null while it may. */
  failure: Failure | null;
};

export type CallbackEvent = { type: 'provider.answered'; url: string } | { type: 'signIn.restarted' };

type CallbackEmitted =
  | { type: 'session.stale' }
  | { type: 'navigate'; to: string; replace?: boolean; state?: unknown };

/**
 * The way back from the identity provider (A 4.2, /auth/authorization-code/callback).
 * Provide `readReturn` (reads the kept state once and takes the code out of the address), `openSession`
 * (POST /auth/session) and `findDestination` (the remembered location if the new session may go there, else its
 * home; null when nobody is logged in). What they reject with and no message gets the text of A 8.
 */
export const callbackMachine = setup({
  types: {
    context: {} as CallbackContext,
    events: {} as CallbackEvent,
    emitted: {} as CallbackEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    readReturn: fromPromise<SignInReturn | LoadedAgain, { url: string }>(() =>
      Promise.reject(new Error('`readReturn` must be provided')),
    ),
    openSession: fromPromise<void, { code: string; codeVerifier: string }>(() =>
      Promise.reject(new Error('`openSession` must be provided')),
    ),
    findDestination: fromPromise<string | null, { returnTo: string | null }>(() =>
      Promise.reject(new Error('`findDestination` must be provided')),
    ),
  },
  guards: {
    isLoadedAgain: (_, params: { answer: SignInReturn | LoadedAgain }) => params.answer.code === null,
    isNobody: (_, params: { destination: string | null }) => params.destination === null,
  },
  actions: {
    rememberLocation: assign({ returnTo: (_, params: { returnTo: string | null }) => params.returnTo }),
    keepFailure: assign({
      failure: (_, params: { error: unknown }) => inWords(failureOf(params.error), signInFailedText),
    }),
    announceSession: emit({ type: 'session.stale' }),
    goToLogin: emit(({ context }) => ({
      type: 'navigate' as const,
      to: pagePaths.login,
      replace: true,
      state: context.returnTo === null ? null : { remembered: context.returnTo },
    })),
    goTo: emit((_, params: { to: string }) => ({ type: 'navigate' as const, to: params.to, replace: true })),
  },
}).createMachine({
  id: 'callback',
  description: 'Coming back from the identity provider: the code is exchanged for a session.',
  initial: 'waiting',
  context: { returnTo: null, failure: null },
  states: {
    waiting: {
      description: 'The address has not been looked at yet.',
      on: { 'provider.answered': { target: 'reading' } },
    },
    reading: {
      description: 'What the identity provider answered is matched with what was asked.',
      tags: 'busy',
      invoke: {
        id: 'readReturn',
        src: 'readReturn',
        input: ({ event }) => ({ url: event.type === 'provider.answered' ? event.url : '' }),
        onDone: [
          {
            // The code is spent, and may have opened a session: who is there is asked once more.
            guard: { type: 'isLoadedAgain', params: ({ event }) => ({ answer: event.output }) },
            target: 'entering',
            actions: [
              { type: 'rememberLocation', params: ({ event }) => ({ returnTo: event.output.returnTo }) },
              'announceSession',
            ],
          },
          {
            target: 'exchanging',
            actions: {
              type: 'rememberLocation',
              params: ({ event }) => ({ returnTo: event.output.returnTo }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    exchanging: {
      description: 'The server exchanges the code for a session.',
      tags: 'busy',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ event }) => codeOf(event),
        onDone: { target: 'entering', actions: 'announceSession' },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    entering: {
      description: 'The code is exchanged; who is logged in and where they may go is being found out.',
      tags: 'busy',
      invoke: {
        id: 'findDestination',
        src: 'findDestination',
        input: ({ context }) => ({ returnTo: context.returnTo }),
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ destination: event.output }) },
            target: 'done',
            actions: 'goToLogin',
          },
          {
            target: 'done',
            actions: { type: 'goTo', params: ({ event }) => ({ to: event.output ?? pagePaths.home }) },
          },
        ],
        onError: { target: 'done', actions: { type: 'goTo', params: { to: pagePaths.home } } },
      },
    },
    done: { description: 'The person is on the way: logged in, or to the login.', tags: 'busy' },
    failed: {
      description: 'Logging in did not succeed; the reason is shown.',
      tags: 'error',
      on: {
        'signIn.restarted': { target: 'done', actions: { type: 'goTo', params: { to: pagePaths.login } } },
      },
    },
  },
});

/** Reads code and verifier out of `readReturn`'s done event, so that the chart keeps neither. */
function codeOf(event: unknown): { code: string; codeVerifier: string } {
  if (typeof event === 'object' && event !== null && 'output' in event) {
    const output: unknown = event.output;
    if (typeof output === 'object' && output !== null && 'code' in output && 'codeVerifier' in output) {
      if (typeof output.code === 'string' && typeof output.codeVerifier === 'string') {
        return { code: output.code, codeVerifier: output.codeVerifier };
      }
    }
  }
  return { code: '', codeVerifier: '' };
}
