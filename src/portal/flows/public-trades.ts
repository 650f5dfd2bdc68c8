import { fromPromise } from 'xstate';
import { publicTradesMachine } from '../../../machines/public-trades.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The last public trades, bound to the service. A failure is no message: the page can be read without them. */
export const publicTrades = publicTradesMachine.provide({
  actors: {
    loadTrades: fromPromise(({ signal }) =>
      ask(client.GET('/api/publicTrades', { signal }), { handler: 'bypass' }),
    ),
  },
});
