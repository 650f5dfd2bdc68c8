import type pg from 'pg';
import type { Day } from '../../domain/subscription/calendar.ts';
import { quote } from '../../domain/subscription/prices.ts';
import { voidPayments } from '../payments/payment-store.ts';
import { costPerVenueOn } from './price-history.ts';
import { isSameOffer, lockPurchase, movePurchase, type Purchase, purchaseVenues } from './purchases.ts';
import { readSubscription } from './subscription-store.ts';

/**
 * Voids the open orders of an account that are not what they were any more: what they build on has ended. One that is
 * being paid for at this moment is left: whoever claims it reckons it anew first. The caller holds the account's lock.
 *
 * @param today business day
 * @returns the voided orders; their person is to be told
 */
export async function voidBrokenPurchases(
  client: pg.ClientBase,
  accountId: string,
  today: Day,
): Promise<readonly Purchase[]> {
  // Orders are locked before their account everywhere else: waiting for one here could wait for ever.
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM purchases WHERE account_id = $1 AND state = 'uncompleted'
     ORDER BY id FOR UPDATE SKIP LOCKED`,
    [accountId],
  );
  const voided: Purchase[] = [];
  for (const { id } of rows) {
    const purchase = await lockPurchase(client, id);
    const subscription = await readSubscription(client, accountId, today);
    if (subscription === null) continue;
    const cost = await costPerVenueOn(client, purchase.madeOn);
    const wanted = await purchaseVenues(client, id);
    if (isSameOffer(purchase, quote(today, subscription.term, subscription.venues, wanted, cost))) continue;
    await movePurchase(client, id, 'cancelled', 'what it builds on has ended');
    await voidPayments(client, id);
    voided.push(purchase);
  }
  return voided;
}
