import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.ts';

/**
 * Keeps the session the same in every tab: who signs out here is signed out there at once, and a sign-in
 * here lets the others ask again. Also asks again when the browser shows a page it had put aside, whose
 * session may be over. Returns how to leave.
 */
export function joinOtherTabs(session: ActorRefFrom<typeof sessionMachine>): () => void {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('daylight.session') : null;
  let before = session.getSnapshot();
  let wasAskedByAnother = false;

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    wasAskedByAnother = true;
    if (data === 'signedOut') session.send({ type: 'session.ended' });
    if (data === 'signedIn') session.send({ type: 'session.stale' });
  });
  const subscription = session.subscribe((now) => {
    if (now.matches('leaving') && !before.matches('leaving')) channel?.postMessage('signedOut');
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
