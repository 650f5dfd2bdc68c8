import type { ActorRefFrom } from 'xstate';
import type { alertsMachine } from '../../../machines/alerts.ts';
import type { sessionMachine } from '../../../machines/session.ts';
import { connectCentralHandler } from '../api/ask.ts';
import { forgetLoadedRecord } from '../flows/binding/loaded-record.ts';
import { detailsDraftKey, forgetDraft } from '../storage/kept-draft.ts';
import { forgetNotices, rememberNotices } from '../storage/shown-notices.ts';

export type Shared = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly alerts: ActorRefFrom<typeof alertsMachine>;
};

/**
 * Connects session and dialog to the API calls and to the browser's storage; returns a function that disconnects them.
 */
export function connectShared({ session, alerts }: Shared): () => void {
  const disconnect = connectCentralHandler({
    sessionEnded: (because) => session.send({ type: 'session.ended', because }),
    alert: (alert) => alerts.send({ type: 'alert.raised', alert }),
  });
  const left = session.on('account.left', ({ email }) => forgetDraft(detailsDraftKey(email)));
  let account = session.getSnapshot().context.user?.email;
  const notices = session.subscribe(({ context }) => {
    if (context.user && context.user.email !== account) {
      if (account !== undefined) forgetLoadedRecord();
      account = context.user.email;
    }
    if (context.noticesShownTo) rememberNotices(context.noticesShownTo);
    else if (!context.user) forgetNotices();
  });
  return () => {
    disconnect();
    left.unsubscribe();
    notices.unsubscribe();
  };
}
