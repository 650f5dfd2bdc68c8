import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useAppContext } from '../context/app-context.tsx';

const beginnings = ['pointerdown', 'keydown', 'input'] as const;

/**
 * The alert dialog. Its code is loaded once somebody is signed in, or at the first sign that a visitor does more than
 * read. A message that comes earlier waits for the code.
 */
export function LateAlertDialog() {
  const { alerts, session } = useAppContext();
  const isWanted = useSelector(alerts, (s) => s.matches('shown'));
  const isSignedIn = useSelector(session, (s) => s.context.user !== null);
  const [AlertDialog, setAlertDialog] = useState<ComponentType | null>(null);
  const isThere = AlertDialog !== null;
  const isNeeded = isWanted || isSignedIn;

  useEffect(() => {
    if (isThere) return;
    // Without a network, the next press tries again.
    const fetchCode = () =>
      import('./alert-dialog.tsx').then(
        (module) => setAlertDialog(() => module.AlertDialog),
        () => {},
      );
    if (isNeeded) void fetchCode();
    for (const beginning of beginnings) addEventListener(beginning, fetchCode, { passive: true });
    return () => {
      for (const beginning of beginnings) removeEventListener(beginning, fetchCode);
    };
  }, [isThere, isNeeded]);

  return AlertDialog ? <AlertDialog /> : null;
}
