import { fromPromise } from 'xstate';
import { dataViewMachine } from '../../../machines/data-view.ts';
import type { Criteria } from '../../domain/feed/criteria.ts';
import type { Loaded } from '../../domain/feed/data-visit.ts';
import type { FeedRecord } from '../../domain/feed/feed-record.ts';
import type { ViewId } from '../../domain/feed/feed-views.ts';
import { type AskOptions, ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { heldPages } from '../api/held-pages.ts';
import { serviceNow } from '../api/service-time.ts';
import { keptValues } from '../storage/kept-values.ts';

const expandedKey = (viewId: ViewId): string => `expanded.${viewId}`;

const middleware = [heldPages()];

type Wanted = { readonly criteria: Criteria; readonly cursor: string | null };

/** What names the rows of a view in a call. */
export function feedQuery(criteria: Criteria) {
  const { datatype, tv, assetclass, subassetclass, instrument, instrumentmic, ordertype, filter } = criteria;
  return {
    datatype: datatype === 'trade' ? ('trade' as const) : ('order' as const),
    tv: tv ?? '',
    assetclass: assetclass ?? '',
    subassetclass: subassetclass ?? '',
    instrument: instrument ?? '',
    ...(instrumentmic === null ? {} : { instrumentmic }),
    ...(ordertype === null ? {} : { ordertype }),
    ...filter,
  };
}

function pageOf(
  { criteria, cursor }: Wanted,
  signal: AbortSignal,
  options?: AskOptions,
): Promise<FeedRecord> {
  const query = { ...feedQuery(criteria), limit: 100, ...(cursor === null ? {} : { cursor }) };
  return ask(client.GET('/api/feed/data', { params: { query }, signal, middleware }), options);
}

/** Keeps whether a view was left expanded, for when it opens again. */
export function keepExpanded(viewId: ViewId, expanded: boolean): void {
  keptValues.keep(expandedKey(viewId), expanded);
}

const loadedNow = (record: FeedRecord): Loaded => ({ record, at: serviceNow() });

export const dataView = dataViewMachine.provide({
  actors: {
    loadData: fromPromise(async ({ input, signal }) => loadedNow(await pageOf(input, signal))),
    // The page tells of a failure, with the rows from before: the dialog would tell it twice.
    refreshData: fromPromise(async ({ input, signal }) =>
      loadedNow(await pageOf(input, signal, { handler: 'sessionOnly' })),
    ),
    loadPage: fromPromise(({ input, signal }) => pageOf(input, signal)),
    recallExpanded: fromPromise(async ({ input }) => keptValues.read(expandedKey(input.viewId)) === true),
  },
});
