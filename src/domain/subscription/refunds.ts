import { noOptions, type VenueData, type VenueOptions } from '../venue-options.ts';
import type { Selected } from './prices.ts';
import type { CurrentTerm, OrderKind } from './terms.ts';

/** A subscription at one moment. */
export interface SubscriptionFacts<Key> {
  readonly term: CurrentTerm;
  readonly venues: Selected<Key>;
}

export interface RefundedOrder<Key> {
  readonly kind: OrderKind;
  readonly endsOn: string;
  /** The subscription before the order was paid for; null: there was none. */
  readonly before: SubscriptionFacts<Key> | null;
  /** What the order asked for. */
  readonly wanted: Selected<Key>;
}

const offered = (options: VenueOptions): VenueData => ({
  hasOrders: options.isRealOrders || options.isDelayedOrders,
  hasTrades: options.isRealTraders || options.isDelayedTraders,
});

/** Without the real-time data that the order had added; what was lost is delayed from then on, which is free. */
function withoutAdded(now: VenueOptions, before: VenueOptions, wanted: VenueOptions): VenueOptions {
  const { hasOrders, hasTrades } = offered(now);
  const isRealOrders = now.isRealOrders && (before.isRealOrders || !wanted.isRealOrders);
  const isRealTraders = now.isRealTraders && (before.isRealTraders || !wanted.isRealTraders);
  return {
    isRealOrders,
    isRealTraders,
    isDelayedOrders: hasOrders && !isRealOrders,
    isDelayedTraders: hasTrades && !isRealTraders,
  };
}

/**
 * What is left of a subscription when the payment of one of its orders went back (decisions.md Money: refund and
 * reversal end the right). Real-time data that the order added becomes delayed data. A renewal's twelve months fall
 * away: the subscription ends when it would have ended without it, which may be at once.
 */
export function afterRefund<Key>(
  now: SubscriptionFacts<Key>,
  order: RefundedOrder<Key>,
): SubscriptionFacts<Key> {
  const venues = new Map(
    [...now.venues].map(([venue, options]): [Key, VenueOptions] => [
      venue,
      withoutAdded(
        options,
        order.before?.venues.get(venue) ?? noOptions,
        order.wanted.get(venue) ?? noOptions,
      ),
    ]),
  );
  const isUndone = order.kind === 'renewal' && order.before !== null && now.term.endsOn === order.endsOn;
  const term = isUndone && order.before !== null ? order.before.term : now.term;
  const live = order.kind === 'signUp' ? (order.before?.term.live ?? false) : term.live;
  return { term: { ...term, live }, venues };
}
