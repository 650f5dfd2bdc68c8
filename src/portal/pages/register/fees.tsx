import type { ReactNode } from 'react';
import { usDollars } from '../../../domain/format/money.ts';
import { priceOfTerm } from '../../../domain/subscription/prices.ts';
import { chargedFlags, type VenueChoice } from '../../../domain/venues/venue-choices.ts';
import { SelectionRows } from '../../controls/selection-rows.tsx';
import { RegisterFees, RegisterNote, RegisterSelection, RegisterSum } from './register-styles.ts';

type Props = {
  /** US dollars per venue, user and month, for real-time orders and real-time trades each (B 9). */
  cost: number;
  /** Delayed data only, and nothing to pay. */
  noPaymentMode: boolean;
  choices: readonly VenueChoice[];
};

/** What data costs and what registration commits to (A 1, B 1, B 9), and the price of the venues chosen so far. */
export function Fees({ cost, noPaymentMode, choices }: Props) {
  return (
    <RegisterFees aria-labelledby="fees">
      <h2 id="fees">Fees</h2>
      <dl>
        <Row term="Data delayed by 15 minutes">Free</Row>
        <Row term="Real-time orders, per venue">{usDollars(cost)} a month</Row>
        <Row term="Real-time trades, per venue">{usDollars(cost)} a month</Row>
      </dl>
      <p>
        Live data is charged per venue, per user, per month. A subscription lasts 12 months, from the 1st of
        the month after you first sign up for live data, and is paid annually in advance.
      </p>
      <p>
        Parts of the service will become fee-liable later. Registering now commits you to no cost
        {noPaymentMode ? '' : ' beyond the live data you choose'}.
      </p>
      {noPaymentMode ? null : (
        <p>
          To end live data, choose End live data under My subscriptions. It ends at once and is not refunded.
          Delayed data stays free.
        </p>
      )}
      {noPaymentMode ? (
        <RegisterNote>
          Live data cannot be ordered at the moment. You register for the delayed data of every venue.
        </RegisterNote>
      ) : (
        <YourSelection cost={cost} choices={choices} />
      )}
    </RegisterFees>
  );
}

function YourSelection({ cost, choices }: Pick<Props, 'cost' | 'choices'>) {
  const flags = chargedFlags(choices);
  return (
    <RegisterSelection aria-labelledby="selection">
      <h3 id="selection">Your selection</h3>
      {choices.length === 0 ? (
        <p>No venue is selected yet.</p>
      ) : (
        <dl aria-live="polite">
          <SelectionRows choices={choices} cost={cost} />
          <Row term="Per month">{usDollars(flags * cost)}</Row>
          <Row term="Due now, for 12 months" isSum>
            {usDollars(priceOfTerm(flags, cost))}
          </Row>
        </dl>
      )}
    </RegisterSelection>
  );
}

function Row({ term, isSum = false, children }: { term: string; isSum?: boolean; children: ReactNode }) {
  const Line = isSum ? RegisterSum : 'div';
  return (
    <Line>
      <dt>{term}</dt>
      <dd className="figures">{children}</dd>
    </Line>
  );
}
