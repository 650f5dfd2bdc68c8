import { isOurOrder } from './check-capture.ts';
import { changePayment, type Payment } from './payment-store.ts';
import { type CapturedOrder, isRefusedFor, PayPalFault, type ProviderOrder } from './paypal-answers.ts';
import { recordCapture } from './record-capture.ts';
import {
  asOpen,
  asUncaptured,
  asVoid,
  type CaptureDependencies,
  isInFlight,
  leave,
  release,
  releaseUnlessInFlight,
  type Settled,
} from './release-payment.ts';

const notApprovedIssues = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];
const goneIssues = ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'ORDER_EXPIRED', 'ORDER_VOIDED'];

/** The request id of a capture: it stays the same until the outcome is known, so that the capture happens once. */
const captureRequestId = (payment: Payment): string => `cap-${payment.id}-${payment.refusals}`;

const issueOf = (error: PayPalFault): string => error.issue ?? error.kind;

/**
 * Asks the provider for the status of a claimed payment, captures it if it is approved, and records the result. No
 * transaction is open while the provider is asked.
 *
 * @param isResumed claimed earlier, by an unknown process: without an answer, nothing is known
 */
export async function settle(
  deps: CaptureDependencies,
  payment: Payment,
  isResumed: boolean,
): Promise<Settled> {
  const { paypal, log } = deps;
  const providerOrderId = payment.providerOrderId ?? '';
  let found: ProviderOrder;
  try {
    found = await paypal.getOrder(providerOrderId);
  } catch (error) {
    if (isRefusedFor(error, ...goneIssues)) {
      return releaseUnlessInFlight(
        deps,
        payment,
        'expired',
        'the provider does not know the payment',
        asVoid,
      );
    }
    if (!(error instanceof PayPalFault)) throw error;
    if (isResumed || payment.captureSentAt !== null) return leave(deps, payment, error);
    log.warn({ payment: payment.id, err: error }, 'the payment provider could not be asked');
    return release(deps, payment, 'unavailable', `provider: ${issueOf(error)}`, asUncaptured(deps, payment));
  }
  if (hasCapture(found)) return recorded(deps, payment, found);
  if (!isOurOrder(found, payment)) {
    log.error({ payment: payment.id }, 'a payment is not what was opened at the provider');
    return releaseUnlessInFlight(deps, payment, 'expired', 'not what was opened', asVoid);
  }
  if (found.status === 'VOIDED')
    return releaseUnlessInFlight(deps, payment, 'expired', 'voided by the provider', asVoid);
  if (found.status === 'COMPLETED') {
    return leave(deps, payment, new PayPalFault('unknown', 'a completed order without a capture'));
  }
  if (found.status !== 'APPROVED')
    return releaseUnlessInFlight(deps, payment, 'notApproved', 'not approved', asOpen(deps));
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
  return release(deps, payment, 'unavailable', cause, { ...asUncaptured(deps, payment), refusals });
}

const hasCapture = (order: ProviderOrder): order is CapturedOrder => order.capture !== null;

async function recorded(deps: CaptureDependencies, payment: Payment, order: CapturedOrder): Promise<Settled> {
  const { state, isMismatched } = await recordCapture(deps, payment, { capture: order.capture, order });
  if (isMismatched) return { state, notCaptured: 'mismatched' };
  return state === 'uncompleted' ? { state, notCaptured: 'declined' } : { state };
}
