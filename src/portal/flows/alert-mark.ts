import { fromPromise } from 'xstate';
import { alertMarkMachine } from '../../../machines/alert-mark.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/**
 * The number of new alerts, bound to the service. A failure is not shown, since no page waits for the number; the end of
 * the session, which a page that nobody uses learns this way, is (A 4.1).
 */
export const alertMark = alertMarkMachine.provide({
  actors: {
    countAlerts: fromPromise(async ({ signal }) => {
      const { unread } = await ask(client.GET('/api/alerts/unread', { signal }), { handler: 'sessionOnly' });
      return unread;
    }),
  },
});
