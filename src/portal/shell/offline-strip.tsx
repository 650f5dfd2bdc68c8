import { useOnline } from '../hooks/use-online.ts';
import { Strip } from './strip.tsx';

/** Shown while the browser is offline. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" data-print="no">
      {isOnline ? null : <Strip tone="wrong">You are offline. What you see may be out of date.</Strip>}
    </div>
  );
}
