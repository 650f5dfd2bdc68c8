import type pg from 'pg';
import type { Day } from '../../domain/subscription/calendar.ts';
import { quote } from '../../domain/subscription/prices.ts';
import { voidPayments } from '../payments/payment-store.ts';
import { isSameOffer, lockOrder, moveOrder, type Order, orderVenues } from './orders.ts';
import { costPerVenueOn } from './price-history.ts';
import { readSubscription } from './subscription-store.ts';

/**
 * Voids the open orders of an account that are not what they were any more: what they build on has ended. One that is
 * being paid for at this moment is left: whoever claims it reckons it anew first. The caller holds the account's lock.
 *
 * @param today business day
 * @returns the voided orders; their person is to be told
 */
export async function voidBrokenOrders(
  client: pg.ClientBase,
  accountId: string,
  today: Day,
): Promise<readonly Order[]> {
  // Orders are locked before their account everywhere else: waiting for one here could wait for ever.
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM subscription_orders WHERE account_id = $1 AND state = 'uncompleted'
     ORDER BY id FOR UPDATE SKIP LOCKED`,
    [accountId],
  );
  const voided: Order[] = [];
  for (const { id } of rows) {
    const order = await lockOrder(client, id);
    const subscription = await readSubscription(client, accountId, today);
    if (subscription === null) continue;
    const cost = await costPerVenueOn(client, order.madeOn);
    const wanted = await orderVenues(client, id);
    if (isSameOffer(order, quote(today, subscription.term, subscription.venues, wanted, cost))) continue;
    await moveOrder(client, id, 'cancelled', 'what it builds on has ended');
    await voidPayments(client, id);
    voided.push(order);
  }
  return voided;
}
