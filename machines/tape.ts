import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { TapePage, TapeRow } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { type TapeChoice, tapeAddress, tapeChoiceOf } from '../src/domain/feed/tape-choice.ts';
import { unprovided } from './unprovided.ts';

type Asked = { readonly choice: TapeChoice; readonly cursor: string | null };

/** Rows that came with a refresh, and the time as of which they were not there yet. */
type Fresh = { readonly ids: readonly string[]; readonly since: string };

type Context = {
  readonly choice: TapeChoice;
  /** The pages loaded, the newest rows first; while another choice loads, those of the one before. */
  readonly pages: readonly TapePage[];
  /** The index of the page that is shown. */
  readonly page: number;
  readonly fresh: Fresh | null;
  readonly isFollowing: boolean;
  /** The tab is hidden: nothing is asked for. */
  readonly isHidden: boolean;
  /** Why the tape could not be loaded. */
  readonly failure: Failure | null;
  /** Which rows could not be loaded last; those that were there stay. */
  readonly missed: 'older' | 'newer' | null;
};

export type TapeEvent =
  /** `search` is the address's query. */
  | { readonly type: 'address.changed'; readonly search: string }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'page.turned'; readonly page: number }
  | { readonly type: 'follow.toggled' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.shown' };

const noFailure = { failure: null, missed: null };

const isOther = ({ choice }: Context, search: string): boolean =>
  tapeAddress(tapeChoiceOf(search)) !== tapeAddress(choice);

/** A page on which the filters let nothing through is replaced by the next. */
const withOlder = (pages: readonly TapePage[], older: TapePage): readonly TapePage[] => [
  ...(pages.at(-1)?.Data.length === 0 ? pages.slice(0, -1) : pages),
  older,
];

/** The rows of a refresh that were not there before; those marked last stay marked while none are newer. */
function freshOf({ pages: [before], fresh }: Context, came: TapePage): Fresh | null {
  if (!before) return null;
  const known = new Set(before.Data.map(({ id }) => id));
  const ids = came.Data.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return ids.length === 0 ? fresh : { ids, since: before.AsOf };
}

const newest = ({ context: { choice } }: { context: Context }): Asked => ({ choice, cursor: null });

/** The trades of all venues in one list, newest first; the address says which. */
export const tapeMachine = setup({
  types: {
    input: {} as { readonly search: string },
    context: {} as Context,
    events: {} as TapeEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadTape: unprovided<TapePage, Asked>('loadTape'),
    refreshTape: unprovided<TapePage, Asked>('refreshTape'),
    loadOlder: unprovided<TapePage, Asked>('loadOlder'),
  },
  delays: {
    followPause: 5_000,
  },
  guards: {
    otherAsked: ({ context, event }) => event.type === 'address.changed' && isOther(context, event.search),
    isFollowing: ({ context }) => context.isFollowing,
    isFollowingUnseen: ({ context }) => context.isFollowing && context.isHidden,
    pageHeld: ({ context, event }) =>
      event.type === 'page.turned' && event.page !== context.page && context.pages[event.page] !== undefined,
    pageFollows: ({ context: { pages }, event }) =>
      event.type === 'page.turned' && event.page === pages.length && pages.at(-1)?.Next !== undefined,
    isOver: (_, error: NonReducibleUnknown) =>
      ['forbidden', 'unauthenticated'].includes(failureOf(error).kind),
  },
  actions: {
    askAnew: assign(({ event }) =>
      event.type === 'address.changed' ? { choice: tapeChoiceOf(event.search), ...noFailure } : {},
    ),
    keepTape: assign((_, came: TapePage) => ({ pages: [came], page: 0, fresh: null })),
    keepNewer: assign(({ context }, came: TapePage) => ({
      pages: [came],
      page: 0,
      fresh: freshOf(context, came),
      missed: null,
    })),
    keepOlder: assign(({ context: { pages } }, older: TapePage) => {
      const all = withOlder(pages, older);
      return { pages: all, page: all.length - 1, missed: null };
    }),
    turnPage: assign(({ event }) => (event.type === 'page.turned' ? { page: event.page, missed: null } : {})),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailure: assign(noFailure),
    missOlder: assign({ missed: 'older' }),
    missNewer: assign({ missed: 'newer' }),
    // Whoever follows is shown the newest rows.
    follow: assign({ isFollowing: true, page: 0 }),
    unfollow: assign({ isFollowing: false }),
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
  },
}).createMachine({
  id: 'tape',
  description: 'The trades of all venues in one list, newest first, as far as one may see them.',
  context: ({ input: { search } }) => ({
    choice: tapeChoiceOf(search),
    pages: [],
    page: 0,
    fresh: null,
    isFollowing: false,
    isHidden: false,
    ...noFailure,
  }),
  initial: 'loading',
  on: {
    'address.changed': { guard: 'otherAsked', target: '.loading', actions: 'askAnew' },
    'tab.hidden': { actions: 'noteHidden' },
    'tab.shown': { actions: 'noteShown' },
  },
  states: {
    loading: {
      description: 'The rows are being loaded; those of another choice stay visible meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'loadTape',
        src: 'loadTape',
        input: newest,
        onDone: { target: 'shown', actions: { type: 'keepTape', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    shown: {
      description: 'A page of rows is shown.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The rows are there; whether newer ones are wanted decides what comes next.',
          always: [
            { guard: 'isFollowingUnseen', target: 'paused' },
            { guard: 'isFollowing', target: 'following' },
            { target: 'resting' },
          ],
        },
        resting: {
          description: 'The rows stay as they are.',
          on: {
            'refresh.requested': 'refreshing',
            'follow.toggled': { target: 'refreshing', actions: 'follow' },
            'page.turned': [
              { guard: 'pageHeld', actions: 'turnPage' },
              { guard: 'pageFollows', target: 'turning' },
            ],
          },
        },
        following: {
          description: 'The newest rows are shown, and asked for again after a few seconds.',
          after: { followPause: 'refreshing' },
          on: {
            'refresh.requested': 'refreshing',
            'follow.toggled': { target: 'resting', actions: 'unfollow' },
            'tab.hidden': { target: 'paused', actions: 'noteHidden' },
            // Whoever reads older rows is not led back to the newest.
            'page.turned': [
              { guard: 'pageHeld', target: 'resting', actions: ['turnPage', 'unfollow'] },
              { guard: 'pageFollows', target: 'turning', actions: 'unfollow' },
            ],
          },
        },
        paused: {
          description: 'The tab is hidden: the rows are asked for when it is seen again.',
          on: {
            'tab.shown': { target: 'refreshing', actions: 'noteShown' },
            'follow.toggled': { target: 'resting', actions: 'unfollow' },
          },
        },
        refreshing: {
          description: 'The newest rows are being loaded; those that are there stay visible.',
          on: {
            'follow.toggled': [{ guard: 'isFollowing', actions: 'unfollow' }, { actions: 'follow' }],
            'page.turned': [
              { guard: 'pageHeld', target: 'resting', actions: ['turnPage', 'unfollow'] },
              { guard: 'pageFollows', target: 'turning', actions: 'unfollow' },
            ],
          },
          invoke: {
            id: 'refreshTape',
            src: 'refreshTape',
            input: newest,
            onDone: {
              target: 'settled',
              actions: { type: 'keepNewer', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isOver', params: ({ event }) => event.error },
                target: '#tape.failed',
                actions: ['unfollow', { type: 'keepFailure', params: ({ event }) => event.error }],
              },
              { target: 'settled', actions: 'missNewer' },
            ],
          },
        },
        turning: {
          description: 'Older rows are being loaded; the page that is shown stays visible.',
          on: {
            'refresh.requested': 'refreshing',
            'follow.toggled': { target: 'refreshing', actions: 'follow' },
          },
          invoke: {
            id: 'loadOlder',
            src: 'loadOlder',
            input: ({ context: { choice, pages } }) => ({ choice, cursor: pages.at(-1)?.Next ?? null }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepOlder', params: ({ event }) => event.output },
            },
            onError: { target: 'resting', actions: 'missOlder' },
          },
        },
      },
    },
    failed: {
      description:
        'The rows could not be loaded, or may no longer be seen; the reason and what to do are told.',
      tags: 'error',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});

/** What a page shows of the tape. */
export type TapeView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | ({
      readonly kind: 'shown';
      /** As of when, and of which venues, the rows are. */
      readonly head: TapePage;
      readonly rows: readonly TapeRow[];
      /** The number of the first row in the whole list. */
      readonly first: number;
      readonly hasOlder: boolean;
      /** The rows are those of another choice, until its own have come. */
      readonly isLoading: boolean;
      readonly isRefreshing: boolean;
      readonly isTurning: boolean;
      readonly isPaused: boolean;
    } & Pick<Context, 'page' | 'fresh' | 'isFollowing' | 'missed'>);

export function viewOf(snapshot: SnapshotFrom<typeof tapeMachine>): TapeView {
  const { pages, page, failure, fresh, isFollowing, missed } = snapshot.context;
  if (snapshot.matches('failed') && failure) return { kind: 'failed', failure };
  const head = pages[page];
  if (!head) return { kind: 'loading' };
  return {
    kind: 'shown',
    head,
    rows: head.Data,
    first: 1 + pages.slice(0, page).reduce((sum, { Data }) => sum + Data.length, 0),
    hasOlder: page < pages.length - 1 || head.Next !== undefined,
    isLoading: snapshot.matches('loading'),
    isRefreshing: snapshot.matches({ shown: 'refreshing' }),
    isTurning: snapshot.matches({ shown: 'turning' }),
    isPaused: snapshot.matches({ shown: 'paused' }),
    ...{ page, fresh, isFollowing, missed },
  };
}
