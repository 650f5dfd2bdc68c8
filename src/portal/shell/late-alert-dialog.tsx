import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Alert } from '../../domain/alert.ts';
import { late } from '../browser/late.ts';
import { useAppContext } from '../context/app-context.tsx';
import { useLateAtSign, useLateFailure } from '../hooks/use-late.tsx';
import { Strip } from './strip.tsx';

const alertDialog = late(async () => (await import('./alert-dialog.tsx')).AlertDialog);

const beginnings = ['pointerdown', 'keydown', 'input'];

/**
 * The alert dialog. Its code is loaded once somebody is signed in, or at the first sign that a visitor does more than
 * read. A message that comes earlier waits for the code; if that fails to load, it is shown without the dialog.
 */
export function LateAlertDialog() {
  const { alerts, session } = useAppContext();
  const current = useSelector(alerts, (s) => s.context.current);
  const isSignedIn = useSelector(session, (s) => s.context.user !== null);
  const AlertDialog = useLateAtSign(alertDialog, beginnings);
  const hasFailed = useLateFailure(alertDialog) !== null;
  /** The message that is shown without the dialog: it stays as it is if the code arrives while it is being answered. */
  const [plain, setPlain] = useState<Alert | null>(null);
  const isThere = AlertDialog !== null;
  const isNeeded = current !== null || isSignedIn;

  useEffect(() => {
    if (isThere || !isNeeded) return;
    // In a task of its own: naming the files that the code needs takes a phone 25 ms.
    const soon = setTimeout(alertDialog.want);
    return () => clearTimeout(soon);
  }, [isThere, isNeeded]);

  useEffect(() => {
    if (hasFailed && !isThere) setPlain(current);
  }, [hasFailed, isThere, current]);

  if (current && current === plain)
    return <PlainAlert alert={current} onDismiss={() => alerts.send({ type: 'alert.dismissed' })} />;
  return AlertDialog ? <AlertDialog /> : null;
}

const Place = styled('div')({ position: 'fixed', zIndex: 1400, bottom: 0, left: 0, right: 0 });

/** A message below everything else, in place of a dialog that has no code. */
function PlainAlert({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const { title, message, contact, reference } = alert;
  return (
    <Place role="alert" data-print="no">
      <Strip tone="wrong">
        <b>{title}</b> {message} {contact ? <a href={`mailto:${contact}`}>{contact}</a> : null}
        {reference ? <p>Reference {reference}</p> : null}
        <p>
          <Button onClick={onDismiss}>OK</Button>
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
        </p>
      </Strip>
    </Place>
  );
}
