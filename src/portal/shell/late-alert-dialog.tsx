import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useAppContext } from '../context/app-context.tsx';

const beginnings = ['pointerdown', 'keydown', 'input'] as const;

/**
 * The alert dialog, whose code comes when somebody signed in, or with the first sign that a visitor means to do
 * something: reading a page needs none of it. A message that comes before its code waits for it.
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
    // Without a network it is asked for again with the next press.
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
