import { useSyncExternalStore } from 'react';
import { Strip } from './strip.tsx';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says that the network is gone for as long as it is. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-print="no">
      {isOnline ? null : <Strip tone="wrong">You are offline. What you see may be out of date.</Strip>}
    </div>
  );
}
