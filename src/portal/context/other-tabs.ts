import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.ts';
import { detailsDraftKey, forgetDraft } from '../storage/kept-draft.ts';

/**
 * Keeps the session the same in every tab: who signs out here is signed out there at once, and a sign-in
 * here lets the others ask again. Also asks again when the browser shows a page it had put aside, whose
 * session may be over. Who signs out leaves no half-amended details in any tab. Returns how to leave.
 */
export function joinOtherTabs(session: ActorRefFrom<typeof sessionMachine>): () => void {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('daylight.session') : null;
  let before = session.getSnapshot();
  let wasAskedByAnother = false;

  const forgetWhatWasAmended = () => {
    const { user } = session.getSnapshot().context;
    if (user) forgetDraft(detailsDraftKey(user.email));
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    wasAskedByAnother = true;
    if (data === 'signedOut') {
      forgetWhatWasAmended();
      session.send({ type: 'session.ended' });
    }
    if (data === 'signedIn') session.send({ type: 'session.stale' });
  });
  const subscription = session.subscribe((now) => {
    if (now.matches('leaving') && !before.matches('leaving')) {
      forgetWhatWasAmended();
      channel?.postMessage('signedOut');
    }
    const signedIn = before.matches('unauthenticated') && now.matches('authenticated');
    if (signedIn && !wasAskedByAnother) channel?.postMessage('signedIn');
    if (!now.hasTag('busy')) wasAskedByAnother = false;
    before = now;
  });
  const askAgain = (event: PageTransitionEvent) => {
    if (event.persisted) session.send({ type: 'session.stale' });
  };
  addEventListener('pageshow', askAgain);
  return () => {
    removeEventListener('pageshow', askAgain);
    subscription.unsubscribe();
    channel?.close();
  };
}
