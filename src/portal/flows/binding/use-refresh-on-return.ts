import { useEffect } from 'react';

type Refreshed = { send(event: { readonly type: 'refresh.wanted' }): void };

/** Asks a flow to refresh whenever the user returns to the page: something may have changed in another tab. */
export function useRefreshOnReturn(actor: Refreshed): void {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') actor.send({ type: 'refresh.wanted' });
    };
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [actor]);
}
