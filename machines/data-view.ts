import { assign, emit, type NonReducibleUnknown, setup } from 'xstate';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { type Criteria, sameCriteria } from '../src/domain/feed/criteria.ts';
import type { FeedRecord, FeedRow } from '../src/domain/feed/feed-record.ts';
import { feedViews, type ViewId, viewIdOf } from '../src/domain/feed/feed-views.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import { unprovided } from './unprovided.ts';

/** A page of rows and the cursor of the one after it. */
export type Page = { readonly rows: readonly FeedRow[]; readonly next: string | null };

/** A record and when it was loaded, ISO. */
export type Loaded = { readonly record: FeedRecord; readonly at: string };

/** What is to be shown, and what of it is at hand. */
export type Asked = {
  /** What the address (or what stands in for it) asks for; null when it asks for nothing whole. */
  readonly criteria: Criteria | null;
  /** A record that the selection loaded already, with what it was asked by. */
  readonly loaded: (Loaded & { readonly criteria: Criteria }) | null;
};

/** A refresh that did not work: when it was asked for, ISO, and why. The rows from before it are shown. */
export type FailedRefresh = { readonly at: string; readonly failure: Failure };

type View = {
  readonly criteria: Criteria | null;
  readonly viewId: ViewId | null;
  readonly record: FeedRecord | null;
  readonly pages: readonly Page[];
  readonly page: number;
  readonly failure: Failure | null;
  /** When the record was loaded, ISO; null while there is none. */
  readonly loadedAt: string | null;
  readonly failedRefresh: FailedRefresh | null;
};

type Context = View & {
  /** When a refresh was last asked for, ISO. */
  readonly askedAt: string | null;
};

export type DataViewEvent =
  | ({ readonly type: 'criteria.changed' } & Asked)
  /** `at` is the time, ISO. */
  | { readonly type: 'refresh.requested'; readonly at: string }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'page.turned'; readonly page: number }
  | { readonly type: 'expansion.toggled' };

type LoadInput = { readonly criteria: Criteria; readonly cursor: string | null };

const isExpandable = (viewId: ViewId | null): boolean =>
  viewId !== null && viewId !== 'unknown' && feedViews[viewId].isExpandable;

/** The view of what is asked: of a record at hand if it was loaded by the same criteria, else of none yet. */
function viewOf({ criteria, loaded }: Asked): View {
  const isAtHand = criteria !== null && loaded !== null && sameCriteria(criteria, loaded.criteria);
  const record = isAtHand ? loaded.record : null;
  return {
    criteria,
    viewId: record && viewIdOf(record.ViewType),
    record,
    pages: record ? [pageOf(record)] : [],
    page: 0,
    failure: null,
    loadedAt: isAtHand ? loaded.at : null,
    failedRefresh: null,
  };
}

const pageOf = (record: FeedRecord): Page => ({ rows: record.Data, next: record.Next ?? null });

const differ = (one: Criteria | null, other: Criteria | null): boolean =>
  one && other ? !sameCriteria(one, other) : one !== other;

function wanted(criteria: Criteria | null): Criteria {
  if (!criteria) throw new Error('a load needs criteria');
  return criteria;
}

/**
 * The view of one instrument's orders or trades (B 2, 3, 4). Loads on entry only when nothing is shown yet;
 * other criteria than the loaded ones clear the view id and load anew.
 */
