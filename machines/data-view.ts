import { assign, emit, enqueueActions, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { type Criteria, sameCriteria } from '../src/domain/feed/criteria.ts';
import {
  criteriaOfVisit,
  type DataVisit,
  type Loaded,
  type LoadedRecord,
} from '../src/domain/feed/data-visit.ts';
import type { FeedRecord } from '../src/domain/feed/feed-record.ts';
import type { ViewId } from '../src/domain/feed/feed-views.ts';
import type { News } from '../src/domain/feed/live-news.ts';
import {
  atFirst,
  isExpandable,
  isOtherFilter,
  isPageHeld,
  isPageNext,
  nothingOf,
  type ShownData,
  shownOf,
  withNews,
  withOlder,
} from '../src/domain/feed/shown-data.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import { unprovided } from './unprovided.ts';

/** A failed refresh: when it was requested, ISO, and why it failed. The previous rows stay. */
export type FailedRefresh = { readonly at: string; readonly failure: Failure };

type Context = ShownData & {
  /** The views left expanded, where a view can be. */
  readonly expanded: readonly ViewId[];
  /** Why the data could not be loaded. */
  readonly failure: Failure | null;
  /** Why the next page of rows could not be loaded. */
  readonly failedPage: Failure | null;
  readonly failedRefresh: FailedRefresh | null;
  /** When a refresh was last requested, ISO. */
  readonly askedAt: string | null;
};

export type DataViewEvent =
  | ({ readonly type: 'address.changed' } & DataVisit)
  /** `at` is the current time, ISO. */
  | { readonly type: 'refresh.requested'; readonly at: string }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'page.turned'; readonly page: number }
  | { readonly type: 'expansion.toggled' }
  /** `position`: how far the rows go with it. */
  | { readonly type: 'news.came'; readonly news: News; readonly position: string };

type LoadInput = { readonly criteria: Criteria; readonly cursor: string | null };

const noFailure = { failure: null, failedPage: null, failedRefresh: null };

const isExpanded = (context: Context): boolean =>
  context.viewId !== null && isExpandable(context) && context.expanded.includes(context.viewId);

function wanted({ criteria }: Context): Criteria {
  if (!criteria) throw new Error('a load needs criteria');
  return criteria;
}

const fromTheNewest = ({ context }: { context: Context }): LoadInput => ({
  criteria: wanted(context),
  cursor: null,
});

/**
 * The view of one instrument's orders or trades (B 2, 3, 4). Loads on entry only if nothing is shown yet; criteria
 * other than those loaded clear the view id and load again.
 */
