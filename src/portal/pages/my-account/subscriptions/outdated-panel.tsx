import { useSelector } from '@xstate/react';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { Ordered } from './ordered.tsx';
import { PricePanelRoot, PriceSum, PriceTitle } from './subscriptions-styles.ts';
import type { SubscriptionActor } from './venues-part.tsx';

/** What was known before the subscription could not be loaded again, and a button to try again. */
export function OutdatedPanel({ actor, text }: { actor: SubscriptionActor; text: string }) {
  const { endDate, uncompletedPayments } = useSelector(actor, ({ context }) => context);
  const [order] = uncompletedPayments;
  return (
    <PricePanelRoot aria-labelledby="outdated">
      <PriceTitle id="outdated">{order ? 'Uncompleted payment' : 'Your subscription'}</PriceTitle>
      {order ? (
        <>
          <PriceSum className="price-sum figures">{usDollars(order.orderPrice)}</PriceSum>
          <Ordered order={order} />
        </>
      ) : (
        <dl>
          <div>
            <dt>Ends</dt>
            <dd className="figures">{longDate(endDate) ?? 'Not started'}</dd>
          </div>
        </dl>
      )}
      <LoadFailed text={text} onRetry={() => actor.send({ type: 'retry.requested' })} />
    </PricePanelRoot>
  );
}
