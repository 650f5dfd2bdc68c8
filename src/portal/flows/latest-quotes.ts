import { fromPromise } from 'xstate';
import { latestQuotesMachine } from '../../../machines/latest-quotes.ts';
import type { LatestQuotes } from '../../contract/generated/types.ts';
import type { FiguresChoice } from '../../domain/feed/tape-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The latest quotes, bound to the service. A failure is shown in their place. */
export const latestQuotes = latestQuotesMachine.provide({
  actors: {
    loadQuotes: fromPromise<LatestQuotes, FiguresChoice>(({ input: query, signal }) =>
      ask(client.GET('/api/tape/quotes', { params: { query }, signal }), { handler: 'sessionOnly' }),
    ),
  },
});
