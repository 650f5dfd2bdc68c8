import { useEffect } from 'react';

type Receiver = { send(event: { readonly type: 'tab.hidden' | 'tab.shown' }): void };

/** Tells a flow when the tab is hidden or shown: a hidden tab asks for nothing. */
export function useTabSeen(actor: Receiver): void {
  useEffect(() => {
    const tell = (): void => actor.send({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
    if (document.hidden) tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);
}