export const dataViewMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as DataViewEvent,
    emitted: {} as { type: 'navigate'; to: string; replace?: boolean },
    tags: {} as 'busy' | 'error' | 'expanded' | 'turning',
  },
  actors: {
    loadData: unprovided<Loaded, LoadInput>('loadData'),
    refreshData: unprovided<Loaded, LoadInput>('refreshData'),
    loadPage: unprovided<FeedRecord, LoadInput>('loadPage'),
    recallExpanded: unprovided<boolean, { readonly viewId: ViewId }>('recallExpanded'),
    rememberExpanded: unprovided<void, { readonly viewId: ViewId; readonly expanded: boolean }>(
      'rememberExpanded',
    ),
  },
  guards: {
    nothingAsked: ({ context }) => context.criteria === null,
    viewIdSet: ({ context }) => context.viewId !== null,
    otherAsked: ({ context, event }) =>
      event.type === 'criteria.changed' && differ(event.criteria, context.criteria),
    canExpand: ({ context }) => isExpandable(context.viewId),
    wasExpanded: ({ context }, expanded: boolean) => expanded && isExpandable(context.viewId),
    pageHeld: ({ context, event }) =>
      event.type === 'page.turned' &&
      event.page !== context.page &&
      Number.isInteger(event.page) &&
      event.page >= 0 &&
      event.page < context.pages.length,
    pageFollows: ({ context, event }) =>
      event.type === 'page.turned' &&
      event.page === context.pages.length &&
      (context.pages.at(-1)?.next ?? null) !== null,
  },
  actions: {
    askAnew: assign(({ event }) => (event.type === 'criteria.changed' ? viewOf(event) : {})),
    keepRecord: assign(({ context: { criteria } }, loaded: Loaded) =>
      viewOf({ criteria, loaded: criteria && { ...loaded, criteria } }),
    ),
    // A right that ended between two pages makes the view a delayed one: delayed rows are never called live.
    keepPage: assign(({ context }, older: FeedRecord) => ({
      record: context.record && {
        ...context.record,
        IsDelayed: context.record.IsDelayed || older.IsDelayed,
      },
      pages: [...context.pages, pageOf(older)],
      page: context.pages.length,
      failure: null,
    })),
    turnPage: assign(({ event }) =>
      event.type === 'page.turned' ? { page: event.page, failure: null } : {},
    ),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    keepFailedRefresh: assign({
      failedRefresh: ({ context }, error: NonReducibleUnknown) => ({
        at: context.askedAt ?? '',
        failure: failureOf(error),
      }),
    }),
    keepAskedAt: assign(({ event }) => (event.type === 'refresh.requested' ? { askedAt: event.at } : {})),
    goToSelection: emit({ type: 'navigate', to: pagePaths.dataSelect, replace: true }),
  },
}).createMachine({
  id: 'dataView',
  description: 'The orders or trades of one instrument, shown in a grid.',
  context: ({ input }) => ({ ...viewOf(input), askedAt: null }),
  initial: 'entering',
  on: {
    'criteria.changed': { guard: 'otherAsked', target: '.entering', actions: 'askAnew' },
  },
  states: {
    entering: {
      description: 'The page opens: what the selection has loaded already is not loaded twice.',
      always: [
        { guard: 'nothingAsked', target: 'sentBack' },
        { guard: 'viewIdSet', target: 'opening' },
        { target: 'loading' },
      ],
    },
    sentBack: {
      description: 'Nothing is asked for: the selection is where an instrument is chosen.',
      entry: 'goToSelection',
    },
    loading: {
      description: 'The data is being loaded; nothing is drawn but the overlay.',
      tags: 'busy',
      invoke: {
        id: 'loadData',
        src: 'loadData',
        input: ({ context }) => ({ criteria: wanted(context.criteria), cursor: null }),
        onDone: { target: 'opening', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    refreshing: {
      description: 'The data is being loaded again, from its newest row; nothing is drawn but the overlay.',
      tags: 'busy',
      invoke: {
        id: 'refreshData',
        src: 'refreshData',
        input: ({ context }) => ({ criteria: wanted(context.criteria), cursor: null }),
        onDone: { target: 'opening', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
        // A record that was good is not thrown away because a newer one did not come.
        onError: {
          target: 'opening',
          actions: { type: 'keepFailedRefresh', params: ({ event }) => event.error },
        },
      },
    },
    opening: {
      description: 'The view is about to be drawn: was it expanded when it was last seen?',
      tags: 'busy',
      invoke: {
        id: 'recallExpanded',
        src: 'recallExpanded',
        input: ({ context }) => ({ viewId: context.viewId ?? 'unknown' }),
        onDone: [
          {
            guard: { type: 'wasExpanded', params: ({ event }) => event.output },
            target: 'showing.layout.expanded',
          },
          { target: 'showing' },
        ],
        onError: 'showing',
      },
    },
    showing: {
      description: 'The view stands: header, tools, grid and chart.',
      type: 'parallel',
      on: { 'refresh.requested': { target: 'refreshing', actions: 'keepAskedAt' } },
      states: {
        layout: {
          description: 'How much of the grid is shown.',
          initial: 'collapsed',
          states: {
            collapsed: {
              description: 'The columns that fit are shown.',
              on: { 'expansion.toggled': { guard: 'canExpand', target: 'expanding' } },
            },
            expanding: {
              description: 'All columns are shown, and that is being remembered for this view.',
              tags: 'expanded',
              invoke: {
                id: 'rememberExpanded',
                src: 'rememberExpanded',
                input: ({ context }) => ({ viewId: context.viewId ?? 'unknown', expanded: true }),
                onDone: 'expanded',
                onError: 'expanded',
              },
            },
            expanded: {
              description: 'All columns are shown, at full height.',
              tags: 'expanded',
              on: { 'expansion.toggled': { guard: 'canExpand', target: 'collapsing' } },
            },
            collapsing: {
              description: 'The columns that fit are shown, and that is being remembered for this view.',
              invoke: {
                id: 'rememberExpanded',
                src: 'rememberExpanded',
                input: ({ context }) => ({ viewId: context.viewId ?? 'unknown', expanded: false }),
                onDone: 'collapsed',
                onError: 'collapsed',
              },
            },
          },
        },
        paging: {
          description: 'Which page of the rows is shown.',
          initial: 'resting',
          states: {
            resting: {
              description: 'A page of rows is shown.',
              on: {
                'page.turned': [
                  { guard: 'pageHeld', actions: 'turnPage' },
                  { guard: 'pageFollows', target: 'turning', actions: 'forgetFailure' },
                ],
              },
            },
            turning: {
              description: 'The next page of rows is being loaded; the page before it stays.',
              tags: 'turning',
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: ({ context }) => ({
                  criteria: wanted(context.criteria),
                  cursor: context.pages.at(-1)?.next ?? null,
                }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'keepPage', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'resting',
                  actions: { type: 'keepFailure', params: ({ event }) => event.error },
                },
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'The data could not be loaded; why, and what can be done.',
      tags: 'error',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});
