import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { errorTitle } from '../src/domain/failure.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import { isRestricted } from '../src/domain/session/areas.ts';
import { expiryAlert, oneTimeNotices, withoutOneTimeNotices } from '../src/domain/session/notices.ts';
import type { UserInfo } from '../src/domain/session/user-info.ts';

/** What is said when a sign-out did not work (A 4.2). */
export const stillInText = 'Logging out did not work, and you are still logged in. Please try again.';

type Context = {
  /** Who is signed in; `null` is a visitor. */
  user: UserInfo | null;
  /** The login whose one-time notices were shown since its sign-in. */
  noticesShownTo: string | null;
};

type Events =
  | { type: 'session.stale' }
  | { type: 'session.ended' }
  | { type: 'strip.loaded' }
  | { type: 'signOut.chosen' };

type Emitted =
  | { type: 'alert'; alert: { title: string; message: string } }
  | { type: 'navigate'; to: string };

/** Who is signed in and what they may see (A 4.1). */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
    input: {} as { noticesShownTo: string | null },
    tags: {} as 'busy',
  },
  actors: {
    confirmSession: fromPromise<UserInfo | null>(() =>
      Promise.reject(new Error('`confirmSession` must be provided')),
    ),
    signOut: fromPromise<void>(() => Promise.reject(new Error('`signOut` must be provided'))),
    loadUserInfo: fromPromise<UserInfo | null>(() =>
      Promise.reject(new Error('`loadUserInfo` must be provided')),
    ),
  },
  delays: {
    signOutTimeout: 15_000,
    leaveTimeout: 15_000,
  },
  guards: {
    isNobody: (_, params: { user: UserInfo | null }) => params.user === null,
    isRestricted: (_, params: { user: UserInfo | null }) => params.user !== null && isRestricted(params.user),
    wasRestricted: ({ context }) => context.user !== null && isRestricted(context.user),
    hasOneTimeNotices: ({ context }) => context.user !== null && oneTimeNotices(context.user).length > 0,
  },
  actions: {
    keepUser: assign({
      user: ({ context }, params: { user: UserInfo | null }) =>
        params.user && params.user.email === context.noticesShownTo
          ? withoutOneTimeNotices(params.user)
          : params.user,
    }),
    forgetUser: assign({ user: null, noticesShownTo: null }),
    announceOneTimeNotices: enqueueActions(({ context, enqueue }) => {
      for (const notice of context.user ? oneTimeNotices(context.user) : [])
        enqueue.emit({ type: 'alert', alert: expiryAlert(notice) });
    }),
    dropOneTimeNotices: assign({
      user: ({ context }) => (context.user ? withoutOneTimeNotices(context.user) : null),
      noticesShownTo: ({ context }) => context.user?.email ?? null,
    }),
    announceStillIn: emit({ type: 'alert', alert: { title: errorTitle, message: stillInText } }),
    leaveForSignOut: emit({ type: 'navigate', to: pagePaths.logout }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in and what they may see.',
  context: ({ input }) => ({ user: null, noticesShownTo: input.noticesShownTo }),
  initial: 'unknown',
  on: {
    'session.ended': { target: '.unauthenticated', actions: 'forgetUser' },
  },
  states: {
    unknown: {
      description: 'The page has just opened; who is signed in is being asked.',
      tags: 'busy',
      invoke: {
        id: 'loadUserInfo',
        src: 'loadUserInfo',
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ user: event.output }) },
            target: 'unauthenticated',
            actions: 'forgetUser',
          },
          {
            guard: { type: 'isRestricted', params: ({ event }) => ({ user: event.output }) },
            target: 'authenticated.restricted',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
          {
            target: 'authenticated.full',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
        ],
        onError: { target: 'unauthenticated', actions: 'forgetUser' },
      },
    },
    authenticated: {
      description: 'Somebody is signed in.',
      initial: 'full',
      on: {
        'session.stale': '.refreshing',
        'signOut.chosen': 'signingOut',
        'strip.loaded': {
          guard: 'hasOneTimeNotices',
          actions: ['announceOneTimeNotices', 'dropOneTimeNotices'],
        },
      },
      states: {
        full: { description: 'Account and data are open.' },
        restricted: { description: 'The subscription has ended: the account is open, data is closed.' },
        refreshing: {
          description: 'What the person may see is being asked again; the page stays.',
          tags: 'busy',
          invoke: {
            id: 'loadUserInfo',
            src: 'loadUserInfo',
            onDone: [
              {
                guard: { type: 'isNobody', params: ({ event }) => ({ user: event.output }) },
                target: '#session.unauthenticated',
                actions: 'forgetUser',
              },
              {
                guard: { type: 'isRestricted', params: ({ event }) => ({ user: event.output }) },
                target: 'restricted',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: 'full',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
            ],
            // A failed second look is no sign-out: a missing session answers 401, which is session.ended.
            onError: [{ guard: 'wasRestricted', target: 'restricted' }, { target: 'full' }],
          },
        },
      },
    },
    unauthenticated: {
      description: 'Nobody is signed in; only public pages are open.',
      initial: 'visiting',
      on: { 'session.stale': '.checking' },
      states: {
        visiting: { description: 'A visitor reads public pages.' },
        checking: {
          description: 'A sign-in may have happened; who is signed in is being asked.',
          tags: 'busy',
          invoke: {
            id: 'loadUserInfo',
            src: 'loadUserInfo',
            onDone: [
              {
                guard: { type: 'isNobody', params: ({ event }) => ({ user: event.output }) },
                target: 'visiting',
                actions: 'forgetUser',
              },
              {
                guard: { type: 'isRestricted', params: ({ event }) => ({ user: event.output }) },
                target: '#session.authenticated.restricted',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: '#session.authenticated.full',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
            ],
            onError: { target: 'visiting', actions: 'forgetUser' },
          },
        },
      },
    },
    signingOut: {
      description: 'The session is being ended; the page stays until it is.',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'leaving',
        onError: 'confirmingSignOut',
      },
      after: { signOutTimeout: 'confirmingSignOut' },
    },
    confirmingSignOut: {
      description: 'No answer came to the sign-out: whether somebody is still signed in is being asked.',
      tags: 'busy',
      invoke: {
        id: 'confirmSession',
        src: 'confirmSession',
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ user: event.output }) },
            target: 'unauthenticated',
            actions: 'forgetUser',
          },
          {
            guard: { type: 'isRestricted', params: ({ event }) => ({ user: event.output }) },
            target: 'authenticated.restricted',
            actions: [
              { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              'announceStillIn',
            ],
          },
          {
            target: 'authenticated.full',
            actions: [
              { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              'announceStillIn',
            ],
          },
        ],
        onError: [
          { guard: 'wasRestricted', target: 'authenticated.restricted', actions: 'announceStillIn' },
          { target: 'authenticated.full', actions: 'announceStillIn' },
        ],
      },
      after: {
        signOutTimeout: [
          { guard: 'wasRestricted', target: 'authenticated.restricted', actions: 'announceStillIn' },
          { target: 'authenticated.full', actions: 'announceStillIn' },
        ],
      },
    },
    leaving: {
      description: 'The session has ended; the browser is on its way to the logout path, which leads home.',
      tags: 'busy',
      entry: 'leaveForSignOut',
      on: { 'session.stale': { target: 'unknown', actions: 'forgetUser' } },
      after: { leaveTimeout: { target: 'unauthenticated', actions: 'forgetUser' } },
    },
  },
});
