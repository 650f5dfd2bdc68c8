import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RegistrationView, registrationMachine } from '../../../../machines/registration.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { late } from '../../browser/late.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import { Spinner } from '../../shell/loading-overlay.tsx';
import { RegisterDue, RegisterNote } from './register-styles.ts';

const paymentPanel = late(async () => (await import('../../payment/payment-panel.tsx')).PaymentPanel);

type Props = {
  actor: ActorRefFrom<typeof registrationMachine>;
  view: Extract<RegistrationView, { kind: 'paying' }>;
};

/** The payment due after registration (A 4.6): the payment button with the cost in dollars. */
export function PaymentDue({ actor, view: { cost, isHeld, canPostpone } }: Props) {
  const payment = useSelector(actor, ({ children }) => children.payment);
  // If the payment panel fails to load, the account exists nevertheless, and the payment can be made there.
  const [isGivenUp, setGivenUp] = useState(false);
  const PaymentPanel = useLateCode(paymentPanel, payment !== undefined, () => setGivenUp(true));
  const panel = useRef<HTMLElement>(null);
  // It takes the place of a button at the end of a long page, or of the whole page.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <RegisterDue ref={panel} tabIndex={-1} aria-labelledby="due">
      <h2 id="due">Pay {usDollars(cost)}</h2>
      <p role="status">
        Your account is registered. <strong className="figures">{usDollars(cost)}</strong> is due before live
        data is shown.
      </p>
      {payment && PaymentPanel ? <PaymentPanel actor={payment} /> : null}
      {payment && !PaymentPanel && !isGivenUp ? <Spinner label="Loading the payment" /> : null}
      <RegisterNote>
        We have sent you an e-mail with a link by which you set your password.
        {canPostpone && !isHeld
          ? ' If you do not pay now, the payment waits for you under My subscriptions.'
          : ''}
      </RegisterNote>
      {canPostpone ? (
        <Button onClick={() => actor.send({ type: 'payment.postponed' })}>
          {isHeld ? 'Go to the login' : 'Pay later'}
        </Button>
      ) : null}
    </RegisterDue>
  );
}
