import { fromCallback } from 'xstate';

type Message = { readonly type: 'signedIn' | 'signedOut' };

/**
 * Keeps the tabs of a browser, which share a session, in step: reports sign-ins and sign-outs to the other tabs and
 * receives theirs. Also rechecks the session when the browser restores a page from its cache.
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