export const dataViewMachine = setup({
  types: {
    input: {} as DataVisit,
    context: {} as Context,
    events: {} as DataViewEvent,
    emitted: {} as
      | { type: 'navigate'; to: string; replace: true }
      | { type: 'record.loaded'; loaded: LoadedRecord }
      | { type: 'record.dropped' }
      | { type: 'orders.asked'; criteria: Criteria }
      | { type: 'expansion.changed'; viewId: ViewId; expanded: boolean },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadData: unprovided<Loaded, LoadInput>('loadData'),
    refreshData: unprovided<Loaded, LoadInput>('refreshData'),
    loadPage: unprovided<FeedRecord, LoadInput>('loadPage'),
  },
  guards: {
    nothingAsked: ({ context }) => context.criteria === null,
    viewIdSet: ({ context }) => context.viewId !== null,
    otherAsked: ({ context, event }) =>
      event.type === 'address.changed' && !sameCriteria(criteriaOfVisit(event), context.criteria),
    otherFilterAsked: ({ context, event }) =>
      event.type === 'address.changed' && isOtherFilter(context, event),
    canExpand: ({ context }) => isExpandable(context),
    pageHeld: ({ context, event }) => event.type === 'page.turned' && isPageHeld(context, event.page),
    pageFollows: ({ context, event }) => event.type === 'page.turned' && isPageNext(context, event.page),
  },
  actions: {
    askAnew: assign(({ event }) =>
      event.type === 'address.changed' ? { ...atFirst(event), ...noFailure, expanded: event.expanded } : {},
    ),
    askOtherRows: assign(({ event }) =>
      event.type === 'address.changed'
        ? { criteria: criteriaOfVisit(event), ...noFailure, expanded: event.expanded }
        : {},
    ),
    // Only the order page stores its criteria (B 2).
    keepOrders: enqueueActions(({ context: { criteria }, enqueue }) => {
      if (criteria?.datatype === 'order') enqueue.emit({ type: 'orders.asked', criteria });
    }),
    // The previous record is not shown again while another loads, or after that has failed.
    dropRecord: emit({ type: 'record.dropped' }),
    keepRecord: enqueueActions(({ context, enqueue }, answer: Loaded) => {
      const loaded = { ...answer, criteria: wanted(context) };
      enqueue.assign({ ...shownOf(loaded), ...noFailure });
      enqueue.emit({ type: 'record.loaded', loaded });
    }),
    forgetShown: assign(({ context }) => nothingOf(context.criteria)),
    keepPage: assign(({ context }, older: FeedRecord) => ({
      ...withOlder(context, older),
      failedPage: null,
    })),
    addNews: assign(({ context, event }) =>
      event.type === 'news.came' ? withNews(context, event.news, event.position) : {},
    ),
    turnPage: assign(({ event }) =>
      event.type === 'page.turned' ? { page: event.page, failedPage: null } : {},
    ),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    keepFailedPage: assign({ failedPage: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailedPage: assign({ failedPage: null }),
    keepFailedRefresh: assign({
      failedRefresh: ({ context }, error: NonReducibleUnknown) => ({
        at: context.askedAt ?? '',
        failure: failureOf(error),
      }),
    }),
    keepAskedAt: assign(({ event }) => (event.type === 'refresh.requested' ? { askedAt: event.at } : {})),
    toggleExpansion: assign(({ context }) => {
      const { viewId, expanded } = context;
      if (viewId === null) return {};
      const others = expanded.filter((one) => one !== viewId);
      return { expanded: isExpanded(context) ? others : [...others, viewId] };
    }),
    // A change is remembered for this view.
    announceExpansion: emit(({ context }) => ({
      type: 'expansion.changed' as const,
      viewId: context.viewId ?? 'unknown',
      expanded: isExpanded(context),
    })),
    goToSelection: emit({ type: 'navigate', to: pagePaths.dataSelect, replace: true }),
  },
}).createMachine({
  id: 'dataView',
  description: 'The orders or trades of one instrument, shown in a grid.',
  context: ({ input }) => ({
    ...atFirst(input),
    ...noFailure,
    expanded: input.expanded,
    askedAt: null,
  }),
  initial: 'entering',
  on: {
    'address.changed': { guard: 'otherAsked', target: '.entering', actions: 'askAnew' },
  },
  states: {
    entering: {
      description: 'The page opens; rows that the selection has already loaded are not loaded again.',
      entry: 'keepOrders',
      always: [
        { guard: 'nothingAsked', target: 'sentBack' },
        { guard: 'viewIdSet', target: 'showing' },
        { target: 'loading' },
      ],
    },
    sentBack: {
      description: 'The address names no instrument: the page leads to the selection.',
      entry: 'goToSelection',
    },
    loading: {
      description: 'The data is being loaded; only the overlay is shown.',
      tags: 'busy',
      entry: 'dropRecord',
      invoke: {
        id: 'loadData',
        src: 'loadData',
        input: fromTheNewest,
        onDone: { target: 'showing', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    refreshing: {
      description: 'The data is being reloaded from the newest row; only the overlay is shown.',
      tags: 'busy',
      invoke: {
        id: 'refreshData',
        src: 'refreshData',
        input: fromTheNewest,
        onDone: { target: 'showing', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
        // A good record is not discarded because a newer one could not be loaded.
        onError: {
          target: 'showing',
          actions: { type: 'keepFailedRefresh', params: ({ event }) => event.error },
        },
      },
    },
    showing: {
      description: 'The view is shown: header, tools, grid and chart.',
      initial: 'resting',
      on: {
        'refresh.requested': { target: 'refreshing', actions: 'keepAskedAt' },
        'news.came': { actions: 'addNews' },
        'expansion.toggled': { guard: 'canExpand', actions: ['toggleExpansion', 'announceExpansion'] },
        'address.changed': { guard: 'otherFilterAsked', target: '.filtering', actions: 'askOtherRows' },
      },
      states: {
        resting: {
          description: 'A page of rows is shown.',
          on: {
            'page.turned': [
              { guard: 'pageHeld', actions: 'turnPage' },
              { guard: 'pageFollows', target: 'turning', actions: 'forgetFailedPage' },
            ],
          },
        },
        turning: {
          description: 'The next page of rows is being loaded; the current one stays visible.',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({
              criteria: wanted(context),
              cursor: context.pages.at(-1)?.next ?? null,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepPage', params: ({ event }) => event.output },
            },
            onError: {
              target: 'resting',
              actions: { type: 'keepFailedPage', params: ({ event }) => event.error },
            },
          },
        },
        filtering: {
          description: 'The rows that pass another filter are being loaded; the current ones stay visible.',
          entry: 'keepOrders',
          // The rows shown are not those that a refresh that fails would have to leave. Further ones would be of the
          // other filter.
          on: {
            'refresh.requested': { target: 'filtering', reenter: true },
            'page.turned': { guard: 'pageHeld', actions: 'turnPage' },
          },
          invoke: {
            id: 'loadData',
            src: 'loadData',
            input: fromTheNewest,
            onDone: {
              target: 'resting',
              actions: { type: 'keepRecord', params: ({ event }) => event.output },
            },
            onError: {
              target: '#dataView.failed',
              actions: [
                'forgetShown',
                'dropRecord',
                { type: 'keepFailure', params: ({ event }) => event.error },
              ],
            },
          },
        },
      },
    },
    failed: {
      description: 'The data could not be loaded; the reason and the remedy are shown.',
      tags: 'error',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});

/** What a page shows of the view. */
export type DataViewView =
  | { readonly kind: 'sentBack' }
  | { readonly kind: 'loading'; readonly criteria: Criteria }
  | { readonly kind: 'failed'; readonly criteria: Criteria; readonly failure: Failure }
  /** Nothing but what the rows are of. */
  | ({ readonly kind: 'refreshing' } & Shown)
  | ({ readonly kind: 'shown'; readonly isExpanded: boolean; readonly waiting: RowsAwaited | null } & Shown &
      Pick<Context, 'pages' | 'page' | 'loadedAt' | 'failedPage' | 'failedRefresh'>);

/** What is being loaded while rows are shown: the next page of them, or those of another filter. */
export type RowsAwaited = 'older' | 'filtered';

type Shown = { readonly criteria: Criteria; readonly viewId: ViewId; readonly record: FeedRecord };

export function viewOf(snapshot: SnapshotFrom<typeof dataViewMachine>): DataViewView {
  const { context } = snapshot;
  const { criteria, viewId, record, failure } = context;
  if (criteria === null) return { kind: 'sentBack' };
  if (snapshot.hasTag('error') && failure) return { kind: 'failed', criteria, failure };
  if (viewId === null || record === null) return { kind: 'loading', criteria };
  const shown = { criteria, viewId, record };
  if (snapshot.matches('refreshing')) return { kind: 'refreshing', ...shown };
  const { pages, page, loadedAt, failedPage, failedRefresh } = context;
  return {
    kind: 'shown',
    ...shown,
    ...{ pages, page, loadedAt, failedPage, failedRefresh },
    isExpanded: isExpanded(context),
    waiting: snapshot.matches({ showing: 'turning' })
      ? 'older'
      : snapshot.matches({ showing: 'filtering' })
        ? 'filtered'
        : null,
  };
}
