import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { viewOf } from '../../../machines/alerts.ts';
import type { Alert } from '../../domain/alert.ts';
import { useAppContext } from '../context/app-context.tsx';
import { useLast } from '../hooks/use-last.ts';
import { MessageDialog } from './message-dialog.tsx';

/** The only alert dialog of the page (A 4.4), rendered from the alerts flow. */
export function AlertDialog() {
  const { alerts } = useAppContext();
  const view = useSelector(alerts, viewOf, shallowEqual);
  const alert = useLast(view.kind === 'shown' ? view.alert : null);
  return (
    <MessageDialog
      isOpen={view.kind === 'shown'}
      title={alert?.title}
      message={alert ? <Message alert={alert} /> : undefined}
      reference={alert?.reference}
      onConfirm={() => alerts.send({ type: 'alert.dismissed' })}
    >
      {alert?.details ? (
        <Box component="details" sx={{ marginTop: '12px' }}>
          <Box
            component="summary"
            sx={{ fontSize: 'var(--text-small)', cursor: 'pointer', color: 'var(--muted)' }}
          >
            Details
          </Box>
          <Box
            component="pre"
            sx={{ overflow: 'auto', maxHeight: '240px', fontSize: 'var(--text-caption)', lineHeight: '16px' }}
          >
            {alert.details}
          </Box>
        </Box>
      ) : null}
    </MessageDialog>
  );
}

/** The text of an alert; one with a contact ends with a mailto link (B 8). */
function Message({ alert }: { alert: Alert }) {
  if (alert.contact === undefined) return alert.message;
  return (
    <>
      {alert.message} <Link href={`mailto:${alert.contact}`}>{alert.contact}</Link>
    </>
  );
}
