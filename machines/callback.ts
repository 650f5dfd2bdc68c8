import { assign, emit, type NonReducibleUnknown, setup } from 'xstate';
import type { CreateSessionRequest } from '../src/contract/generated/types.ts';
import {
  type Failure,
  failure,
  failureOf,
  inWords,
  signInFailedText,
  unknownReturn,
  unknownReturnText,
} from '../src/domain/failure.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import { unprovided } from './unprovided.ts';

/** What the callback's address carried, and what was remembered when the browser left. */
export type SignInReturn = {
  /** Null if the address no longer carried anything: the page was reloaded while the code was being exchanged. */
  grant: Grant | null;
  returnTo: string | null;
};

/** What opens a session, and which of the browser's sign-ins that finishes. */
export type Grant = CreateSessionRequest & {
  /** Null if it began in a page of the previous release. */
  nonce: string | null;
};

type Context = {
  /** Path and query the user wanted before signing in. */
  returnTo: string | null;
  /** Why signing in failed, in words for the user; null as long as it may succeed. */
  failure: Failure | null;
};

export type CallbackEvent = { type: 'provider.answered'; url: string } | { type: 'signIn.restarted' };

/** Brings code and verifier to the call that spends them: the chart keeps neither. */
type ReturnRead = { type: 'xstate.done.actor.readReturn'; output: SignInReturn };

const noGrant: Grant = { code: '', codeVerifier: '', nonce: null };

/**
 * The return from the identity provider (A 4.2, /auth/authorization-code/callback). Provide `readReturn` (reads the
 * kept state once and removes the code from the address), `openSession` (POST /auth/session) and `findDestination` (the
 * remembered location if the new session may go there, otherwise its home; null if nobody is signed in). A rejection
 * without a message gets the text of A 8; one named `unknownReturn` belongs to no sign-in of this tab.
 */
export const callbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CallbackEvent | ReturnRead,
    emitted: {} as
      | { type: 'session.stale' }
      | { type: 'navigate'; to: string; replace: boolean; state?: unknown },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    readReturn: unprovided<SignInReturn, { url: string }>('readReturn'),
    openSession: unprovided<void, Grant>('openSession'),
    findDestination: unprovided<string | null, { returnTo: string | null }>('findDestination'),
  },
  guards: {
    isLoadedAgain: (_, { grant }: SignInReturn) => grant === null,
    isUnknown: (_, error: NonReducibleUnknown) => failureOf(error).name === unknownReturn,
    isNobody: (_, destination: string | null) => destination === null,
  },
  actions: {
    rememberLocation: assign({ returnTo: (_, { returnTo }: SignInReturn) => returnTo }),
    keepFailure: assign({
      failure: (_, error: NonReducibleUnknown) => inWords(failureOf(error), signInFailedText),
    }),
    sayUnknown: assign({ failure: failure('failed', { message: unknownReturnText }) }),
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
  description: 'The return from the identity provider: its code is exchanged for a session.',
  initial: 'waiting',
  context: { returnTo: null, failure: null },
  states: {
    waiting: {
      description: 'The address has not been examined yet.',
      on: { 'provider.answered': 'reading' },
    },
    reading: {
      description: 'The answer of the identity provider is checked against the request.',
      tags: 'busy',
      invoke: {
        id: 'readReturn',
        src: 'readReturn',
        input: ({ event }) => ({ url: event.type === 'provider.answered' ? event.url : '' }),
        onDone: [
          {
            // The code is spent and may have opened a session, so the session is looked up once more.
            guard: { type: 'isLoadedAgain', params: ({ event }) => event.output },
            target: 'entering',
            actions: [{ type: 'rememberLocation', params: ({ event }) => event.output }, 'announceSession'],
          },
          {
            target: 'exchanging',
            actions: { type: 'rememberLocation', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.error },
            target: 'recognising',
            actions: 'announceSession',
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
        ],
      },
    },
    recognising: {
      description: 'The address was used before or in another tab; the service is asked who is signed in.',
      tags: 'busy',
      invoke: {
        id: 'findDestination',
        src: 'findDestination',
        input: { returnTo: null },
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => event.output },
            target: 'failed',
            actions: 'sayUnknown',
          },
          {
            target: 'done',
            actions: { type: 'goTo', params: ({ event }) => ({ to: event.output ?? pagePaths.home }) },
          },
        ],
        onError: { target: 'failed', actions: 'sayUnknown' },
      },
    },
    exchanging: {
      description: 'The server exchanges the code for a session.',
      tags: 'busy',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ event }) =>
          (event.type === 'xstate.done.actor.readReturn' ? event.output.grant : null) ?? noGrant,
        onDone: { target: 'entering', actions: 'announceSession' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    entering: {
      description: 'The code is exchanged; the person and their access are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'findDestination',
        src: 'findDestination',
        input: ({ context }) => ({ returnTo: context.returnTo }),
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => event.output },
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
    done: {
      description: 'The person is being taken to the page they wanted, or to the login.',
      tags: 'busy',
    },
    failed: {
      description: 'Logging in failed; the reason is shown.',
      tags: 'error',
      on: {
        'signIn.restarted': { target: 'done', actions: { type: 'goTo', params: { to: pagePaths.login } } },
      },
    },
  },
});
