import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { viewOf } from '../../../machines/alerts.ts';
import { useAppContext } from '../context/app-context.tsx';

/**
 * Whether nothing has the focus: a removed or disabled button drops it on the page, and a dialog holds it while fading.
 */
function isOrphaned(): boolean {
  const focused = document.activeElement;
  // What surrounds a dialog takes it back from what appears beneath.
  return focused === null || focused === document.body || focused.closest('.MuiDialog-root') !== null;
}

/**
 * Moves an orphaned focus to a new target once the alert dialog is closed. For use where a button disappears or is
 * disabled once pressed.
 *
 * @param isWanted whether a press has been answered, so that its focus may be lost
 * @param target finds the element to focus at that time
 */
export function useOrphanedFocus(isWanted: boolean, target: () => HTMLElement | null | undefined): void {
  const { alerts } = useAppContext();
  const isAlerting = useSelector(alerts, (snapshot) => viewOf(snapshot).kind === 'shown');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest target is used, but a new one triggers nothing.
  useEffect(() => {
    if (isWanted && !isAlerting && isOrphaned()) target()?.focus();
  }, [isWanted, isAlerting]);
}
