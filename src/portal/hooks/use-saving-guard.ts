import { useEffect, useRef } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Keeps the user on the page while it saves, so that they see the result: the navigation they asked for continues after
 * success and is dropped after a refusal, since the correction is made on this page. A second attempt leaves at once,
 * because an answer may never come.
 *
 * @param isSaving whether the answer is being waited for
 * @param isSaved the result, valid when `isSaving` ends
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
