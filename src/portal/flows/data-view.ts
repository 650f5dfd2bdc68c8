import { fromPromise } from 'xstate';
import { dataViewMachine } from '../../../machines/data-view.ts';
import type { Loaded } from '../../domain/feed/data-visit.ts';
import type { FeedRecord } from '../../domain/feed/feed-record.ts';
import { type ViewId, views } from '../../domain/feed/feed-views.ts';
import { serviceNow } from '../api/service-time.ts';
import { keptValues } from '../storage/kept-values.ts';
import { loadFeedPage } from './feed-page.ts';

const expandedKey = (viewId: ViewId): string => `expanded.${viewId}`;

/** Stores whether a view was left expanded, for the next time it opens. */
export function keepExpanded(viewId: ViewId, expanded: boolean): void {
  keptValues.keep(expandedKey(viewId), expanded);
}

/** The views that were left expanded. */
export const expandedViews = (): ViewId[] =>
  views.map(({ id }) => id).filter((viewId) => keptValues.read(expandedKey(viewId)) === true);

const loadedNow = (record: FeedRecord): Loaded => ({ record, at: serviceNow() });

export const dataView = dataViewMachine.provide({
  actors: {
    loadData: fromPromise(async ({ input, signal }) => loadedNow(await loadFeedPage(input, signal))),
    // The page shows a failure next to the previous rows; the dialog would only repeat it.
    refreshData: fromPromise(async ({ input, signal }) =>
      loadedNow(await loadFeedPage(input, signal, { handler: 'sessionOnly' })),
    ),
    loadPage: fromPromise(({ input, signal }) => loadFeedPage(input, signal)),
  },
});
