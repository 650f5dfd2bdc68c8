import type pg from 'pg';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import {
  findPurchase,
  lockPurchase,
  type Purchase,
  type PurchaseState,
  repricePurchase,
} from '../subscriptions/purchases.ts';
import {
  type Customer,
  changePayment,
  findPayment,
  insertPayment,
  livePayment,
  type Payment,
  setCustomer,
  voidPayments,
} from './payment-store.ts';
import { PayPalFault } from './paypal-answers.ts';
import type { PayPalClient } from './paypal-client.ts';

export type CreateDependencies = {
  readonly pool: pg.Pool;
  readonly paypal: Pick<PayPalClient, 'createOrder'>;
  /** The payer; null if the profile is unavailable, and the receipt does without. */
  readonly customerOf: (accountId: string) => Promise<Customer | null>;
  readonly businessClock: Clock;
  readonly securityClock: Clock;
  readonly log: { warn: (facts: object, message: string) => void };
};

/** An order older than this is opened again: the provider drops those that nobody approves. */
const reusableMs = 2 * 3600_000;
const opensWithinMs = 3600_000;

/** Why an order in this state cannot be paid for. */
export const purchaseRefusals: Readonly<Record<Exclude<PurchaseState, 'uncompleted'>, string>> = {
  executing: 'This payment is being taken already',
  pending: 'This payment is being checked by the payment provider',
  paid: 'This order is paid already',
  cancelled: 'This order was cancelled. Nothing was charged',
  failed: 'This order has failed. Please choose and pay again',
  refunded: 'The payment of this order was returned',
};

/** Text for a payment that was replaced while it was opened, because the price changed. */
const openedAnew = 'This payment was opened anew in the meantime. Please look at the order and pay again';

/** @throws Refusal 409 unless the order is to be paid for */
export function assertPayable(purchase: Purchase): void {
  if (purchase.state !== 'uncompleted') throw new Refusal('conflict', purchaseRefusals[purchase.state]);
}

type Prepared = { readonly payment: Payment } | { readonly refusal: Refusal };

/** Finds or records the payment; the price is recalculated for today. */
function prepare(deps: CreateDependencies, purchaseId: string, shown: number | undefined): Promise<Prepared> {
  return inTransaction(deps.pool, async (client): Promise<Prepared> => {
    const before = await lockPurchase(client, purchaseId);
    assertPayable(before);
    const { purchase, changed } = await repricePurchase(client, before, dayOf(deps.businessClock.now()));
    const now = deps.securityClock.now();
    const live = await livePayment(client, purchaseId);
    const isUsable =
      live !== null &&
      live.amount === purchase.price &&
      now.getTime() - live.createdAt.getTime() < reusableMs;
    if (live !== null && (!isUsable || changed)) await voidPayments(client, purchaseId);
    // The new price is stored although this call is refused: the page shows it when it reloads. A daily job or another
    // window may have recalculated it since the user saw it.
    if (changed || (shown !== undefined && shown !== purchase.price)) {
      if (purchase.state === 'cancelled')
        return {
          refusal: new Refusal('conflict', 'Nothing is due for this order any more. Please choose again'),
        };
      const { price } = purchase;
      const message = `The price of this order is now $${price}. Please look at it and pay again`;
      return { refusal: new Refusal('conflict', message, { price }) };
    }
    if (live !== null && isUsable) return { payment: live };
    const giveUpAt = new Date(now.getTime() + opensWithinMs);
    return { payment: await insertPayment(client, purchaseId, purchase.price, now, giveUpAt) };
  });
}

/**
 * Opens an order at the payment provider, or finds the open one: concurrent calls get the same.
 *
 * @param shown the price shown to the user, in whole US dollars; unknown for callers that do not say
 * @returns the provider's order id
 * @throws Refusal 409 when there is nothing to pay or the price has changed, 503 when the provider cannot be asked
 */
export async function createPayment(
  deps: CreateDependencies,
  { id: purchaseId, accountId }: Pick<Purchase, 'id' | 'accountId'>,
  shown?: number,
): Promise<string> {
  const prepared = await prepare(deps, purchaseId, shown);
  if ('refusal' in prepared) throw prepared.refusal;
  const { payment } = prepared;
  const customer = accountId === null ? null : await deps.customerOf(accountId);
  if (customer) await setCustomer(deps.pool, payment.id, customer);
  if (payment.providerOrderId !== null) return payment.providerOrderId;
  let providerOrderId: string;
  try {
    providerOrderId = await deps.paypal.createOrder(
      { paymentId: payment.id, amount: payment.amount, description: 'Daylight live data' },
      `ord-${payment.id}`,
    );
  } catch (error) {
    if (!(error instanceof PayPalFault)) throw error;
    deps.log.warn({ payment: payment.id, err: error }, 'the payment provider did not open an order');
    throw new Refusal('unavailable', unavailableMessage, { retryAfter: 5 });
  }
  const checkAt = new Date(deps.securityClock.now().getTime() + 120_000);
  if (await changePayment(deps.pool, payment.id, 'opening', { state: 'open', providerOrderId, checkAt }))
    return providerOrderId;
  // A concurrent call was given the same order and has recorded it; otherwise it is not the one to pay any more.
  const now = await findPayment(deps.pool, { id: payment.id });
  if (now?.providerOrderId === providerOrderId && now.state !== 'void') return providerOrderId;
  const purchase = accountId === null ? null : await findPurchase(deps.pool, accountId, purchaseId);
  if (purchase) assertPayable(purchase);
  throw new Refusal('conflict', openedAnew);
}
