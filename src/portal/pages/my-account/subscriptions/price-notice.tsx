import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { monthlyFee } from '../../../../domain/subscription/prices.ts';
import type { PriceNotice } from '../../../../domain/subscription/subscription-state.ts';
import { chargedFlags, choicesOf } from '../../../../domain/venues/venue-choices.ts';
import { PriceNoticeDone, PriceNoticeRoot } from './price-notice-styles.ts';
import { TerminationDialog } from './termination-dialog.tsx';
import type { SubscriptionActor } from './venues-part.tsx';

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
    <PriceNoticeRoot ref={panel} className="price-notice" tabIndex={-1} aria-labelledby="price-notice">
      <div>
        <h2 id="price-notice" className="price-notice-title">
          A new price from {longDate(notice.appliesFrom)}
        </h2>
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
          <PriceNoticeDone>
            You terminated your subscription on {longDate(terminatedOn)}. It runs to {longDate(endDate)}.
          </PriceNoticeDone>
        )}
      </div>
      {termination && canTerminate ? (
        <Button onClick={() => termination.send({ type: 'termination.chosen' })}>
          Terminate subscription
        </Button>
      ) : null}
      {termination ? <TerminationDialog actor={termination} endDate={endDate} /> : null}
    </PriceNoticeRoot>
  );
}
