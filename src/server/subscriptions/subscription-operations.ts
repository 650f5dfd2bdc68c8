import pg from 'pg';
import { dayOf } from '../../domain/subscription/calendar.ts';
import {
  type AnnouncedPrice,
  flagsOf,
  monthlyFee,
  priceOn,
  type Quote,
  quote,
  terminableUntil,
} from '../../domain/subscription/prices.ts';
import { renewableFrom } from '../../domain/subscription/terms.ts';
import { delayedOnly, type VenueOptions } from '../../domain/venue-options.ts';
import { type ChosenVenue, readVenueChoices } from '../accounts/registration-venues.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import type { AttemptLimit, AttemptLimits } from '../http/attempt-limits.ts';
import type { OperationRequest, Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { applyFreeChange } from './apply-order.ts';
import { insertOrder, openOrders, statusOf } from './orders.ts';
import { costPerVenueOn, priceHistory } from './price-history.ts';
import { lockAccount, readSubscription, type Subscription, type VenueSet } from './subscription-store.ts';

export interface SubscriptionOperationsDependencies {
  readonly pool: pg.Pool;
  readonly businessClock: Clock;
  readonly limits: AttemptLimits;
  readonly noPaymentMode: boolean;
}

/** Changes of one account's subscription. */
const changesByAccount: AttemptLimit = { purpose: 'change subscription', most: 120, windowSeconds: 3600 };

const openPaymentFirst = 'Please complete or cancel your uncompleted payment first';
const nothingToTerminate = 'There is no new price for which you could terminate now';
const terminatedAlready = 'You terminated this subscription: no next order is prepared. Renew it instead';

const uniqueViolation = '23505';

const noSubscription: Subscription = {
  term: null,
  venues: new Map(),
  autoRenewal: true,
  terminatedOn: null,
  country: null,
};

function accountOf(request: OperationRequest): string {
  if (request.session === null) throw new Refusal('unauthenticated', signInFirst);
  return request.session.accountId;
}

const setOf = (chosen: readonly ChosenVenue[]): VenueSet =>
  new Map(chosen.map(({ mic, ...options }): [string, VenueOptions] => [mic, options]));

const fieldOf = (body: unknown, name: string): unknown =>
  new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : []).get(name);

/** A new price that a person has been told of and that does not apply to their orders yet. */
function comingPrice(history: readonly AnnouncedPrice[], today: string): AnnouncedPrice | null {
  return history.slice(1).findLast(({ appliesFrom }) => appliesFrom > today) ?? null;
}

/** Whether a person may end a subscription because of a price that is to come (B 9). */
function isTerminable(subscription: Subscription, coming: AnnouncedPrice, today: string): boolean {
  return (
    flagsOf(subscription.venues) > 0 &&
    subscription.term !== null &&
    today <= subscription.term.endsOn &&
    subscription.terminatedOn === null &&
    today <= terminableUntil(coming)
  );
}

/** Without real-time data: what a term that cost nothing may hold. */
function freeOf(venues: VenueSet): VenueSet {
  return new Map(
    [...venues].map(([mic, options]): [string, VenueOptions] => [
      mic,
      delayedOnly({
        hasOrders: options.isRealOrders || options.isDelayedOrders,
        hasTrades: options.isRealTraders || options.isDelayedTraders,
      }),
    ]),
  );
}

