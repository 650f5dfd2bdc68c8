import { inTransaction } from '../database/pool.ts';
import { lockPurchase, movePurchase, type PurchaseState } from '../subscriptions/purchases.ts';
import type { InstanceLock } from './instance-lock.ts';
import { changePayment, type Payment, type PaymentChange } from './payment-store.ts';
import { PayPalFault } from './paypal-answers.ts';
import type { PayPalClient } from './paypal-client.ts';
import type { RecordDependencies } from './recording.ts';

export interface CaptureDependencies extends RecordDependencies {
  readonly paypal: PayPalClient;
  readonly instance: Pick<InstanceLock, 'number'>;
}

/**
 * Why a payment was not captured.
 *
 * - `instrumentDeclined`: the payer's means of payment was refused; another can be chosen in the same window
 * - `declined`: refused for good; a new payment is needed
 * - `notApproved`: the payer has not approved it, or no longer does
 * - `expired`: the provider no longer knows it, or it was opened for another amount
 * - `unavailable`: the provider could not be asked; nothing was charged
 * - `mismatched`: what was charged is not what was opened; nothing was granted for it
 */
export type NotCaptured =
  | 'instrumentDeclined'
  | 'declined'
  | 'notApproved'
  | 'expired'
  | 'unavailable'
  | 'mismatched';

export type Settled = {
  readonly state: PurchaseState;
  readonly notCaptured?: NotCaptured;
};

/**
 * How long an unanswered capture may still be under way, through the network and at the banks. The provider answers
 * within a minute or gives up itself; five minutes leave room.
 */
const inFlightMs = 5 * 60_000;

/**
 * Whether a capture with an unknown outcome may still happen. Until then only a capture in the provider's own order is
 * evidence: a later call is a call of its own, and its refusal says nothing about the earlier one. An order without a
 * capture says that it has not happened yet, not that it will not. Only both together, no capture and the period over,
 * allow the conclusion that nothing was charged. If the provider charges it even later, the check an hour later finds
 * the capture, and it pays for the order or is refunded.
 */
export const isInFlight = (deps: CaptureDependencies, { captureSentAt }: Payment): boolean =>
  captureSentAt !== null && deps.securityClock.now().getTime() - captureSentAt.getTime() < inFlightMs;

export const later = (deps: CaptureDependencies, seconds: number): Date =>
  new Date(deps.securityClock.now().getTime() + seconds * 1000);

export const asOpen = (deps: CaptureDependencies): PaymentChange => ({
  state: 'open',
  checkAt: later(deps, 120),
});
/** The caller was told that nothing was charged: it is captured when they ask again, not behind their back. */
export const asUncaptured = (deps: CaptureDependencies, payment: Payment): PaymentChange => ({
  ...asOpen(deps),
  awaitsPerson: payment.payerId !== null,
});
export const asVoid: PaymentChange = { state: 'void', checkAt: null };

/** Releases a claimed payment: nothing was charged. */
export async function release(
  deps: CaptureDependencies,
  payment: Payment,
  notCaptured: NotCaptured,
  cause: string,
  change: PaymentChange,
): Promise<Settled> {
  return inTransaction(deps.pool, async (client) => {
    const purchase = await lockPurchase(client, payment.purchaseId);
    const changed = await changePayment(client, payment.id, 'executing', {
      claimedBy: null,
      captureSentAt: null,
      ...change,
      // If it was ever unknown whether money was taken, the result is checked again later.
      ...(payment.captureSentAt !== null && change.checkAt === null ? { checkAt: later(deps, 3600) } : {}),
    });
    if (!changed) return { state: purchase.state };
    await movePurchase(client, purchase.id, 'uncompleted', cause);
    return { state: 'uncompleted', notCaptured };
  });
}

/** The outcome stays open: the next check asks the provider again. */
export async function leave(deps: CaptureDependencies, payment: Payment, error: unknown): Promise<Settled> {
  deps.log.warn({ payment: payment.id, err: error }, 'the outcome of a capture is not known yet');
  const pause = Math.min(60, 2 ** Math.min(6, payment.checks + 1));
  await changePayment(deps.pool, payment.id, 'executing', { claimedBy: null, checkAt: later(deps, pause) });
  return { state: 'executing' };
}

/** Releases a payment of which the provider has no capture; if one may still happen, it is left to be checked. */
export function releaseUnlessInFlight(
  deps: CaptureDependencies,
  payment: Payment,
  notCaptured: NotCaptured,
  cause: string,
  change: PaymentChange,
): Promise<Settled> {
  return isInFlight(deps, payment)
    ? leave(deps, payment, new PayPalFault('unknown', `a capture may be on its way: ${cause}`))
    : release(deps, payment, notCaptured, cause, change);
}
