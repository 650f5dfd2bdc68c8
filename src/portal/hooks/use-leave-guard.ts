import type { History } from 'history';
import { useEffect, useEffectEvent } from 'react';
import { useHistory } from '../routes/history-router.tsx';

type Attempt = (goOn: () => void) => void;

/** The active guards by the history of their tab; the newest one decides. */
const guards = new WeakMap<History, Set<Attempt>>();

/**
 * Keeps the user from leaving the page while `isArmed`. Before unloading the page the browser asks; for another page of
 * ours, and for logging out, `onAttempt` is called with a function that continues on the way.
 */
export function useLeaveGuard(isArmed: boolean, onAttempt: Attempt): void {
  const history = useHistory();
  const attempt = useEffectEvent(onAttempt);
  useEffect(() => {
    if (!isArmed) return;
    const guard: Attempt = (goOn) => attempt(goOn);
    const armed = guards.get(history) ?? new Set();
    guards.set(history, armed.add(guard));
    const unblock = history.block(({ retry }) =>
      guard(() => {
        unblock();
        retry();
      }),
    );
    return () => {
      armed.delete(guard);
      unblock();
    };
  }, [isArmed, history]);
}

/** Leaves by other means than the router: at once, or once the newest guard allows it. */
export function useDeparture(): Attempt {
  const history = useHistory();
  return (goOn) => {
    const newest = [...(guards.get(history) ?? [])].at(-1);
    if (newest) newest(goOn);
    else goOn();
  };
}
