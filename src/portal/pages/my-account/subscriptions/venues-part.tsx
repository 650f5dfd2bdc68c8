import type { ActorRefFrom } from 'xstate';
import type { subscriptionMachine } from '../../../../../machines/subscription.ts';
import type { SubscriptionView } from '../../../../../machines/subscription-view.ts';
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
  SubscriptionsRoom,
  SubscriptionsVeil,
  SubscriptionsVenues,
} from './subscriptions-styles.ts';

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

type Props = {
  view: SubscriptionView;
  /** Until the subscription is known, an empty grid would be wrong. */
  isKnown: boolean;
  venueSelection: VenueSelectionActor;
};

/** The venue grid with the subscribed venues; locked and overlaid while a payment is uncompleted (B 4). */
export function VenuesPart({ view, isKnown, venueSelection }: Props) {
  const { config } = useAppContext();
  const { venues, isLoaded, hasFailed, retry } = useVenues();
  useVenuesToChoose(venueSelection);
  return (
    <SubscriptionsVenues aria-labelledby="subscriptions">
      <h2 id="subscriptions">My subscriptions</h2>
      <SubscriptionsLead>
        {config.noPaymentMode
          ? 'You have the delayed data of every venue, free of charge.'
          : 'Choose orders and trades of each venue, delayed or live. Live replaces delayed.'}
      </SubscriptionsLead>
      {hasFailed ? <LoadFailed text="The trading venues could not be loaded." onRetry={retry} /> : null}
      {isLoaded && isKnown ? (
        <SubscriptionsGrid>
          <VenueGrid
            actor={venueSelection}
            label="Trading venues"
            name="venueList"
            venues={venues}
            error={view.kind === 'unselected' ? noVenueText : null}
          />
          {view.kind === 'unpaid' || view.kind === 'cancelling' ? (
            <SubscriptionsVeil>
              <p>
                Locked until the payment of {usDollars(view.order?.orderPrice ?? 0)} is completed or cancelled
              </p>
            </SubscriptionsVeil>
          ) : null}
        </SubscriptionsGrid>
      ) : null}
      {!hasFailed && !(isLoaded && isKnown) ? <SubscriptionsRoom /> : null}
    </SubscriptionsVenues>
  );
}
