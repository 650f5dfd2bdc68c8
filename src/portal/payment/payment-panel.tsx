import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type PaymentView, viewOf } from '../../../machines/payment.ts';
import { usDollars } from '../../domain/format/money.ts';
import { useAppContext } from '../context/app-context.tsx';
import { RetryButton } from '../controls/retry-button.tsx';
import { useTabSeen } from '../flows/binding/use-tab-seen.ts';
import { Spinner } from '../shell/loading-overlay.tsx';
import { type PaymentActor, PaymentButton } from './payment-button.tsx';
import { Payment, PaymentNote, PaymentProblem, PaymentRoom } from './payment-styles.ts';

/** The page where the sandbox acts as the provider, and where its behaviour is chosen. */
const standIn = '/sandbox/payment';

const waits = { checking: 'Checking the payment', loadingScript: 'Loading PayPal' } as const;

const phaseWaits = {
  ready: null,
  checking: waits.checking,
  pressed: waits.checking,
  creating: 'Opening the payment',
  approving: null,
  executing: 'Taking the payment',
} as const;

function waitOf(view: PaymentView): string | null {
  if (view.kind === 'button') return phaseWaits[view.phase];
  return view.kind === 'checking' || view.kind === 'loadingScript' ? waits[view.kind] : null;
}

/** Asks again about a payment that the provider holds, by itself while the page is seen, and on request. */
function CheckAgain({ actor, isAsking }: { actor: PaymentActor; isAsking: boolean }) {
  useTabSeen(actor);
  return (
    <Button disabled={isAsking} onClick={() => actor.send({ type: 'retry.requested' })}>
      Check again
    </Button>
  );
}

/** What is said about the last attempt, or about the one under way. */
function noteOf(view: PaymentView): ReactNode {
  if (view.kind === 'pending')
    return (
      <p>
        PayPal is still checking your payment of {usDollars(view.amount)}. We will e-mail you when it is
        decided; you need not wait here.
      </p>
    );
  if (view.kind !== 'button') return null;
  if (view.notice === 'declined') return <p>The payment was declined. Choose another way to pay.</p>;
  // Only once the service has said that it is still to be paid.
  if (view.notice === 'closed' && view.phase === 'ready')
    return <p>The payment window was closed. Nothing has been charged.</p>;
  return view.notice === null && view.phase === 'approving' ? (
    <p>Approve the payment in the PayPal window.</p>
  ) : null;
}

/** What can be done about a payment now: the provider's button, or why it is not there (B 4). */
export function PaymentPanel({ actor }: { actor: PaymentActor }) {
  const { config } = useAppContext();
  const isPlayed = config.sandbox && config.payment.sdkUrl?.startsWith(`${location.origin}${standIn}/`);
  const view = useSelector(actor, viewOf, shallowEqual);
  const wait = waitOf(view);
  const retry = (): void => actor.send({ type: 'retry.requested' });
  return (
    <Payment>
      {view.kind === 'button' ? (
        <PaymentRoom data-waits={['pressed', 'creating', 'executing'].includes(view.phase)}>
          <PaymentButton actor={actor} />
        </PaymentRoom>
      ) : null}
      {wait === null ? null : <Spinner label={wait} />}
      <PaymentNote role="status">{noteOf(view)}</PaymentNote>
      {view.kind === 'pending' ? <CheckAgain actor={actor} isAsking={view.isAsking} /> : null}
      {view.kind === 'failed' || view.kind === 'interrupted' ? (
        <PaymentProblem role="alert">
          <p>
            {view.kind === 'failed'
              ? view.message
              : 'Your session has ended. Log in to see the outcome of the payment.'}
          </p>
          <RetryButton onRetry={retry} />
        </PaymentProblem>
      ) : null}
      {isPlayed ? (
        <PaymentNote as="p">
          Sandbox: no money is moved.{' '}
          <Link href={standIn} target="_blank" rel="noreferrer">
            Choose how the provider behaves
          </Link>
        </PaymentNote>
      ) : null}
    </Payment>
  );
}
