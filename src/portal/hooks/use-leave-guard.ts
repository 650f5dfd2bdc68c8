import { useEffect, useRef } from 'react';
import { useHistory } from '../routes/history-router.tsx';

/**
 * Holds the person back from leaving the page while `isArmed`: the browser asks by itself before it unloads the page;
 * for another page of ours `onAttempt` is called, and what it was handed carries the way on.
 */
export function useLeaveGuard(isArmed: boolean, onAttempt: (goOn: () => void) => void): void {
  const history = useHistory();
  const attempt = useRef(onAttempt);
  useEffect(() => {
    attempt.current = onAttempt;
  });
  useEffect(() => {
    if (!isArmed) return;
    const unblock = history.block(({ retry }) =>
      attempt.current(() => {
        unblock();
        retry();
      }),
    );
    return unblock;
  }, [isArmed, history]);
}
