import type { SubscriptionView } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { Ordered } from '../../../payment/ordered.tsx';
import { PricePanelRoot, PriceSum, PriceTitle } from './subscriptions-styles.ts';
import type { SubscriptionActor } from './venues-part.tsx';

type Props = {
  actor: SubscriptionActor;
  view: Extract<SubscriptionView, { kind: 'outdated' | 'unconfirmed' }>;
};

/** What was known before the subscription could not be loaded again, and a button to try again. */
export function OutdatedPanel({ actor, view: { kind, endDate, order } }: Props) {
  const text =
    kind === 'unconfirmed'
      ? 'No answer was received. It is not known yet whether your change was saved.'
      : 'Your subscription could not be refreshed. The page shows what was known before.';
  return (
    <PricePanelRoot aria-labelledby="outdated">
      <PriceTitle id="outdated">{order ? 'Uncompleted payment' : 'Your subscription'}</PriceTitle>
      {order ? (
        <>
          <PriceSum className="figures">{usDollars(order.orderPrice)}</PriceSum>
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
