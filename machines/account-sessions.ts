import { assign, type SnapshotFrom, setup } from 'xstate';
import type { SessionList } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

export type AccountSessionsContext = {
  /** Sessions and trusted browsers; null until first loaded. */
  list: SessionList | null;
};

export type AccountSessionsEvent =
  | { type: 'retry.requested' }
  | { type: 'end.requested'; id: string }
  | { type: 'others.wanted' }
  | { type: 'others.declined' }
  | { type: 'others.confirmed' }
  | { type: 'forgetting.requested'; id: string };

/**
 * Where the user is logged in, and which browsers are trusted: ending one session or all others, and forgetting a
 * browser. Provide `loadSessions`, `endSession`, `endOthers` and `forgetBrowser`.
 */
export const accountSessionsMachine = setup({
  types: {
    context: {} as AccountSessionsContext,
    events: {} as AccountSessionsEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadSessions: unprovided<SessionList>('loadSessions'),
    endSession: unprovided<void, { id: string }>('endSession'),
    endOthers: unprovided<void>('endOthers'),
    forgetBrowser: unprovided<void, { id: string }>('forgetBrowser'),
  },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'end.requested' &&
      context.list?.sessions.some(({ id, isThisOne }) => id === event.id && !isThisOne) === true,
    hasOthers: ({ context }) => (context.list?.total ?? 0) > 1,
    isTrusted: ({ context, event }) =>
      event.type === 'forgetting.requested' &&
      context.list?.browsers.some(({ id }) => id === event.id) === true,
  },
  actions: {
    keepList: assign((_, list: SessionList) => ({ list })),
  },
}).createMachine({
  id: 'accountSessions',
  description: 'Where the person is logged in, and which browsers are trusted.',
  context: { list: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Sessions and browsers are being loaded; those already shown stay visible.',
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: { target: 'listed', actions: { type: 'keepList', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'They could not be loaded; those already shown stay, locked, and loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    listed: {
      description: 'They are listed; a session can be ended, a browser forgotten.',
      on: {
        'end.requested': { guard: 'isOther', target: 'ending' },
        'others.wanted': { guard: 'hasOthers', target: 'confirming' },
        'forgetting.requested': { guard: 'isTrusted', target: 'forgetting' },
      },
    },
    ending: {
      description: 'One session is being ended.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ event }) => ({ id: 'id' in event ? event.id : '' }),
        onDone: 'loading',
        // The list will show whether it has ended.
        onError: 'loading',
      },
    },
    confirming: {
      description: 'What ending all others means is shown and confirmation is asked for.',
      on: { 'others.confirmed': 'endingOthers', 'others.declined': 'listed' },
    },
    endingOthers: {
      description: 'All other sessions are being ended.',
      tags: 'busy',
      invoke: { id: 'endOthers', src: 'endOthers', onDone: 'loading', onError: 'loading' },
    },
    forgetting: {
      description: 'A browser is being forgotten.',
      tags: 'busy',
      invoke: {
        id: 'forgetBrowser',
        src: 'forgetBrowser',
        input: ({ event }) => ({ id: 'id' in event ? event.id : '' }),
        onDone: 'loading',
        onError: 'loading',
      },
    },
  },
});

/** What the page shows: what is known stays in every state. */
export type AccountSessionsView = Readonly<AccountSessionsContext> & {
  readonly kind: SnapshotFrom<typeof accountSessionsMachine>['value'];
};

export const viewOf = ({
  value,
  context: { list },
}: SnapshotFrom<typeof accountSessionsMachine>): AccountSessionsView => ({ kind: value, list });
