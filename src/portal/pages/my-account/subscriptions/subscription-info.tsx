import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { Info } from '../account-part.tsx';

const Explanation = styled('details')({
  padding: '8px 0',
  borderBottom: '1px solid var(--line)',
  '& summary': {
    color: 'var(--ink)',
    cursor: 'pointer',
  },
  '& p': {
    marginTop: '4px',
  },
});

/** One explanation, folded: its title says what it is about. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Explanation>
      <summary>{title}</summary>
      {children}
    </Explanation>
  );
}

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
      <Folded title="What it costs">
        <p>
          {usDollars(cost)} a month for the real-time orders of a venue, and {usDollars(cost)} for its trades.
          A year is paid in advance.
        </p>
      </Folded>
      <Folded title="Changing it">
        <p>
          What you add is paid for from next month to the end of your term. A paid venue can be exchanged for
          another once a calendar month.
        </p>
      </Folded>
      <Folded title="Cancelling it">
        <p>
          Turn auto-renewal off and do not renew: your subscription runs to its last day, and nothing more is
          charged. To end live data earlier, choose End live data… under what you have: it ends at once,
          without a refund, and delayed data stays free.
        </p>
      </Folded>
      <Folded title="At the end">
        <p>
          On the next working day after the end, your account is suspended; 90 days later your details are
          removed, unless you renew. A new price is announced 90 days before it applies.
        </p>
      </Folded>
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
