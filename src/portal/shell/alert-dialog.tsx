import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../machines/alerts.ts';
import type { Alert } from '../../domain/alert.ts';
import { usDollars } from '../../domain/format/money.ts';
import { useAppContext } from '../context/app-context.tsx';
import { useLast } from '../hooks/use-last.ts';
import { Ordered } from '../payment/ordered.tsx';
import { MessageDialog } from './message-dialog.tsx';

const Way = styled('p')({ marginTop: 12 });

const Bought = styled('div')({
  marginTop: 12,
  '& dl': { margin: '0 0 12px' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    borderTop: '1px solid var(--line)',
  },
  '& dd': { margin: 0, textAlign: 'right' },
});

const Details = styled('details')({
  marginTop: 12,
  '& summary': { fontSize: 'var(--text-small)', cursor: 'pointer', color: 'var(--muted)' },
  '& pre': { overflow: 'auto', maxHeight: 240, fontSize: 'var(--text-caption)', lineHeight: '16px' },
});

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
      {alert?.bought ? (
        <Bought>
          <Ordered order={alert.bought.order}>
            <div>
              <dt>Paid</dt>
              <dd className="figures">{usDollars(alert.bought.price)}</dd>
            </div>
          </Ordered>
          <p>{alert.bought.next}</p>
        </Bought>
      ) : null}
      {alert?.way ? (
        <Way>
          <Link
            component={RouterLink}
            to={alert.way.to}
            onClick={() => alerts.send({ type: 'alert.dismissed' })}
          >
            {alert.way.label}
          </Link>
        </Way>
      ) : null}
      {alert?.details ? (
        <Details>
          <summary>Details</summary>
          <pre>{alert.details}</pre>
        </Details>
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
