import { fromCallback } from 'xstate';

type Message = { readonly type: 'signedIn' | 'signedOut' };

/**
 * The other tabs of this browser, in which the session is the same: they are told who signs in or out here, and tell
 * it. Also asks again when the browser shows a page it had put aside, whose session may be over.
 */
export const otherTabs = fromCallback<Message>(({ sendBack, receive }) => {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('daylight.session') : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signedIn' || data === 'signedOut') sendBack({ type: `otherTab.${data}` });
  });
  receive(({ type }) => channel?.postMessage(type));
  const askAgain = (event: PageTransitionEvent) => {
    if (event.persisted) sendBack({ type: 'session.stale' });
  };
  addEventListener('pageshow', askAgain);
  return () => {
    removeEventListener('pageshow', askAgain);
    channel?.close();
  };
});
