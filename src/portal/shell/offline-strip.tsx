import { useOnline } from '../hooks/use-online.ts';
import { Strip } from './strip.tsx';

/** Says that the network is gone for as long as it is. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" data-print="no">
      {isOnline ? null : <Strip tone="wrong">You are offline. What you see may be out of date.</Strip>}
    </div>
  );
}
