import { dayOf } from '../../domain/subscription/calendar.ts';
import { inTransaction } from '../database/pool.ts';
import {
  lockPurchase,
  movePurchase,
  type PurchaseState,
  repricePurchase,
} from '../subscriptions/purchases.ts';
import { isOurOrder } from './check-capture.ts';
import type { InstanceLock } from './instance-lock.ts';
import {
  changePayment,
  findPayment,
  lockPayment,
  type Payment,
  type PaymentChange,
  voidPayments,
} from './payment-store.ts';
import type { CapturedOrder, PayPalClient, ProviderOrder } from './paypal-client.ts';
import { isRefusedFor, PayPalFault } from './paypal-fault.ts';
import { recordCapture } from './record-capture.ts';
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
export type NotTaken =
  | 'instrumentDeclined'
  | 'declined'
  | 'notApproved'
  | 'expired'
  | 'unavailable'
  | 'mismatched';

export type Settled = {
  readonly state: PurchaseState;
  readonly notTaken?: NotTaken;
};

/** The parameters of execute; null if nobody called it. */
export type ExecuteParameters = {
  readonly payerId: string | null;
  readonly paymentRef: string | null;
};

/** Captures payments, each by one caller at a time. */
export type Captures = {
  /**
   * Captures an open payment, or waits for the capture already running in this process.
   *
   * @returns null when the payment cannot be claimed: it is not open, or its order is not uncompleted
   */
  readonly capture: (paymentId: string, parameters: ExecuteParameters) => Promise<Settled | null>;
  /** Resolves a payment that this process has already claimed. */
  readonly finish: (payment: Payment) => Promise<Settled>;
  /** The captures running in this process. */
  readonly underWay: () => readonly string[];
};

const notApprovedIssues = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];
const goneIssues = ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'ORDER_EXPIRED', 'ORDER_VOIDED'];

/** The request id of a capture: it stays the same until the outcome is known, so that the capture happens once. */
const captureRequestId = (payment: Payment): string => `cap-${payment.id}-${payment.refusals}`;

/**
 * Both rows change together or not at all: the order moves to `executing` only with its one payment. The price is
 * recalculated first: an offer that has changed is not captured, and the user sees the new price.
 */
async function claim(
  deps: CaptureDependencies,
  paymentId: string,
  { payerId, paymentRef }: ExecuteParameters,
): Promise<Payment | null> {
  const found = await findPayment(deps.pool, { id: paymentId });
  if (found?.state !== 'open') return null;
  return inTransaction(deps.pool, async (client) => {
    const purchase = await lockPurchase(client, found.purchaseId);
    const payment = await lockPayment(client, paymentId);
    if (purchase.state !== 'uncompleted' || payment.state !== 'open') return null;
    const priced = await repricePurchase(client, purchase, dayOf(deps.businessClock.now()));
    if (priced.changed || payment.amount !== priced.purchase.price) {
      await voidPayments(client, purchase.id);
      return null;
    }
    await changePayment(client, paymentId, 'open', {
      state: 'executing',
      payerId,
      paymentRef,
      awaitsPerson: false,
      claimedBy: deps.instance.number,
      checks: 0,
      checkAt: deps.securityClock.now(),
    });
    await movePurchase(client, purchase.id, 'executing', `payment ${paymentId}`);
    return { ...payment, state: 'executing', payerId, paymentRef };
  });
}

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
const isInFlight = (deps: CaptureDependencies, { captureSentAt }: Payment): boolean =>
  captureSentAt !== null && deps.securityClock.now().getTime() - captureSentAt.getTime() < inFlightMs;

/** Releases a claimed payment: nothing was charged. */
async function release(
  deps: CaptureDependencies,
  payment: Payment,
  notTaken: NotTaken,
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
    return { state: 'uncompleted', notTaken };
  });
}

const later = (deps: CaptureDependencies, seconds: number): Date =>
  new Date(deps.securityClock.now().getTime() + seconds * 1000);

const issueOf = (error: PayPalFault): string => error.issue ?? error.kind;

