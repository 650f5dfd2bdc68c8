import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { Info } from '../account-part.tsx';

/** Notes on prices and terms (B 1, B 9). */
export function SubscriptionInfo({ noPaymentMode, cost }: { noPaymentMode: boolean; cost: number }) {
  if (noPaymentMode) {
    return (
      <Info title="What you can see now">
        <p>The orders and trades of every venue, 15 minutes after their publication, free.</p>
      </Info>
    );
  }
  return (
    <>
      <Info title="What it costs">
        <p>
          {usDollars(cost)} a month for the real-time orders of a venue, and {usDollars(cost)} for its trades.
          A year is paid in advance.
        </p>
      </Info>
      <Info title="Changing it">
        <p>
          What you add is paid for from next month to the end of your term. What you take away ends at once,
          without a refund. A paid venue can be exchanged for another once a calendar month.
        </p>
      </Info>
      <Info title="Cancelling it">
        <p>
          Turn auto-renewal off and do not renew: your subscription runs to its last day, and nothing more is
          charged. To end real-time data earlier, choose delayed data instead and press Renew: it ends at
          once, without a refund, and delayed data stays free.
        </p>
      </Info>
      <Info title="At the end">
        <p>
          On the next working day after the end, your account is suspended; 90 days later your details are
          removed, unless you renew. A new price is announced 90 days before it applies.
        </p>
      </Info>
    </>
  );
}

/** Replaces the setting of auto-renewal: there is no next order to prepare (B 9). */
export function Terminated({ on }: { on: string }) {
  return (
    <Info title="Terminated">
      <p>
        You terminated your subscription on {longDate(on)}. It ends on its last day, and no next order is
        prepared. Renew it if you have changed your mind.
      </p>
    </Info>
  );
}
