import { dayOf } from '../../domain/subscription/calendar.ts';
import { inTransaction } from '../database/pool.ts';
import { lockPurchase, movePurchase, repricePurchase } from '../subscriptions/purchases.ts';
import { changePayment, lockPayment, type Payment, voidPayments } from './payment-store.ts';
import { type CaptureDependencies, later, type Settled } from './release-payment.ts';
import { settle } from './settle-payment.ts';

type PaymentOfOrder = Pick<Payment, 'id' | 'purchaseId'>;

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
  readonly capture: (payment: PaymentOfOrder, parameters: ExecuteParameters) => Promise<Settled | null>;
  /** Resolves a payment that this process has already claimed. */
  readonly finish: (payment: Payment) => Promise<Settled>;
  /** The captures running in this process. */
  readonly underWay: () => readonly string[];
};

/**
 * Both rows change together or not at all: the order moves to `executing` only with its one payment. The price is
 * recalculated first: an offer that has changed is not captured, and the user sees the new price.
 */
async function claim(
  deps: CaptureDependencies,
  { id, purchaseId }: PaymentOfOrder,
  { payerId, paymentRef }: ExecuteParameters,
): Promise<Payment | null> {
  return inTransaction(deps.pool, async (client) => {
    const purchase = await lockPurchase(client, purchaseId);
    const payment = await lockPayment(client, id);
    if (purchase.state !== 'uncompleted' || payment.state !== 'open') return null;
    const priced = await repricePurchase(client, purchase, dayOf(deps.businessClock.now()));
    if (priced.changed || payment.amount !== priced.purchase.price) {
      await voidPayments(client, purchase.id);
      return null;
    }
    await changePayment(client, id, 'open', {
      state: 'executing',
      payerId,
      paymentRef,
      awaitsPerson: false,
      claimedBy: deps.instance.number,
      checks: 0,
      checkAt: deps.securityClock.now(),
    });
    await movePurchase(client, purchase.id, 'executing', `payment ${id}`);
    return { ...payment, state: 'executing', payerId, paymentRef };
  });
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
    capture: (payment, parameters) =>
      once(payment.id, async () => {
        const claimed = await claim(deps, payment, parameters);
        return claimed && settleClaimed(claimed, false);
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
