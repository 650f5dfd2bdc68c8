import type { SubscriptionInfo } from '../../contract/generated/types.ts';
import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import { type AnnouncedPrice, flagsOf, terminableUntil } from '../../domain/subscription/prices.ts';
import { renewableFrom } from '../../domain/subscription/terms.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { readFlags } from './flag-store.ts';
import { presentFee } from './present-fee.ts';
import { priceHistory } from './price-history.ts';
import { openPurchases, purchaseVenues, statusOf } from './purchases.ts';
import { readSubscription, type Subscription, type VenueSet } from './subscription-store.ts';

export const noSubscription: Subscription = {
  term: null,
  venues: new Map(),
  autoRenewal: true,
  terminatedOn: null,
  country: null,
  version: 0,
};

/** An announced price that does not apply to a person's orders yet. */
export function comingPrice(history: readonly AnnouncedPrice[], today: string): AnnouncedPrice | null {
  return history.slice(1).findLast(({ appliesFrom }) => appliesFrom > today) ?? null;
}

/** Whether a person may terminate a subscription because of an announced price (B 9). */
export function isTerminable(subscription: Subscription, coming: AnnouncedPrice, today: string): boolean {
  return (
    flagsOf(subscription.venues) > 0 &&
    subscription.term !== null &&
    today <= subscription.term.endsOn &&
    subscription.terminatedOn === null &&
    today <= terminableUntil(coming)
  );
}

/** Venues in the wire's form, by their number. */
const entriesOf = (venues: VenueSet, ids: readonly { venue_id: number; mic: string }[]) =>
  ids.flatMap(({ venue_id, mic }) => {
    const options = venues.get(mic);
    if (!options) return [];
    return [
      {
        TradingVenueID: venue_id,
        IsRealOrders: options.isRealOrders,
        IsRealTraders: options.isRealTraders,
        IsDelayedOrders: options.isDelayedOrders,
        IsDelayedTraders: options.isDelayedTraders,
      },
    ];
  });

/** What an operator gave free of charge until a day, which lasts no longer than the subscription. */
async function givenLiveData(
  db: Queryable,
  accountId: string,
  { today, endsOn }: { readonly today: Day; readonly endsOn: Day },
) {
  const flags = await readFlags(db, accountId, today);
  return flags.flatMap(({ venue, kind, givenUntil }) =>
    givenUntil === null ? [] : [{ venue, Kind: kind, Until: givenUntil < endsOn ? givenUntil : endsOn }],
  );
}

/** Everything that the subscriptions page shows of an account (B 3), in the contract's shape. */
export async function subscriptionInfo(
  db: Queryable,
  accountId: string,
  deps: { readonly businessClock: Clock; readonly noPaymentMode: boolean },
): Promise<SubscriptionInfo> {
  const today = dayOf(deps.businessClock.now());
  const found = await readSubscription(db, accountId, today);
  const purchases = await openPurchases(db, accountId);
  const history = await priceHistory(db);
  const { rows: ids } = await db.query<Pick<VenuesRow, 'venue_id' | 'mic'>>({
    name: 'venue-ids',
    text: 'SELECT venue_id, mic FROM venues ORDER BY venue_id',
  });
  const subscription = found ?? noSubscription;
  const { term, venues } = subscription;
  const coming = comingPrice(history, today);
  const UncompletedPayments: SubscriptionInfo['UncompletedPayments'] = [];
  for (const { id, price, state, startsOn, endsOn, kind } of purchases) {
    UncompletedPayments.push({
      OrderID: id,
      OrderPrice: price,
      OrderStatus: statusOf(state),
      OrderKind: kind,
      StartDate: startsOn,
      EndDate: endsOn,
      VenuesOrdered: entriesOf(await purchaseVenues(db, id), ids),
    });
  }
  const given = term === null ? [] : await givenLiveData(db, accountId, { today, endsOn: term.endsOn });
  const GivenLiveData = given.flatMap(({ venue, Kind, Until }) =>
    ids.filter(({ mic }) => mic === venue).map(({ venue_id }) => ({ TradingVenueID: venue_id, Kind, Until })),
  );
  return {
    Version: subscription.version,
    TradingVenuesList:
      term === null
        ? []
        : entriesOf(venues, ids).map((entry) => ({ ...entry, SubscriptionEndDate: term.endsOn })),
    UncompletedPayments,
    IsRenewable: term === null || today >= renewableFrom(term.endsOn),
    ...(deps.noPaymentMode
      ? {}
      : {
          AutoRenewal: subscription.autoRenewal,
          MonthlyFee: await presentFee(db, accountId, today),
          ...(GivenLiveData.length === 0 ? {} : { GivenLiveData }),
          ...(term === null ? {} : { RenewableFrom: renewableFrom(term.endsOn) }),
          ...(coming === null
            ? {}
            : {
                PriceNotice: {
                  CostPerVenue: coming.costPerVenue,
                  AppliesFrom: coming.appliesFrom,
                  ...(isTerminable(subscription, coming, today)
                    ? { TerminateBy: terminableUntil(coming) }
                    : {}),
                },
              }),
          ...(subscription.terminatedOn === null ? {} : { TerminatedOn: subscription.terminatedOn }),
        }),
  };
}