/** Calls about the account's subscription (B 7). */
export function subscriptionOperations(deps: SubscriptionOperationsDependencies): Operations {
  const { pool, noPaymentMode } = deps;
  const today = (): string => dayOf(deps.businessClock.now());

  async function quoteFor(
    db: pg.Pool | pg.ClientBase,
    subscription: Subscription,
    wanted: VenueSet,
  ): Promise<Quote> {
    const now = today();
    if (noPaymentMode) return quote(now, subscription.term, new Map<string, VenueOptions>(), new Map(), 0);
    return quote(now, subscription.term, subscription.venues, wanted, await costPerVenueOn(db, now));
  }

  const wantedBy = async (request: OperationRequest): Promise<VenueSet> =>
    setOf(await readVenueChoices(pool, 'venueList', fieldOf(request.body, 'venueList'), !noPaymentMode));

  return {
    getSubscription: async (request) => {
      const accountId = accountOf(request);
      const now = today();
      const [found, orders, ids, history] = await Promise.all([
        readSubscription(pool, accountId),
        openOrders(pool, accountId),
        pool.query<{ venue_id: number; mic: string }>({
          name: 'venue-ids',
          text: 'SELECT venue_id, mic FROM venues ORDER BY venue_id',
        }),
        priceHistory(pool),
      ]);
      const subscription = found ?? noSubscription;
      const { term, venues } = subscription;
      const cost = priceOn(history, now);
      const coming = comingPrice(history, now);
      const live = flagsOf(venues);
      return {
        status: 200,
        body: {
          TradingVenuesList: ids.rows.flatMap(({ venue_id, mic }) => {
            const options = venues.get(mic);
            if (!options || term === null) return [];
            return [
              {
                TradingVenueID: venue_id,
                IsRealOrders: options.isRealOrders,
                IsRealTraders: options.isRealTraders,
                IsDelayedOrders: options.isDelayedOrders,
                IsDelayedTraders: options.isDelayedTraders,
                SubscriptionEndDate: term.endsOn,
              },
            ];
          }),
          UncompletedPayments: orders.map(({ id, price, state }) => ({
            OrderID: id,
            OrderPrice: price,
            OrderStatus: statusOf(state),
          })),
          ...(noPaymentMode
            ? {}
            : {
                AutoRenewal: subscription.autoRenewal,
                MonthlyFee: monthlyFee(live, cost),
                ...(term === null ? {} : { RenewableFrom: renewableFrom(term.endsOn) }),
                ...(coming === null
                  ? {}
                  : {
                      PriceNotice: {
                        CostPerVenue: coming.costPerVenue,
                        AppliesFrom: coming.appliesFrom,
                        ...(isTerminable(subscription, coming, now)
                          ? { TerminateBy: terminableUntil(coming) }
                          : {}),
                      },
                    }),
                ...(subscription.terminatedOn === null ? {} : { TerminatedOn: subscription.terminatedOn }),
              }),
        },
      };
    },

    priceSubscription: async (request) => {
      const accountId = accountOf(request);
      const wanted = await wantedBy(request);
      const subscription = (await readSubscription(pool, accountId)) ?? noSubscription;
      const { price, endsOn, monthlyFee: fee } = await quoteFor(pool, subscription, wanted);
      return { status: 200, body: { Price: price, SubscriptionEndDate: endsOn, MonthlyFee: fee } };
    },

    changeSubscription: async (request) => {
      const accountId = accountOf(request);
      await deps.limits.take([{ limit: changesByAccount, key: accountId }]);
      const wanted = await wantedBy(request);
      try {
        const price = await inTransaction(pool, async (client) => {
          if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
          const open = await openOrders(client, accountId);
          if (open.length > 0 && !noPaymentMode) throw new Refusal('conflict', openPaymentFirst);
          const subscription = (await readSubscription(client, accountId)) ?? noSubscription;
          const order = await quoteFor(client, subscription, wanted);
          if (order.price > 0) {
            const at = deps.businessClock.now();
            await insertOrder(client, { accountId, origin: 'person', venues: wanted, quote: order, at });
            return order.price;
          }
          const live = subscription.term?.live ?? false;
          // While nothing can be paid nobody chooses: a term that is given free of charge has no real-time data,
          // and what was paid for is left as it is.
          const kept =
            subscription.venues.size === 0
              ? wanted
              : order.kind === 'change'
                ? subscription.venues
                : freeOf(subscription.venues);
          await applyFreeChange(client, accountId, order, noPaymentMode ? kept : wanted, live);
          return 0;
        });
        request.log.info({ price, venues: wanted.size }, 'a subscription was changed');
        return { status: 200, body: { Price: price } };
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === uniqueViolation) {
          throw new Refusal('conflict', openPaymentFirst);
        }
        throw error;
      }
    },

    setAutoRenewal: async (request) => {
      const accountId = accountOf(request);
      await deps.limits.take([{ limit: changesByAccount, key: accountId }]);
      await inTransaction(pool, async (client) => {
        await lockAccount(client, accountId);
        const isOn = fieldOf(request.body, 'AutoRenewal') === true;
        const subscription = await readSubscription(client, accountId);
        if (isOn && subscription !== null && subscription.terminatedOn !== null) {
          throw new Refusal('conflict', terminatedAlready);
        }
        const { rowCount } = await client.query(
          'UPDATE subscriptions SET auto_renewal = $2 WHERE account_id = $1',
          [accountId, isOn],
        );
        if (rowCount === 0) throw new Refusal('conflict', 'There is no subscription yet');
      });
      return { status: 204 };
    },

    terminateSubscription: async (request) => {
      const accountId = accountOf(request);
      await deps.limits.take([{ limit: changesByAccount, key: accountId }]);
      const now = today();
      const terminatedOn = await inTransaction(pool, async (client) => {
        await lockAccount(client, accountId);
        const subscription = await readSubscription(client, accountId);
        if (subscription !== null && subscription.terminatedOn !== null) return subscription.terminatedOn;
        const coming = comingPrice(await priceHistory(client), now);
        if (subscription === null || coming === null || !isTerminable(subscription, coming, now)) {
          throw new Refusal('conflict', nothingToTerminate);
        }
        await client.query(
          'UPDATE subscriptions SET terminated_on = $2, auto_renewal = false WHERE account_id = $1',
          [accountId, now],
        );
        return now;
      });
      request.log.info({ terminatedOn }, 'a subscription was terminated');
      return { status: 200, body: { TerminatedOn: terminatedOn } };
    },
  };
}