const asOpen = (deps: CaptureDependencies): PaymentChange => ({ state: 'open', checkAt: later(deps, 120) });
/** The caller was told that nothing was charged: it is captured when they ask again, not behind their back. */
const asUntaken = (deps: CaptureDependencies, payment: Payment): PaymentChange => ({
  ...asOpen(deps),
  awaitsPerson: payment.payerId !== null,
});
const asVoid: PaymentChange = { state: 'void', checkAt: null };

/** The outcome stays open: the next check asks the provider again. */
async function leave(deps: CaptureDependencies, payment: Payment, error: unknown): Promise<Settled> {
  deps.log.warn({ payment: payment.id, err: error }, 'the outcome of a capture is not known yet');
  const pause = Math.min(60, 2 ** Math.min(6, payment.checks + 1));
  await changePayment(deps.pool, payment.id, 'executing', { claimedBy: null, checkAt: later(deps, pause) });
  return { state: 'executing' };
}

/** Releases a payment of which the provider has no capture; if one may still happen, it is left to be checked. */
function letGo(
  deps: CaptureDependencies,
  payment: Payment,
  notTaken: NotTaken,
  cause: string,
  change: PaymentChange,
): Promise<Settled> {
  return isInFlight(deps, payment)
    ? leave(deps, payment, new PayPalFault('unknown', `a capture may be on its way: ${cause}`))
    : release(deps, payment, notTaken, cause, change);
}

/**
 * Asks the provider for the status of a claimed payment, captures it if it is approved, and records the result. No
 * transaction is open while the provider is asked.
 *
 * @param isResumed claimed earlier, by an unknown process: without an answer, nothing is known
 */
async function settle(deps: CaptureDependencies, payment: Payment, isResumed: boolean): Promise<Settled> {
  const { paypal, log } = deps;
  const providerOrderId = payment.providerOrderId ?? '';
  let found: ProviderOrder;
  try {
    found = await paypal.getOrder(providerOrderId);
  } catch (error) {
    if (isRefusedFor(error, ...goneIssues)) {
      return letGo(deps, payment, 'expired', 'the provider does not know the payment', asVoid);
    }
    if (!(error instanceof PayPalFault)) throw error;
    if (isResumed || payment.captureSentAt !== null) return leave(deps, payment, error);
    log.warn({ payment: payment.id, err: error }, 'the payment provider could not be asked');
    return release(deps, payment, 'unavailable', `provider: ${issueOf(error)}`, asUntaken(deps, payment));
  }
  if (hasCapture(found)) return recorded(deps, payment, found);
  if (!isOurOrder(found, payment)) {
    log.error({ payment: payment.id }, 'a payment is not what was opened at the provider');
    return letGo(deps, payment, 'expired', 'not what was opened', asVoid);
  }
  if (found.status === 'VOIDED') return letGo(deps, payment, 'expired', 'voided by the provider', asVoid);
  if (found.status === 'COMPLETED') {
    return leave(deps, payment, new PayPalFault('unknown', 'a completed order without a capture'));
  }
  if (found.status !== 'APPROVED') return letGo(deps, payment, 'notApproved', 'not approved', asOpen(deps));
  return send(deps, payment, found);
}

async function send(deps: CaptureDependencies, payment: Payment, found: ProviderOrder): Promise<Settled> {
  const { paypal, pool, securityClock } = deps;
  const isFirst = payment.captureSentAt === null;
  // Before it is sent: a process that dies meanwhile has recorded that it may have been.
  if (isFirst) await changePayment(pool, payment.id, 'executing', { captureSentAt: securityClock.now() });
  try {
    const { id, capture, customId } = await paypal.capture(found.id, captureRequestId(payment));
    // The answer may contain less than the order read before; what it contains is compared.
    const said = { ...capture, customId: capture.customId ?? customId };
    return recorded(deps, payment, { ...found, id, capture: said });
  } catch (error) {
    if (!(error instanceof PayPalFault)) throw error;
    if (isRefusedFor(error, 'ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETED_OR_VOIDED')) {
      const again = await paypal.getOrder(found.id).catch(() => null);
      return again && hasCapture(again) ? recorded(deps, payment, again) : leave(deps, payment, error);
    }
    if (error.kind === 'unknown') return leave(deps, payment, error);
    if (isFirst) return refused(deps, payment, error);
    // The previous call was not answered: the order's content decides now, not this refusal.
    const again = await paypal.getOrder(found.id).catch(() => null);
    if (again && hasCapture(again)) return recorded(deps, payment, again);
    const isOpen = again !== null && again.status !== 'COMPLETED' && !isInFlight(deps, payment);
    return isOpen ? refused(deps, payment, error) : leave(deps, payment, error);
  }
}

