import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { canEnd } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { priceOfTerm } from '../../../../domain/subscription/prices.ts';
import { withoutGiven } from '../../../../domain/subscription/subscription-change.ts';
import type { GivenLiveData } from '../../../../domain/subscription/subscription-state.ts';
import { liveDataOf } from '../../../../domain/venues/live-words.ts';
import { chargedFlags, choicesOf, type VenueChoice } from '../../../../domain/venues/venue-choices.ts';
import { realTimeFlags } from '../../../../domain/venues/venue-options.ts';
import { useVenueName } from '../../../context/use-venues.ts';
import { below } from '../../../theme/widths.ts';
import type { SubscriptionActor } from './venues-part.tsx';

const Root = styled('section')({
  gridArea: 'plan',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
  minHeight: '124px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

const Fact = styled('div')({
  padding: '16px 20px',
  '& + &': {
    borderLeft: '1px solid var(--line)',
  },
  [below.small]: {
    padding: '12px 16px',
    '& + &': {
      borderLeft: '0',
      borderTop: '1px solid var(--line)',
    },
  },
});

const Term = styled('h3')({
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  fontWeight: '400',
});

const Value = styled('p')({
  margin: '2px 0 6px',
  color: 'var(--ink)',
  fontSize: 'var(--text-heading)',
  lineHeight: '28px',
  fontWeight: '600',
  letterSpacing: '-0.01em',
});

const LiveVenues = styled('ul')({ marginBottom: '4px' });

const LiveVenue = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: 'var(--ink)',
});

const Gift = styled('span')({ display: 'block', color: 'var(--muted)' });

type Props = {
  actor: SubscriptionActor;
  /** US dollars per venue, user and month, today. */
  cost: number;
  /** The subscription is over: the session is restricted. */
  hasEnded: boolean;
  /** Nothing is known before the subscription has loaded. */
  isKnown: boolean;
  /** The setting for auto-renewal. */
  children: ReactNode;
};

/** What a person has, until when, and what it costs: before what can be changed of it. */
export function Plan({ actor, cost, hasEnded, isKnown, children }: Props) {
  const subscribed = useSelector(actor, ({ context }) => context.subscribed);
  const endDate = useSelector(actor, ({ context }) => context.endDate);
  const isRenewable = useSelector(actor, ({ context }) => context.isRenewable);
  const renewableFrom = useSelector(actor, ({ context }) => context.renewableFrom);
  const given = useSelector(actor, ({ context }) => context.given);
  const monthlyFee = useSelector(actor, ({ context }) => context.monthlyFee);
  const choices = choicesOf(subscribed ?? {});
  const live = choices.filter((choice) => realTimeFlags(choice) > 0);
  const delayed = choices.filter((choice) => choice.isDelayedOrders || choice.isDelayedTraders).length;
  const flags = chargedFlags(choicesOf(withoutGiven(subscribed ?? {}, given)));
  const when = longDate(renewableFrom);
  if (!isKnown) return <Root aria-label="What you have" aria-busy />;
  return (
    <Root aria-label="What you have">
      <Fact>
        <Term>{hasEnded ? 'You had' : 'You have'}</Term>
        <Value>
          {live.length > 0
            ? `Live data of ${venueCount(live.length)}`
            : delayed > 0
              ? 'Delayed data'
              : 'No venue yet'}
        </Value>
        {live.length > 0 ? (
          <LiveVenues>
            {live.map((choice) => (
              <Live
                key={choice.venueId}
                actor={actor}
                choice={choice}
                given={given.filter(({ venueId }) => venueId === choice.venueId)}
                hasEnded={hasEnded}
              />
            ))}
          </LiveVenues>
        ) : null}
        {delayed > 0 ? <p>{venueCount(delayed)} delayed by 15 minutes, free.</p> : null}
      </Fact>
      <Fact>
        <Term>{hasEnded ? 'Ended' : 'Runs until'}</Term>
        <Value className="figures">{longDate(endDate) ?? 'Not started'}</Value>
        <p>{isRenewable ? 'Can be renewed now.' : when ? `Can be renewed from ${when}.` : null}</p>
        {children}
      </Fact>
      <Fact>
        <Term>Costs</Term>
        <Value className="figures">{flags > 0 ? `${usDollars(monthlyFee)} a month` : 'Free'}</Value>
        {flags > 0 ? (
          <p>
            Paid in advance. The next 12 months cost {usDollars(priceOfTerm(flags, cost))} at today’s price.
          </p>
        ) : (
          <p>Nothing is charged before you order live data and pay for it.</p>
        )}
      </Fact>
    </Root>
  );
}

const venueCount = (count: number): string => (count === 1 ? '1 venue' : `${count} venues`);

type LiveProps = Pick<Props, 'actor' | 'hasEnded'> & {
  choice: VenueChoice;
  given: readonly GivenLiveData[];
};

/** One venue with live data, and the only way to end it, unless it has ended with the term. */
function Live({ actor, choice, given, hasEnded }: LiveProps) {
  const { venueId } = choice;
  const name = useVenueName()(venueId);
  const isPossible = useSelector(actor, (snapshot) => canEnd(snapshot, venueId));
  const id = useId();
  return (
    <LiveVenue>
      <span id={id}>
        {name}, {liveDataOf(choice)}
        {given.map(({ kind, until }) => (
          <Gift key={kind} className="figures">
            {kind === 'orders' ? 'Orders' : 'Trades'} free of charge until {longDate(until)}
          </Gift>
        ))}
      </span>
      {hasEnded ? null : (
        <Button
          size="small"
          disabled={!isPossible}
          aria-describedby={id}
          onClick={() => actor.send({ type: 'ending.chosen', venueId })}
        >
          End live data…
        </Button>
      )}
    </LiveVenue>
  );
}
