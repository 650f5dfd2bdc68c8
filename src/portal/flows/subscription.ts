import { fromPromise } from 'xstate';
import { subscriptionMachine } from '../../../machines/subscription.ts';
import type { SubscriptionInfo } from '../../contract/generated/types.ts';
import type { Saved, SubscriptionState } from '../../domain/subscription/subscription-state.ts';
import type { Selection } from '../../domain/venues/venue-choices.ts';
import { mergeEntries, type VenueOptions } from '../../domain/venues/venue-options.ts';
import { ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { forgetPaymentUnderWay } from '../payment/payment-under-way.ts';
import { checkPayment, paymentOf } from './payment.ts';
import { termination } from './termination.ts';

/** Reads the service's answer: merges the entries of a venue, and takes the latest end date as the subscription's. */
function readSubscription(info: SubscriptionInfo): SubscriptionState {
  const merged = mergeEntries(
    info.TradingVenuesList.map((entry) => ({
      id: entry.TradingVenueID,
      isRealOrders: entry.IsRealOrders,
      isRealTraders: entry.IsRealTraders,
      isDelayedOrders: entry.IsDelayedOrders,
      isDelayedTraders: entry.IsDelayedTraders,
      endDate: entry.SubscriptionEndDate,
    })),
  );
  const ordered = (order: SubscriptionInfo['UncompletedPayments'][number]): Selection =>
    Object.fromEntries(
      order.VenuesOrdered.map((entry): [number, VenueOptions] => [
        entry.TradingVenueID,
        {
          isRealOrders: entry.IsRealOrders,
          isRealTraders: entry.IsRealTraders,
          isDelayedOrders: entry.IsDelayedOrders,
          isDelayedTraders: entry.IsDelayedTraders,
        },
      ]),
    );
  const venues = [...merged].map(([id, { endDate, ...options }]) => ({ id, endDate, options }));
  const ends = venues.map(({ endDate }) => endDate).filter((date) => date !== null);
  return {
    version: info.Version,
    isRenewable: info.IsRenewable,
    selection: Object.fromEntries(venues.map(({ id, options }) => [id, options])),
    endDate: ends.sort().at(-1) ?? null,
    uncompletedPayments: info.UncompletedPayments.map((order) => ({
      orderId: order.OrderID,
      orderPrice: order.OrderPrice,
      orderStatus: order.OrderStatus,
      selection: ordered(order),
      startDate: order.StartDate,
      endDate: order.EndDate,
    })),
    autoRenewal: info.AutoRenewal ?? null,
    renewableFrom: info.RenewableFrom ?? null,
    priceNotice: info.PriceNotice
      ? {
          costPerVenue: info.PriceNotice.CostPerVenue,
          appliesFrom: info.PriceNotice.AppliesFrom,
          terminateBy: info.PriceNotice.TerminateBy ?? null,
        }
      : null,
    terminatedOn: info.TerminatedOn ?? null,
    monthlyFee: info.MonthlyFee ?? 0,
    given: (info.GivenLiveData ?? []).map((entry) => ({
      venueId: entry.TradingVenueID,
      kind: entry.Kind,
      until: entry.Until,
    })),
  };
}

/** The subscriptions page, bound to the service. */
export function subscriptionOf(config: Pick<Config, 'payment'>) {
  return subscriptionMachine.provide({
    actors: {
      payment: paymentOf(config),
      termination,
      loadSubscription: fromPromise(async ({ signal }) => {
        const call = ask(client.GET('/api/subscription/info', { signal }));
        return readSubscription(await call);
      }),
      priceSelection: fromPromise(async ({ input, signal }) => {
        const body = { venueList: [...input.venueList] };
        const answer = await ask(client.POST('/api/subscription/changePrice', { body, signal }));
        const { PricedFlags: flags, CostPerVenue: costPerVenue, PricedMonths: months } = answer;
        return {
          price: answer.Price,
          kind: answer.OrderKind,
          monthlyFee: answer.MonthlyFee,
          endDate: answer.SubscriptionEndDate,
          sum: { flags, costPerVenue, months },
          notPossible: answer.NotPossible ?? null,
        };
      }),
      saveSubscription: fromPromise(async ({ input }): Promise<Saved> => {
        const body = {
          venueList: [...input.venueList],
          Version: input.version,
          ...(input.endsLiveData ? { EndLiveData: true } : {}),
        };
        const call = client.POST('/api/subscription/changeSubscription', { body });
        // The page shows this refusal, together with what changed, instead of the central handler.
        const changed = (await outcomeOf(call)).kind === 'refused' && (await call).error?.error.subscription;
        if (changed) return { kind: 'stale', subscription: readSubscription(changed) };
        // If there is no answer, the page finds out what became of the change; the dialog could only guess.
        const { Price } = await ask(call, { handler: 'sessionOnly' });
        return { kind: 'saved', price: Price };
      }),
      recallPayment: fromPromise(async ({ input, signal }) => {
        const subject = { OrderID: input.orderId };
        const status = await checkPayment(config.payment, subject, signal);
        forgetPaymentUnderWay();
        return status;
      }),
      cancelPayment: fromPromise(async ({ input }) => {
        const call = client.POST('/api/payment/cancel', { body: { OrderID: input.orderId } });
        await ask(call, { handler: 'unlessRefused' });
        // The user cancelled it, so no result is outstanding.
        forgetPaymentUnderWay();
      }),
    },
  });
}
