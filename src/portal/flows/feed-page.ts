import type { Criteria } from '../../domain/feed/criteria.ts';
import type { FeedRecord } from '../../domain/feed/feed-record.ts';
import { type AskOptions, ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { heldPages } from '../api/held-pages.ts';

const middleware = [heldPages()];

type Wanted = { readonly criteria: Criteria; readonly cursor: string | null };

/** The query parameters that identify the rows of a view. */
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

/**
 * Loads a page of a view. The selection loads the first page this way too, since only a request for the same address is
 * answered with 304 when the view is refreshed.
 */
export function loadFeedPage(
  { criteria, cursor }: Wanted,
  signal: AbortSignal,
  options?: AskOptions,
): Promise<FeedRecord> {
  const query = { ...feedQuery(criteria), limit: 100, ...(cursor === null ? {} : { cursor }) };
  return ask(client.GET('/api/feed/data', { params: { query }, signal, middleware }), options);
}
