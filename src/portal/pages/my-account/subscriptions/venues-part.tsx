import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionMachine } from '../../../../../machines/subscription.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { noVenueText } from '../../../../domain/venues/venue-choices.ts';
import { useAppContext } from '../../../context/app-context.tsx';
import { useVenues, useVenuesToChoose } from '../../../context/use-venues.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { VenueGrid } from '../../../controls/venue-grid.tsx';
import type { VenueSelectionActor } from '../../../controls/venue-option.tsx';
import {
  SubscriptionsGrid,
  SubscriptionsLead,
  SubscriptionsVeil,
  SubscriptionsVenues,
} from './subscriptions-styles.ts';

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

type Props = { actor: SubscriptionActor; venueSelection: VenueSelectionActor };

/** The venue grid with the subscribed venues; locked and overlaid while a payment is uncompleted (B 4). */
export function VenuesPart({ actor, venueSelection }: Props) {
  const { config } = useAppContext();
  const { venues, isLoaded, hasFailed, retry } = useVenues();
  useVenuesToChoose(venueSelection);
  const isUnpaid = useSelector(actor, (snapshot) => snapshot.matches('unpaid'));
  // Until the subscription is known, an empty grid would be wrong.
  const isKnown = useSelector(actor, ({ context }) => context.noPaymentMode || context.subscribed !== null);
  const isNothingChosen = useSelector(actor, (snapshot) => snapshot.matches('unselected'));
  const due = useSelector(actor, ({ context }) => context.uncompletedPayments[0]?.orderPrice ?? 0);

  return (
    <SubscriptionsVenues aria-labelledby="subscriptions">
      <h2 id="subscriptions">Subscriptions</h2>
      <SubscriptionsLead>
        {config.noPaymentMode
          ? 'You have the delayed data of every venue, free of charge.'
          : 'Choose orders and trades of each venue, delayed or in real time. You cannot have both.'}
      </SubscriptionsLead>
      {hasFailed ? <LoadFailed text="The trading venues could not be loaded." onRetry={retry} /> : null}
      {isLoaded && isKnown ? (
        <SubscriptionsGrid>
          <VenueGrid
            actor={venueSelection}
            label="Trading venues"
            name="venueList"
            venues={venues}
            error={isNothingChosen ? noVenueText : null}
          />
          {isUnpaid ? (
            <SubscriptionsVeil>
              <p>Locked until the payment of {usDollars(due)} is completed or cancelled</p>
            </SubscriptionsVeil>
          ) : null}
        </SubscriptionsGrid>
      ) : null}
      {!hasFailed && !(isLoaded && isKnown) ? <Box sx={{ minHeight: '480px' }} /> : null}
    </SubscriptionsVenues>
  );
}
