import { fromPromise } from 'xstate';
import { alertMarkMachine } from '../../../machines/alert-mark.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The number of new alerts, bound to the service. A failure is not shown, since no page waits for the number. */
export const alertMark = alertMarkMachine.provide({
  actors: {
    countAlerts: fromPromise(async ({ signal }) => {
      const { unread } = await ask(client.GET('/api/alerts/unread', { signal }), { handler: 'bypass' });
      return unread;
    }),
  },
});
