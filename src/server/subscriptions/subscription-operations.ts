import type { BodyOf } from '../../contract/operation-types.ts';
import { longDate } from '../../domain/format/timestamps.ts';
import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import { type Flag, flagsIn, isSameFlag, planFlags } from '../../domain/subscription/paid-flags.ts';
import { feeOfBought, type Quote, quote } from '../../domain/subscription/prices.ts';
import { codeOf } from '../../domain/thrown.ts';
import type { VenueOptions } from '../../domain/venues/venue-options.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { type ChosenVenue, readVenueChoices } from '../accounts/registration-venues.ts';
import type { Clock } from '../clock.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { type AttemptLimits, hourly } from '../http/attempt-limits.ts';
import type { Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { applyFreeChange, applyFreeTerm } from './apply-purchase.ts';
import { setCause } from './entitlement-log.ts';
import { comingFlags, readFlags } from './flag-store.ts';
import { costPerVenueOn, priceHistory } from './price-history.ts';
import { insertPurchase, openPurchases } from './purchases.ts';
import { comingPrice, isTerminable, noSubscription, subscriptionInfo } from './subscription-info.ts';
import { lockAccount, readSubscription, type Subscription, type VenueSet } from './subscription-store.ts';

export type SubscriptionOperationsDependencies = {
  readonly pool: Database;
  readonly businessClock: Clock;
  readonly limits: AttemptLimits;
  readonly noPaymentMode: boolean;
};

/** Changes of one account's subscription. */
const changesByAccount = hourly('change subscription', 120);

const openPaymentFirst = 'Please complete or cancel your uncompleted payment first';
const nothingToTerminate = 'There is no new price for which you could terminate now';
const changedMeanwhile =
  'Your subscription was changed meanwhile, in another window or by a payment. Please look at it again';
const onlyEnds = 'Nothing was ended: this would change more than live data that you have';
const terminatedAlready = 'You terminated this subscription: no next order is prepared. Renew it instead';

const uniqueViolation = '23505';

const setOf = (chosen: readonly ChosenVenue[]): VenueSet =>
  new Map(chosen.map(({ mic, ...options }): [string, VenueOptions] => [mic, options]));

/** What a change within the term asks for that is not possible yet, in words; null if all of it is. */
async function notPossibleYet(
  db: Queryable,
  accountId: string,
  purchase: Quote,
  wanted: VenueSet,
  today: Day,
): Promise<string | null> {
  if (purchase.kind !== 'change') return null;
  const { added, moves, refused } = planFlags(await readFlags(db, accountId, today), wanted, today);
  const fresh = [...added, ...moves.map(({ to }) => to)];
  const coming = (await comingFlags(db, accountId, today)).filter((flag) =>
    fresh.some((one) => isSameFlag(one, flag)),
  );
  if (refused.length + coming.length === 0) return null;
  const { rows } = await db.query<Pick<VenuesRow, 'mic' | 'name'>>('SELECT mic, name FROM venues');
  const nameOf = new Map(rows.map(({ mic, name }) => [mic, name]));
  const what = ({ kind, venue }: Flag): string => `Real-time ${kind} of ${nameOf.get(venue) ?? venue}`;
  const dayText = (day: Day): string => longDate(day) ?? day;
  return [
    ...refused.map(
      ({ flag, movableFrom }) =>
        `${what(flag)} were exchanged this month already; they can be exchanged again from ${dayText(movableFrom)}`,
    ),
    ...coming.map(
      (flag) =>
        `${what(flag)} are paid for from ${dayText(flag.startsOn)} on, and are not sold a second time`,
    ),
  ].join('. ');
}

/** Ends real-time data and changes nothing else: what remains keeps its days, and so does the term. */
async function endLiveData(
  client: Transaction,
  accountId: string,
  { term, venues }: Subscription,
  wanted: VenueSet,
  today: Day,
): Promise<void> {
  const had = flagsIn(venues);
  const isFewer = flagsIn(wanted).every((flag) => had.some((one) => isSameFlag(one, flag)));
  const isOther = [...venues.keys(), ...wanted.keys()].some((mic) => !(venues.has(mic) && wanted.has(mic)));
  if (term === null || !isFewer || isOther) throw new Refusal('conflict', onlyEnds);
  await setCause(client, 'the account holder');
  await applyFreeChange(client, accountId, { ...term, kind: 'change' }, wanted, today);
}

/** What the wanted selection costs a month: a change within the term leaves the price of what is paid for already. */
async function feeAfter(
  db: Queryable,
  accountId: string,
  purchase: Quote,
  wanted: VenueSet,
  today: Day,
): Promise<number> {
  if (purchase.kind !== 'change') return purchase.monthlyFee;
  const { kept, moves, refused, added } = planFlags(await readFlags(db, accountId, today), wanted, today);
  const stays = [...kept, ...[...moves, ...refused].map(({ flag }) => flag)].filter(
    ({ givenUntil }) => givenUntil === null,
  );
  const boughtOn = [...stays.map((flag) => flag.boughtOn), ...added.map(() => today)];
  return feeOfBought(boughtOn, await priceHistory(db));
}

/** Calls about the account's subscription (B 7). */
export function subscriptionOperations(deps: SubscriptionOperationsDependencies) {
  const { pool, noPaymentMode } = deps;
  const today = (): string => dayOf(deps.businessClock.now());

  async function quoteFor(db: Queryable, subscription: Subscription, wanted: VenueSet): Promise<Quote> {
    const now = today();
    if (noPaymentMode) return quote(now, subscription.term, new Map<string, VenueOptions>(), new Map(), 0);
    return quote(now, subscription.term, subscription.venues, wanted, await costPerVenueOn(db, now));
  }

  const wantedBy = async ({ venueList }: BodyOf<'priceSubscription'>): Promise<VenueSet> =>
    setOf(await readVenueChoices(pool, 'venueList', venueList, !noPaymentMode));

  return {
    getSubscription: async (request) => ({
      status: 200,
      body: await subscriptionInfo(pool, request.session.accountId, deps),
    }),

    priceSubscription: async (request) => {
      const { accountId } = request.session;
      const wanted = await wantedBy(request.body);
      const subscription = (await readSubscription(pool, accountId, today())) ?? noSubscription;
      const purchase = await quoteFor(pool, subscription, wanted);
      const refused = noPaymentMode ? null : await notPossibleYet(pool, accountId, purchase, wanted, today());
      return {
        status: 200,
        body: {
          Price: purchase.price,
          SubscriptionEndDate: purchase.endsOn,
          MonthlyFee: noPaymentMode ? 0 : await feeAfter(pool, accountId, purchase, wanted, today()),
          OrderKind: purchase.kind,
          PricedFlags: purchase.flags,
          CostPerVenue: noPaymentMode ? 0 : await costPerVenueOn(pool, today()),
          PricedMonths: purchase.months,
          ...(refused === null ? {} : { NotPossible: refused }),
        },
      };
    },

    changeSubscription: async (request) => {
      const { accountId } = request.session;
      await deps.limits.consume([{ limit: changesByAccount, key: accountId }]);
      const wanted = await wantedBy(request.body);
      try {
        const price = await pool.transaction(async (client) => {
          if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
          const open = await openPurchases(client, accountId);
          const now = today();
          if (open.length > 0 && !noPaymentMode) throw new Refusal('conflict', openPaymentFirst);
          const subscription = (await readSubscription(client, accountId, now)) ?? noSubscription;
          const { Version: seen } = request.body;
          if (!noPaymentMode && seen !== undefined && seen !== subscription.version) {
            throw new Refusal('conflict', changedMeanwhile, {
              subscription: await subscriptionInfo(client, accountId, deps),
            });
          }
          if (request.body.EndLiveData) {
            if (noPaymentMode) throw new Refusal('conflict', onlyEnds);
            await endLiveData(client, accountId, subscription, wanted, now);
            return 0;
          }
          const purchase = await quoteFor(client, subscription, wanted);
          const refused = noPaymentMode
            ? null
            : await notPossibleYet(client, accountId, purchase, wanted, now);
          if (refused !== null) throw new Refusal('conflict', refused);
          if (purchase.price > 0) {
            const at = deps.businessClock.now();
            await insertPurchase(client, {
              accountId,
              origin: 'person',
              venues: wanted,
              quote: purchase,
              at,
            });
            return purchase.price;
          }
          await setCause(client, 'the account holder');
          // Without payment people cannot choose: what was paid for stays as it is until its end.
          if (noPaymentMode) {
            const kept = subscription.venues.size === 0 ? wanted : subscription.venues;
            await applyFreeTerm(client, accountId, purchase, kept);
          } else await applyFreeChange(client, accountId, purchase, wanted, now);
          return 0;
        });
        request.log.info({ price, venues: wanted.size }, 'a subscription was changed');
        return { status: 200, body: { Price: price } };
      } catch (error) {
        if (codeOf(error) === uniqueViolation) {
          throw new Refusal('conflict', openPaymentFirst);
        }
        throw error;
      }
    },

    setAutoRenewal: async (request) => {
      const { accountId } = request.session;
      await deps.limits.consume([{ limit: changesByAccount, key: accountId }]);
      await pool.transaction(async (client) => {
        await lockAccount(client, accountId);
        const { AutoRenewal: isOn } = request.body;
        const subscription = await readSubscription(client, accountId, today());
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
      const { accountId } = request.session;
      await deps.limits.consume([{ limit: changesByAccount, key: accountId }]);
      const now = today();
      const terminatedOn = await pool.transaction(async (client) => {
        await lockAccount(client, accountId);
        const subscription = await readSubscription(client, accountId, now);
        if (subscription !== null && subscription.terminatedOn !== null) return subscription.terminatedOn;
        const coming = comingPrice(await priceHistory(client), now);
        if (subscription === null || coming === null || !isTerminable(subscription, coming, now)) {
          throw new Refusal('conflict', nothingToTerminate);
        }
        await setCause(client, 'the account holder');
        await client.query(
          'UPDATE subscriptions SET terminated_on = $2, auto_renewal = false WHERE account_id = $1',
          [accountId, now],
        );
        return now;
      });
      request.log.info({ terminatedOn }, 'a subscription was terminated');
      return { status: 200, body: { TerminatedOn: terminatedOn } };
    },
  } satisfies Partial<Operations>;
}
