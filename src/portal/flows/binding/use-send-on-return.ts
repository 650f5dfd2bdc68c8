import { useEffect } from 'react';

type Receiver<Type> = { send(event: { readonly type: Type }): void };

/**
 * Sends an event to a flow whenever the user returns to the page from another tab or window, where something may have
 * changed. A return may be reported by both events of the browser: the flow ignores the second while it loads.
 */
export function useSendOnReturn<Type extends string>(actor: Receiver<Type>, type: Type): void {
  useEffect(() => {
    const send = (): void => {
      if (!document.hidden) actor.send({ type });
    };
    window.addEventListener('focus', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.removeEventListener('focus', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [actor, type]);
}
