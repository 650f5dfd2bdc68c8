import { useEffect, useRef } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Holds the person on the page while it saves, so that they hear what came of it: the way they chose is taken once it
 * is saved, and dropped when it was refused, since what to mend stands on this page. Who asks a second time goes at
 * once: an answer may never come.
 *
 * @param isSaving the answer is waited for
 * @param isSaved how it came out; counts when `isSaving` ends
 */
export function useSavingGuard(isSaving: boolean, isSaved: boolean): void {
  const way = useRef<(() => void) | null>(null);
  useLeaveGuard(isSaving, (goOn) => {
    if (way.current) goOn();
    else way.current = goOn;
  });
  useEffect(() => {
    if (isSaving) return;
    const chosen = way.current;
    way.current = null;
    if (isSaved) chosen?.();
  }, [isSaving, isSaved]);
}
