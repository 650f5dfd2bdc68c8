import { nextCheck } from '../../domain/payment/capture-checks.ts';
import type { RepeatedWork } from '../repeated-work.ts';
import { lockPurchase } from '../subscriptions/purchases.ts';
import type { Captures } from './capture-payment.ts';
import type { CaptureReport } from './check-capture.ts';
import { createDisputes } from './disputes.ts';
import { createDuePayments } from './due-payments.ts';
import { refundPartAsked } from './partial-refunds.ts';
import { approvable } from './payment-states.ts';
import {
  changePayment,
  claimDuePayment,
  lockPayment,
  type Payment,
  refuseRefund,
  setNextCheck,
} from './payment-store.ts';
import { isRefusedFor, PayPalFault } from './paypal-answers.ts';
import { recordCapture } from './record-capture.ts';
import { outcomeOf } from './recording.ts';
import type { CaptureDependencies } from './release-payment.ts';

/** A payment older than this is not approved any more: the provider's own limit is shorter. */
const givenUpAfterMs = 6 * 3600_000;

export type Reconciliation = {
  /** Checks everything due with the provider; resolves with the number of payments. */
  readonly runNow: () => Promise<number>;
  /** Checks one payment with the provider, due or not; one that is being captured is left to its process. */
  readonly look: (payment: Payment) => Promise<void>;
  /**
   * Starts checking at intervals, at once: what a killed process has left is taken up.
   *
   * @param everyMs pause between two checks, in milliseconds
   */
  readonly start: (everyMs?: number) => RepeatedWork;
};

export interface ReconciliationDependencies extends CaptureDependencies {
  readonly captures: Captures;
}

function nullWhenGone(error: unknown): null {
  if (isRefusedFor(error, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')) return null;
  throw error;
}

/**
 * Resolves pending payments: captured without our hearing of it, approved in a window that never returned, held, or
 * reported by the provider; and checks captured ones, which may be refunded without a report. It may be repeated, and
 * may run beside the page's own calls.
 */
export function createReconciliation(deps: ReconciliationDependencies): Reconciliation {
  const { pool, paypal, captures, log } = deps;
  const disputes = createDisputes(deps);
  const ageOf = (payment: Payment): number =>
    deps.securityClock.now().getTime() - payment.createdAt.getTime();

  const giveUp = (payment: Payment): Promise<void> =>
    pool.transaction(async (client) => {
      await lockPurchase(client, payment.purchaseId);
      const { state } = await lockPayment(client, payment.id);
      if (approvable.includes(state)) {
        await changePayment(client, payment.id, state, { state: 'void', checkAt: null });
      }
    });

  async function lookAtOpen(payment: Payment): Promise<void> {
    const order = await paypal.getOrder(payment.providerOrderId ?? '').catch(nullWhenGone);
    if (order === null || order.status === 'VOIDED') return giveUp(payment);
    if (order.capture) {
      await recordCapture(deps, payment, { capture: order.capture, order });
      return;
    }
    if (order.status === 'APPROVED' && !payment.awaitsPerson) {
      await captures.capture(payment, { payerId: null, paymentRef: null });
      return;
    }
    if (ageOf(payment) > givenUpAfterMs) await giveUp(payment);
  }

  /** A known capture is read on its own: the provider keeps captures longer than orders. */
  async function reportOf(payment: Payment): Promise<CaptureReport | null> {
    if (payment.captureId !== null) {
      return { capture: await paypal.getCapture(payment.captureId), order: null };
    }
    const order = await paypal.getOrder(payment.providerOrderId ?? '').catch(nullWhenGone);
    return order?.capture ? { capture: order.capture, order } : null;
  }

  /** Refunds what an operator wants refunded; the capture then shows it. A repetition has the same request id. */
  async function refundAsked(payment: Payment): Promise<void> {
    try {
      await paypal.refund(payment.captureId ?? '', `ref-${payment.id}`);
    } catch (error) {
      if (isRefusedFor(error, 'CAPTURE_FULLY_REFUNDED')) return;
      if (!(error instanceof PayPalFault) || error.kind !== 'refused') throw error;
      log.warn({ payment: payment.id, err: error }, 'the payment provider refused a refund');
      await refuseRefund(pool, payment, error.issue ?? 'refused');
    }
  }

  async function lookAtCapture(payment: Payment): Promise<void> {
    if (payment.state === 'captured') await refundPartAsked(deps, payment);
    if (payment.state === 'captured' && payment.isRefundAsked) await refundAsked(payment);
    const dispute = payment.state === 'captured' ? await disputes.look(payment) : null;
    const report = await reportOf(payment);
    if (report) await recordCapture(deps, payment, report);
    if (payment.state === 'pending') return;
    const now = deps.securityClock.now();
    const next =
      payment.state === 'captured'
        ? nextCheck(payment.capturedAt ?? payment.createdAt, now, dispute === 'open')
        : null;
    await setNextCheck(pool, payment, now, next);
  }

  /** Refunds a capture; false if it took no money, like one that was held and then denied. */
  async function refund(captureId: string, requestId: string): Promise<boolean> {
    try {
      await paypal.refund(captureId, requestId);
      return true;
    } catch (error) {
      if (isRefusedFor(error, 'CAPTURE_FULLY_REFUNDED')) return true;
      if (!(error instanceof PayPalFault) || error.kind !== 'refused') throw error;
      const outcome = outcomeOf[(await paypal.getCapture(captureId)).status];
      // Held money cannot be refunded until the provider has decided; the next check tries again.
      if (outcome === 'held' || outcome === 'captured') throw error;
      return outcome === 'returned';
    }
  }

  async function returnStray({ id, captureId }: Payment): Promise<void> {
    if (captureId === null) return;
    const isReturned = await refund(captureId, `ref-${id}`);
    await changePayment(pool, id, 'stray', { state: isReturned ? 'returned' : 'void', checkAt: null });
    log.info({ payment: id }, isReturned ? 'a stray payment was returned' : 'a stray payment took no money');
  }

  async function look(payment: Payment): Promise<void> {
    switch (payment.state) {
      case 'opening':
        return giveUp(payment);
      case 'open':
        return lookAtOpen(payment);
      case 'executing':
        return;
      case 'stray':
        return returnStray(payment);
      default:
        return lookAtCapture(payment);
    }
  }

  const due = createDuePayments({
    claim: (kind, looking) =>
      claimDuePayment(
        pool,
        deps.securityClock.now(),
        deps.instance.number,
        [...captures.underWay(), ...looking],
        kind,
      ),
    look: async (payment) => {
      // Taking it as due also claims it for this process.
      if (payment.state === 'executing') await captures.finish(payment);
      else await look(payment);
    },
    onFault: (payment, error) => {
      const facts = { payment: payment.id, err: error };
      if (error instanceof PayPalFault) log.warn(facts, 'the payment provider could not be asked');
      else log.error(facts, 'a payment could not be reconciled');
    },
  });
  const onFault = (error: unknown): void => log.warn({ err: error }, 'payments could not be reconciled');
  return { runNow: due.runNow, look, start: (everyMs = 1000) => due.start(everyMs, onFault) };
}