/** The provider refused, and nothing else is under way. */
function refused(deps: CaptureDependencies, payment: Payment, error: PayPalFault): Promise<Settled> {
  const { log } = deps;
  const refusals = payment.refusals + 1;
  const cause = `provider: ${issueOf(error)}`;
  if (isRefusedFor(error, 'INSTRUMENT_DECLINED')) {
    return release(deps, payment, 'instrumentDeclined', cause, {
      ...asOpen(deps),
      refusals,
      awaitsPerson: true,
    });
  }
  if (isRefusedFor(error, ...notApprovedIssues)) {
    return release(deps, payment, 'notApproved', cause, { ...asOpen(deps), refusals });
  }
  if (isRefusedFor(error, ...goneIssues)) return release(deps, payment, 'expired', cause, asVoid);
  if (error.status === 422) {
    log.warn({ payment: payment.id, err: error }, 'the payment provider refused a capture');
    return release(deps, payment, 'declined', cause, { state: 'declined', checkAt: null });
  }
  log.error({ payment: payment.id, err: error }, 'the payment provider did not take a capture');
  return release(deps, payment, 'unavailable', cause, { ...asUntaken(deps, payment), refusals });
}

const hasCapture = (order: ProviderOrder): order is CapturedOrder => order.capture !== null;

async function recorded(deps: CaptureDependencies, payment: Payment, order: CapturedOrder): Promise<Settled> {
  const { state, isMismatched } = await recordCapture(deps, payment.id, { capture: order.capture, order });
  if (isMismatched) return { state, notTaken: 'mismatched' };
  return state === 'uncompleted' ? { state, notTaken: 'declined' } : { state };
}

/** Captures approved payments, each once however often it is requested. */
export function createCaptures(deps: CaptureDependencies): Captures {
  const running = new Map<string, Promise<Settled | null>>();

  /** Concurrent calls in this process share one capture; between processes the claim decides. */
  function once(paymentId: string, work: () => Promise<Settled | null>): Promise<Settled | null> {
    const now = running.get(paymentId);
    if (now) return now;
    const begun = work().finally(() => running.delete(paymentId));
    running.set(paymentId, begun);
    return begun;
  }

  async function settleClaimed(payment: Payment, isResumed: boolean): Promise<Settled> {
    try {
      return await settle(deps, payment, isResumed);
    } catch (error) {
      // Not the provider's failure: most likely our own database. The next check resolves it.
      await changePayment(deps.pool, payment.id, 'executing', {
        claimedBy: null,
        checkAt: later(deps, 2),
      }).catch(() => {});
      throw error;
    }
  }

  return {
    capture: (paymentId, parameters) =>
      once(paymentId, async () => {
        const payment = await claim(deps, paymentId, parameters);
        return payment && settleClaimed(payment, false);
      }),
    finish: async (payment) => {
      const settled = await once(payment.id, () => settleClaimed(payment, true));
      return settled ?? { state: 'executing' };
    },
    underWay: () => [...running.keys()],
  };
}

/** Whether a repeated execute has the same parameters as the first. */
export function isSameExecute(payment: Payment, parameters: ExecuteParameters): boolean {
  const same = (first: string | null, now: string | null): boolean => first === null || first === now;
  return same(payment.payerId, parameters.payerId) && same(payment.paymentRef, parameters.paymentRef);
}
