import { fromPromise } from 'xstate';
import { rowDetailsMachine } from '../../../machines/row-details.ts';
import { filteredBy } from '../../domain/feed/criteria.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { feedQuery } from './feed-page.ts';

/** A single row regardless of the view's filter, bound to the service. The panel shows a failure itself. */
export const rowDetails = rowDetailsMachine.provide({
  actors: {
    loadRow: fromPromise(({ input: { criteria, row }, signal }) => {
      const query = { ...feedQuery(filteredBy(criteria, {})), row: row.id, published: row.published };
      return ask(client.GET('/api/feed/row', { params: { query }, signal }), { handler: 'sessionOnly' });
    }),
  },
});
