import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { usDollars } from '../../../../domain/format/money.ts';
import type { PaymentActor } from '../../../payment/payment-button.tsx';
import { PaymentPanel } from '../../../payment/payment-panel.tsx';
import type { SubscriptionActor } from './venues-part.tsx';

/** The first uncompleted payment, to be paid or cancelled (B 4). */
export function UnpaidPanel({
  actor,
  panel,
}: {
  actor: SubscriptionActor;
  panel: RefObject<HTMLElement | null>;
}) {
  const payment = useSelector(actor, ({ children }) => children.payment);
  const due = useSelector(actor, ({ context }) => context.uncompletedPayments[0]?.orderPrice ?? 0);
  const others = useSelector(actor, ({ context }) => context.uncompletedPayments.length - 1);
  return (
    <section ref={panel} tabIndex={-1} className="price-panel" aria-labelledby="unpaid">
      <h3 id="unpaid" className="price-title">
        Uncompleted payment
      </h3>
      <p className="price-sum figures">{usDollars(due)}</p>
      <p className="price-hint">
        What you ordered takes effect when it is paid. Until then you keep what you have.
      </p>
      {payment ? <PaymentPanel actor={payment} /> : null}
      {payment ? (
        <CancelButton payment={payment} onCancel={() => actor.send({ type: 'cancellation.chosen' })} />
      ) : null}
      {others > 0 ? (
        <p className="price-changed">
          {others === 1 ? 'One more payment follows' : `${others} more payments follow`} after this one.
        </p>
      ) : null}
    </section>
  );
}

function CancelButton({ payment, onCancel }: { payment: PaymentActor; onCancel: () => void }) {
  // What is being charged cannot be called off any more.
  const isCharging = useSelector(payment, (snapshot) => snapshot.hasTag('charging'));
  if (isCharging) return null;
  return (
    <Button onClick={onCancel} sx={{ justifySelf: 'start' }}>
      Cancel payment
    </Button>
  );
}
