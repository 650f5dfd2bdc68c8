import { useEffect } from 'react';

type Receiver<Type> = { send(event: { readonly type: Type }): void };

/**
 * Sends an event to a flow whenever the user returns to the page from another tab or window, where something may have
 * changed. A return may be reported by both events of the browser: the flow ignores the second while it loads.
 *
 * @param changed the event of the window, if there is one, that tells of a change by another part of the page
 */
export function useSendOnReturn<Type extends string>(
  actor: Receiver<Type>,
  type: Type,
  changed?: string,
): void {
  useEffect(() => {
    const send = (): void => {
      if (!document.hidden) actor.send({ type });
    };
    window.addEventListener('focus', send);
    document.addEventListener('visibilitychange', send);
    if (changed) window.addEventListener(changed, send);
    return () => {
      window.removeEventListener('focus', send);
      document.removeEventListener('visibilitychange', send);
      if (changed) window.removeEventListener(changed, send);
    };
  }, [actor, type, changed]);
}
