import type { Day } from '../../domain/subscription/calendar.ts';
import { quote } from '../../domain/subscription/prices.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PurchasesRow } from '../database/generated/rows.ts';
import { voidPayments } from '../payments/payment-store.ts';
import { costPerVenueOn } from './price-history.ts';
import { isSameOffer, lockPurchase, movePurchase, type Purchase, purchaseVenues } from './purchases.ts';
import { readSubscription } from './subscription-store.ts';

/** Cancels a locked order that waits for its payment, and every payment that was opened for it. */
export async function cancelPurchase(client: Transaction, purchaseId: string, cause: string): Promise<void> {
  await movePurchase(client, purchaseId, 'cancelled', cause);
  await voidPayments(client, purchaseId);
}

/**
 * Voids the open orders of an account that have lost their basis, because what they build on has ended. An order that
 * is just being paid for is left: whoever claims it recalculates it first. The caller holds the account's lock.
 *
 * @param today business day
 * @returns the voided orders, whose account holder has to be notified
 */
export async function voidBrokenPurchases(
  client: Transaction,
  accountId: string,
  today: Day,
): Promise<readonly Purchase[]> {
  // Elsewhere orders are locked before their account, so waiting for one here could cause a deadlock.
  const { rows } = await client.query<Pick<PurchasesRow, 'id'>>(
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
    await cancelPurchase(client, id, 'what it builds on has ended');
    voided.push(purchase);
  }
  return voided;
}
