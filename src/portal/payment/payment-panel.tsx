import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment.ts';
import { usDollars } from '../../domain/format/money.ts';
import { useAppContext } from '../context/app-context.tsx';
import { RetryButton } from '../controls/retry-button.tsx';
import { useTabSeen } from '../flows/binding/use-tab-seen.ts';
import { Spinner } from '../shell/loading-overlay.tsx';
import { type PaymentActor, PaymentButton } from './payment-button.tsx';
import { Payment, PaymentNote, PaymentProblem, PaymentRoom } from './payment-styles.ts';

/** The page where the sandbox acts as the provider, and where its behaviour is chosen. */
const standIn = '/sandbox/payment';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

const waitOf = (snapshot: Snapshot): string | null => {
  if (snapshot.matches('checking')) return 'Checking the payment';
  if (snapshot.matches('loadingScript') || snapshot.matches('retryingScript')) return 'Loading PayPal';
  if (snapshot.matches('creating')) return 'Opening the payment';
  if (snapshot.matches('executing')) return 'Taking the payment';
  return null;
};

/** A press on the button waits for an answer. */
const isPressed = (snapshot: Snapshot): boolean =>
  snapshot.matches('creating') || snapshot.matches('executing') || snapshot.matches({ checking: 'pressed' });

/** The button stays rendered while its window is open, because the window belongs to it. */
const hasButton = (snapshot: Snapshot): boolean =>
  isPressed(snapshot) ||
  snapshot.matches('ready') ||
  snapshot.matches('approving') ||
  snapshot.matches({ checking: 'again' });

/** Asks again about a payment that the provider holds, by itself while the page is seen, and on request. */
function CheckAgain({ actor }: { actor: PaymentActor }) {
  useTabSeen(actor);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ pending: 'asking' }));
  return (
    <Button disabled={isAsking} onClick={() => actor.send({ type: 'status.asked' })}>
      Check again
    </Button>
  );
}

/** What can be done about a payment now: the provider's button, or why it is not there (B 4). */
export function PaymentPanel({ actor }: { actor: PaymentActor }) {
  const { config } = useAppContext();
  const isPlayed = config.sandbox && config.payment.sdkUrl?.startsWith(`${location.origin}${standIn}/`);
  const wait = useSelector(actor, waitOf);
  const isButtonShown = useSelector(actor, hasButton);
  const isWaiting = useSelector(actor, isPressed);
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('pending'));
  const isInterrupted = useSelector(actor, (snapshot) => snapshot.matches('interrupted'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isApproving = useSelector(actor, (snapshot) => snapshot.matches('approving'));
  const notice = useSelector(actor, ({ context }) => context.notice);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const amount = useSelector(actor, ({ context }) => context.amount);
  return (
    <Payment className="payment">
      {isButtonShown ? (
        <PaymentRoom data-waits={isWaiting}>
          <PaymentButton actor={actor} />
        </PaymentRoom>
      ) : null}
      {wait === null ? null : <Spinner label={wait} />}
      <PaymentNote role="status">
        {isApproving && notice === null ? <p>Approve the payment in the PayPal window.</p> : null}
        {notice === 'declined' && isButtonShown ? (
          <p>The payment was declined. Choose another way to pay.</p>
        ) : null}
        {/* Only once the service has said that it is still to be paid. */}
        {notice === 'closed' && isReady ? (
          <p>The payment window was closed. Nothing has been charged.</p>
        ) : null}
        {isPending ? (
          <p>
            PayPal is still checking your payment of {usDollars(amount)}. We will e-mail you when it is
            decided; you need not wait here.
          </p>
        ) : null}
      </PaymentNote>
      {isPending ? <CheckAgain actor={actor} /> : null}
      {hasFailed || isInterrupted ? (
        <PaymentProblem role="alert">
          <p>
            {isInterrupted
              ? 'Your session has ended. Log in to see the outcome of the payment.'
              : failure?.message}
          </p>
          <RetryButton onRetry={() => actor.send({ type: 'retry.requested' })} />
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
