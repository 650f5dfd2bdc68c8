import { fromPromise } from 'xstate';
import { alertMarkMachine } from '../../../machines/alert-mark.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** How much the alerts told that is new, asked of the service. A failure is not told of: no page waits for it. */
export const alertMark = alertMarkMachine.provide({
  actors: {
    countAlerts: fromPromise(async ({ signal }) => {
      const { unread } = await ask(client.GET('/api/alerts/unread', { signal }), { handler: 'bypass' });
      return unread;
    }),
  },
});
