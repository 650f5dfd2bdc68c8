import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAppContext } from '../context/app-context.tsx';

/** Whether nothing has the focus: a removed or disabled button drops it on the page, a closed dialog keeps it while it fades. */
function isOrphaned(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
}

/**
 * Takes a focus that nothing has, once the alert dialog is closed. For what goes on where a pressed button cannot be
 * pressed any more.
 *
 * @param isWanted whether a press has been answered, and its focus may be gone
 * @param target finds what is to have the focus then
 */
export function useOrphanedFocus(isWanted: boolean, target: () => HTMLElement | null | undefined): void {
  const { alerts } = useAppContext();
  const isAlerting = useSelector(alerts, (snapshot) => snapshot.matches('shown'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the target is found now is what counts.
  useEffect(() => {
    if (isWanted && !isAlerting && isOrphaned()) target()?.focus();
  }, [isWanted, isAlerting]);
}
