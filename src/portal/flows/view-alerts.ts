import { fromPromise } from 'xstate';
import { viewAlertsMachine } from '../../../machines/view-alerts.ts';
import type {
  ReadAlerts,
  RemoveAlert,
  SaveAlert,
  SendTestMail,
  SwitchAlert,
} from '../../contract/generated/types.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Asked<Input> = { input: Input; signal: AbortSignal };

const here = { handler: 'sessionOnly' } as const;

const readAlerts = ({ signal }: { signal: AbortSignal }) => ask(client.GET('/api/alerts', { signal }), here);

/** Saves an alert. */
export const postAlert = ({ input, signal }: Asked<SaveAlert>) =>
  ask(client.POST('/api/alerts', { body: input, signal }), here);

/** The alerts on saved views, bound to the service. A failure is shown next to them. */
export const viewAlerts = viewAlertsMachine.provide({
  actors: {
    loadAlerts: fromPromise(readAlerts),
    refreshAlerts: fromPromise(readAlerts),
    saveAlert: fromPromise(postAlert),
    switchAlert: fromPromise(({ input, signal }: Asked<SwitchAlert>) =>
      ask(client.POST('/api/alerts/switch', { body: input, signal }), here),
    ),
    removeAlert: fromPromise(async ({ input, signal }: Asked<RemoveAlert>) => {
      await ask(client.POST('/api/alerts/remove', { body: input, signal }), here);
    }),
    sendTest: fromPromise(({ input, signal }: Asked<SendTestMail>) =>
      ask(client.POST('/api/alerts/testMail', { body: input, signal }), here),
    ),
    markRead: fromPromise(async ({ input, signal }: Asked<ReadAlerts>) => {
      await ask(client.POST('/api/alerts/read', { body: input, signal }), here);
    }),
  },
});
