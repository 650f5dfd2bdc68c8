import { fromPromise } from 'xstate';
import {
  type Cancelled,
  type Saved,
  type SubscriptionState,
  subscriptionMachine,
} from '../../../machines/subscription.ts';
import type { SubscriptionInfo } from '../../contract/generated/types.ts';
import { mergeEntries } from '../../domain/venue-options.ts';
import { ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { CallResult } from '../api/outcome.ts';
import type { Config } from '../app/config.ts';
import { paymentOf } from './payment.ts';
import { unlessGivenUp } from './unless-given-up.ts';

/** Reads the service's answer: entries of one venue are merged, and the latest end of all is the subscription's. */
export function readSubscription(info: SubscriptionInfo): SubscriptionState {
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
  const venues = [...merged].map(([id, { endDate, ...options }]) => ({ id, endDate, options }));
  const ends = venues.map(({ endDate }) => endDate).filter((date) => date !== null);
  return {
    selection: Object.fromEntries(venues.map(({ id, options }) => [id, options])),
    endDate: ends.sort().at(-1) ?? null,
    uncompletedPayments: info.UncompletedPayments.map((order) => ({
      orderId: order.OrderID,
      orderPrice: order.OrderPrice,
      orderStatus: order.OrderStatus,
    })),
    autoRenewal: info.AutoRenewal ?? null,
  };
}

type Refusal = { readonly kind: 'refused'; readonly message: string };

/** Why the service turned a change down, told as it says (a conflict, a bad field); null for every other end. */
async function refusalOf(call: Promise<CallResult<unknown>>): Promise<Refusal | null> {
  const outcome = await outcomeOf(call);
  if (outcome.kind !== 'refused') return null;
  const told = Object.values(outcome.fields ?? {}).flat();
  const message = told.length > 0 ? told.join(', ') : outcome.message;
  return message === '' ? null : { kind: 'refused', message };
}

/** The subscriptions page, bound to the service. */
export function subscriptionOf(config: Pick<Config, 'payment'>) {
  return subscriptionMachine.provide({
    actors: {
      payment: paymentOf(config),
      loadSubscription: fromPromise(async ({ signal }) => {
        const call = ask(client.GET('/api/subscription/info', { signal }));
        return readSubscription(await unlessGivenUp(signal, call));
      }),
      priceSelection: fromPromise(async ({ input, signal }) => {
        const body = { venueList: [...input.venueList] };
        const answer = await ask(client.POST('/api/subscription/changePrice', { body, signal }));
        return { price: answer.Price, endDate: answer.SubscriptionEndDate };
      }),
      saveSubscription: fromPromise(async ({ input }): Promise<Saved> => {
        const body = { venueList: [...input.venueList] };
        const call = client.POST('/api/subscription/changeSubscription', { body });
        const refusal = await refusalOf(call);
        if (refusal) return refusal;
        const { Price } = await ask(call);
        return { kind: 'saved', price: Price };
      }),
      cancelPayment: fromPromise(async ({ input }): Promise<Cancelled> => {
        const call = client.POST('/api/payment/cancel', { body: { OrderID: input.orderId } });
        const refusal = await refusalOf(call);
        if (refusal) return refusal;
        await ask(call);
        return { kind: 'cancelled' };
      }),
    },
  });
}
