import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { SubscriptionView } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { Ordered } from '../../../payment/ordered.tsx';
import { PaymentPanel } from '../../../payment/payment-panel.tsx';
import { PriceChanged, PriceHint, PricePanelRoot, PriceSum, PriceTitle } from './subscriptions-styles.ts';
import type { SubscriptionActor } from './venues-part.tsx';

const Due = styled('section')({ '& > div': { marginBottom: 12 } });

const Cancel = styled(Button)({ justifySelf: 'start' });

type Props = {
  actor: SubscriptionActor;
  view: Extract<SubscriptionView, { kind: 'unpaid' | 'cancelling' }>;
  panel: RefObject<HTMLElement | null>;
};

/** The first uncompleted payment, with buttons to pay or cancel it (B 4). */
export function UnpaidPanel({ actor, view: { order, others, canCancel }, panel }: Props) {
  const payment = useSelector(actor, ({ children }) => children.payment);
  const due = usDollars(order?.orderPrice ?? 0);
  return (
    <PricePanelRoot ref={panel} tabIndex={-1} aria-labelledby="unpaid">
      <PriceTitle id="unpaid">Uncompleted payment</PriceTitle>
      <PriceSum className="figures">{due}</PriceSum>
      <PriceHint>What you ordered takes effect when it is paid. Until then you keep what you have.</PriceHint>
      {order ? <Ordered order={order} /> : null}
      {payment ? (
        <Due aria-labelledby="due">
          <PriceTitle as="h4" id="due">
            Pay {due}
          </PriceTitle>
          <PaymentPanel actor={payment} />
        </Due>
      ) : null}
      {canCancel ? (
        <Cancel onClick={() => actor.send({ type: 'cancellation.chosen' })}>Cancel payment</Cancel>
      ) : null}
      {others > 0 ? (
        <PriceChanged>
          {others === 1 ? 'One more payment follows' : `${others} more payments follow`} after this one.
        </PriceChanged>
      ) : null}
    </PricePanelRoot>
  );
}
