import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { monthlyFee } from '../../../../domain/subscription/prices.ts';
import type { PriceNotice } from '../../../../domain/subscription/subscription-state.ts';
import { chargedFlags, choicesOf } from '../../../../domain/venues/venue-choices.ts';
import { below } from '../../../theme/widths.ts';
import { TerminationDialog } from './termination-dialog.tsx';
import type { SubscriptionActor } from './venues-part.tsx';

const Root = styled('section')({
  gridArea: 'notice',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: '16px 24px',
  border: '1px solid var(--line)',
  borderLeft: '3px solid var(--accent)',
  borderRadius: '4px',
  background: 'var(--surface)',
  fontSize: 'var(--text-control)',
  lineHeight: '20px',
  '& > div': {
    flex: '1 1 480px',
    maxWidth: '760px',
  },
  // More specific than the page's other headings.
  '&& h2': {
    marginBottom: '4px',
    fontSize: 'var(--text-lead)',
    lineHeight: '24px',
  },
  '& p + p': {
    marginTop: '4px',
  },
  [below.small]: {
    padding: '16px',
    '& > div': {
      flexBasis: '100%',
    },
  },
});

const Done = styled('p')({
  fontWeight: '550',
});

type Props = {
  actor: SubscriptionActor;
  notice: PriceNotice;
  /** US dollars per venue, user and month, today. */
  cost: number;
};

/** Announces a new price, and the right to terminate because of it (B 9). */
export function PriceNoticePanel({ actor, notice, cost }: Props) {
  const termination = useSelector(actor, ({ children }) => children.termination);
  const subscribed = useSelector(actor, ({ context }) => context.subscribed);
  const terminatedOn = useSelector(actor, ({ context }) => context.terminatedOn);
  const endDate = useSelector(actor, ({ context }) => context.endDate);
  const before = useSelector(actor, ({ context }) => context.monthlyFee);
  const panel = useRef<HTMLElement>(null);
  const wasTerminated = useRef(terminatedOn !== null);
  // The focused button disappears after the termination.
  useEffect(() => {
    if (terminatedOn !== null && !wasTerminated.current) panel.current?.focus();
    wasTerminated.current = terminatedOn !== null;
  }, [terminatedOn]);
  const flags = chargedFlags(choicesOf(subscribed ?? {}));
  const canTerminate = notice.terminateBy !== null && terminatedOn === null;
  return (
    <Root ref={panel} tabIndex={-1} aria-labelledby="price-notice">
      <div>
        <h2 id="price-notice">A new price from {longDate(notice.appliesFrom)}</h2>
        <p>
          Real-time orders and real-time trades of a venue will cost {usDollars(notice.costPerVenue)} a month
          each, instead of {usDollars(cost)}. Orders placed before that day keep today’s price, and what you
          have paid for does not change.
        </p>
        {flags > 0 ? (
          <p>
            What you have now would cost {usDollars(monthlyFee(flags, notice.costPerVenue))} a month, instead
            of {usDollars(before)}.
            {canTerminate
              ? ` If you do not want that, you can terminate your subscription until ${longDate(notice.terminateBy)}.`
              : ''}
          </p>
        ) : null}
        {terminatedOn === null ? null : (
          <Done>
            You terminated your subscription on {longDate(terminatedOn)}. It runs to {longDate(endDate)}.
          </Done>
        )}
      </div>
      {termination && canTerminate ? (
        <Button onClick={() => termination.send({ type: 'termination.chosen' })}>
          Terminate subscription
        </Button>
      ) : null}
      {termination ? <TerminationDialog actor={termination} endDate={endDate} /> : null}
    </Root>
  );
}
