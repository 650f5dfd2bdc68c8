import { assign, emit, enqueueActions, type NonReducibleUnknown, setup } from 'xstate';
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
  isPageHeld,
  isPageNext,
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
  readonly failure: Failure | null;
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

const noFailure = { failure: null, failedRefresh: null };

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
    tags: {} as 'busy' | 'error' | 'expanded' | 'turning',
  },
  actors: {
    loadData: unprovided<Loaded, LoadInput>('loadData'),
    refreshData: unprovided<Loaded, LoadInput>('refreshData'),
    loadPage: unprovided<FeedRecord, LoadInput>('loadPage'),
    recallExpanded: unprovided<boolean, { readonly viewId: ViewId }>('recallExpanded'),
  },
  guards: {
    nothingAsked: ({ context }) => context.criteria === null,
    viewIdSet: ({ context }) => context.viewId !== null,
    otherAsked: ({ context, event }) =>
      event.type === 'address.changed' && !sameCriteria(criteriaOfVisit(event), context.criteria),
    canExpand: ({ context }) => isExpandable(context),
    wasExpanded: ({ context }, expanded: boolean) => expanded && isExpandable(context),
    pageHeld: ({ context, event }) => event.type === 'page.turned' && isPageHeld(context, event.page),
    pageFollows: ({ context, event }) => event.type === 'page.turned' && isPageNext(context, event.page),
  },
  actions: {
    askAnew: assign(({ event }) =>
      event.type === 'address.changed' ? { ...atFirst(event), ...noFailure } : {},
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
    keepPage: assign(({ context }, older: FeedRecord) => ({ ...withOlder(context, older), failure: null })),
    addNews: assign(({ context, event }) =>
      event.type === 'news.came' ? withNews(context, event.news, event.position) : {},
    ),
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
    keepExpansion: emit(({ context }, expanded: boolean) => ({
      type: 'expansion.changed' as const,
      viewId: context.viewId ?? 'unknown',
      expanded,
    })),
    goToSelection: emit({ type: 'navigate', to: pagePaths.dataSelect, replace: true }),
  },
}).createMachine({
  id: 'dataView',
  description: 'The orders or trades of one instrument, shown in a grid.',
  context: ({ input }) => ({ ...atFirst(input), ...noFailure, askedAt: null }),
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
        { guard: 'viewIdSet', target: 'opening' },
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
        onDone: { target: 'opening', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
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
        onDone: { target: 'opening', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
        // A good record is not discarded because a newer one could not be loaded.
        onError: {
          target: 'opening',
          actions: { type: 'keepFailedRefresh', params: ({ event }) => event.error },
        },
      },
    },
    opening: {
      description: 'The view is about to be drawn: was it expanded last time?',
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
      description: 'The view is shown: header, tools, grid and chart.',
      type: 'parallel',
      on: {
        'refresh.requested': { target: 'refreshing', actions: 'keepAskedAt' },
        'news.came': { actions: 'addNews' },
      },
      states: {
        layout: {
          description: 'How much of the grid is shown; a change is remembered for this view.',
          initial: 'collapsed',
          states: {
            collapsed: {
              description: 'The columns that fit are shown.',
              on: {
                'expansion.toggled': {
                  guard: 'canExpand',
                  target: 'expanded',
                  actions: { type: 'keepExpansion', params: true },
                },
              },
            },
            expanded: {
              description: 'All columns are shown, at full height.',
              tags: 'expanded',
              on: {
                'expansion.toggled': {
                  guard: 'canExpand',
                  target: 'collapsed',
                  actions: { type: 'keepExpansion', params: false },
                },
              },
            },
          },
        },
        paging: {
          description: 'Which page of rows is shown.',
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
              description: 'The next page of rows is being loaded; the current one stays visible.',
              tags: 'turning',
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
                  actions: { type: 'keepFailure', params: ({ event }) => event.error },
                },
              },
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
