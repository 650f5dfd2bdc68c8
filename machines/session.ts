import { assign, emit, enqueueActions, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { errorAlert } from '../src/domain/alert.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import { isRestricted } from '../src/domain/session/areas.ts';
import { oneTimeAlerts, stillInText, withoutShownNotices } from '../src/domain/session/notices.ts';
import type { UserInfo } from '../src/domain/session/user-info.ts';
import { unprovided } from './unprovided.ts';

type Context = {
  /** The signed-in user; `null` for a visitor. */
  user: UserInfo | null;
  /** The login whose one-time notices have been shown since it signed in. */
  noticesShownTo: string | null;
  /** Why the service ended the session, in its words, until the next sign-in; null if it expired. */
  endedBecause: string | null;
};

type Answer = UserInfo | null;

type Events =
  | { type: 'session.stale' }
  | { type: 'session.ended'; because: string | null }
  /** In another tab of this browser. */
  | { type: 'otherTab.signedIn' }
  | { type: 'otherTab.signedOut' }
  | { type: 'strip.loaded' }
  | { type: 'signOut.chosen' };

type Emitted =
  | { type: 'alert'; alert: { title: string; message: string } }
  | { type: 'navigate'; to: string }
  /** Somebody has signed out, here or in another tab: their unsaved changes are deleted. */
  | { type: 'account.left'; email: string };

const answerIn = ({ event }: { event: { output: Answer } }): Answer => event.output;

/**
 * Who is signed in and what they may see (A 4.1). Provide `loadUserInfo` and `confirmSession`, which resolve with null
 * for a visitor, `signOut`, and `otherTabs`, which exchanges messages with the other tabs of this browser.
 */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
    input: {} as { noticesShownTo: string | null },
    tags: {} as 'busy',
  },
  actors: {
    loadUserInfo: unprovided<Answer>('loadUserInfo'),
    confirmSession: unprovided<Answer>('confirmSession'),
    signOut: unprovided<void>('signOut'),
    otherTabs: fromCallback<{ type: 'signedIn' } | { type: 'signedOut' }>(() => {}),
  },
  delays: {
    signOutTimeout: 15_000,
    leaveTimeout: 15_000,
  },
  guards: {
    isNobody: (_, answer: Answer) => answer === null,
    isRestricted: ({ context }) => context.user !== null && isRestricted(context.user),
    hasOneTimeNotices: ({ context }) => oneTimeAlerts(context.user).length > 0,
  },
  actions: {
    keepUser: assign(({ context }, answer: Answer) => ({
      endedBecause: null,
      user: withoutShownNotices(answer, context.noticesShownTo),
    })),
    forgetUser: assign({ user: null, noticesShownTo: null }),
    keepReason: assign({
      endedBecause: ({ event }) => (event.type === 'session.ended' ? event.because : null),
    }),
    announceOneTimeNotices: enqueueActions(({ context, enqueue }) => {
      for (const alert of oneTimeAlerts(context.user)) enqueue.emit({ type: 'alert', alert });
    }),
    dropOneTimeNotices: assign(({ context: { user } }) => ({
      user: withoutShownNotices(user, user?.email ?? null),
      noticesShownTo: user?.email ?? null,
    })),
    announceStillIn: emit({ type: 'alert', alert: errorAlert(stillInText) }),
    announceLeft: enqueueActions(({ context: { user }, enqueue }) => {
      if (user) enqueue.emit({ type: 'account.left', email: user.email });
    }),
    tellSignedIn: sendTo('otherTabs', { type: 'signedIn' }),
    tellSignedOut: sendTo('otherTabs', { type: 'signedOut' }),
    goToLogout: emit({ type: 'navigate', to: pagePaths.logout }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in and what they may see.',
  context: ({ input }) => ({ user: null, noticesShownTo: input.noticesShownTo, endedBecause: null }),
  initial: 'unknown',
  // If it fails, the tab works without the others.
  invoke: { id: 'otherTabs', src: 'otherTabs', onError: {} },
  on: {
    'session.ended': { target: '.unauthenticated', actions: 'keepReason' },
    'otherTab.signedOut': { target: '.unauthenticated', actions: 'announceLeft' },
  },
  states: {
    unknown: {
      description: 'The page has just opened; the service is asked who is signed in.',
      tags: 'busy',
      invoke: {
        id: 'loadUserInfo',
        src: 'loadUserInfo',
        onDone: [
          { guard: { type: 'isNobody', params: answerIn }, target: 'unauthenticated' },
          { target: 'authenticated', actions: { type: 'keepUser', params: answerIn } },
        ],
        onError: 'unauthenticated',
      },
      // The answer on its way may be from before.
      on: {
        'session.stale': { target: 'unknown', reenter: true },
        'otherTab.signedIn': { target: 'unknown', reenter: true },
      },
    },
    authenticated: {
      description: 'Somebody is signed in.',
      initial: 'sorting',
      on: {
        'session.stale': '.refreshing',
        'otherTab.signedIn': '.refreshing',
        'signOut.chosen': 'signingOut',
        'strip.loaded': {
          guard: 'hasOneTimeNotices',
          actions: ['announceOneTimeNotices', 'dropOneTimeNotices'],
        },
      },
      states: {
        sorting: {
          description: 'Their access rights are being loaded.',
          always: [{ guard: 'isRestricted', target: 'restricted' }, { target: 'full' }],
        },
        full: { description: 'Account and data are accessible.' },
        restricted: { description: 'The subscription has ended: the account is accessible, data is not.' },
        refreshing: {
          description: 'The access rights are being reloaded; the page stays.',
          tags: 'busy',
          invoke: {
            id: 'loadUserInfo',
            src: 'loadUserInfo',
            onDone: [
              { guard: { type: 'isNobody', params: answerIn }, target: '#session.unauthenticated' },
              { target: 'sorting', actions: { type: 'keepUser', params: answerIn } },
            ],
            // A failed refresh is no sign-out: a missing session gets a 401, which is session.ended.
            onError: 'sorting',
          },
        },
      },
    },
    unauthenticated: {
      description: 'Nobody is signed in; only public pages are accessible.',
      entry: 'forgetUser',
      initial: 'visiting',
      on: { 'session.stale': '.checking', 'otherTab.signedIn': '.following' },
      states: {
        visiting: { description: 'A visitor reads public pages.' },
        checking: {
          description: 'A sign-in may have happened; the service is asked who is signed in.',
          tags: 'busy',
          invoke: {
            id: 'loadUserInfo',
            src: 'loadUserInfo',
            onDone: [
              { guard: { type: 'isNobody', params: answerIn }, target: 'visiting' },
              {
                target: '#session.authenticated',
                actions: [{ type: 'keepUser', params: answerIn }, 'tellSignedIn'],
              },
            ],
            onError: 'visiting',
          },
        },
        following: {
          description:
            'Another tab has signed in and need not be notified; the service is asked who is signed in.',
          tags: 'busy',
          invoke: {
            id: 'loadUserInfo',
            src: 'loadUserInfo',
            onDone: [
              { guard: { type: 'isNobody', params: answerIn }, target: 'visiting' },
              { target: '#session.authenticated', actions: { type: 'keepUser', params: answerIn } },
            ],
            onError: 'visiting',
          },
        },
      },
    },
    signingOut: {
      description: 'The session is being ended; the page stays until it is.',
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'leaving', onError: 'confirmingSignOut' },
      after: { signOutTimeout: 'confirmingSignOut' },
      // A 401 says that it has worked: another call may be answered before it.
      on: {
        'session.ended': {
          target: 'unauthenticated',
          actions: ['keepReason', 'announceLeft', 'tellSignedOut'],
        },
      },
    },
    confirmingSignOut: {
      description: 'The sign-out got no answer: the service is asked whether somebody is still signed in.',
      tags: 'busy',
      invoke: {
        id: 'confirmSession',
        src: 'confirmSession',
        onDone: [
          {
            guard: { type: 'isNobody', params: answerIn },
            target: 'unauthenticated',
            actions: ['announceLeft', 'tellSignedOut'],
          },
          {
            target: 'authenticated',
            actions: [{ type: 'keepUser', params: answerIn }, 'announceStillIn'],
          },
        ],
        onError: { target: 'authenticated', actions: 'announceStillIn' },
      },
      after: { signOutTimeout: { target: 'authenticated', actions: 'announceStillIn' } },
      on: {
        'session.ended': {
          target: 'unauthenticated',
          actions: ['keepReason', 'announceLeft', 'tellSignedOut'],
        },
      },
    },
    leaving: {
      description: 'The session has ended; the browser is going to the logout path, which leads home.',
      tags: 'busy',
      entry: ['announceLeft', 'forgetUser', 'tellSignedOut', 'goToLogout'],
      on: { 'session.stale': 'unknown', 'otherTab.signedIn': 'unknown' },
      after: { leaveTimeout: 'unauthenticated' },
    },
  },
});

/** What the shell shows of the session. */
type SessionView = Pick<Context, 'user'> & {
  /** `leaving`: somebody is being signed out. */
  readonly kind: 'unknown' | 'known' | 'leaving';
  /** Who is signed in is being asked. */
  readonly isChecking: boolean;
};

export function viewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user } = snapshot.context;
  const isLeaving = (['signingOut', 'confirmingSignOut', 'leaving'] as const).some((state) =>
    snapshot.matches(state),
  );
  const kind = snapshot.matches('unknown') ? 'unknown' : isLeaving ? 'leaving' : 'known';
  return { kind, user, isChecking: snapshot.hasTag('busy') };
}
