import { inTransaction } from '../database/pool.ts';
import { strayMail } from '../subscriptions/mail-templates.ts';
import { lockPurchase, type PurchaseState } from '../subscriptions/purchases.ts';
import { deny, hold, markCaptured, markRefunded } from './capture-outcomes.ts';
import { type CaptureReport, faultsOf } from './check-capture.ts';
import { goneBack, paying, stateIn } from './payment-states.ts';
import { changePayment, lockPayment, type Payment } from './payment-store.ts';
import {
  LockedPurchase,
  mailOwner,
  type Outcome,
  outcomeOf,
  type RecordDependencies,
  type Recording,
} from './recording.ts';
import { refuseCapture } from './refuse-capture.ts';

export type Recorded = {
  /** The order's state afterwards. */
  readonly state: PurchaseState;
  /** The capture is not what was opened: nothing was granted for it. */
  readonly isMismatched: boolean;
};

/**
 * Whether the order cannot accept this payment's money: it has ended, its price has changed, or another payment was
 * captured for it.
 */
async function isStray({ client, purchase: { purchase }, payment }: Recording): Promise<boolean> {
  if (paying.includes(payment.state)) return false;
  if (purchase.state !== 'uncompleted' || payment.amount !== purchase.price) return true;
  const { rowCount } = await client.query(
    `SELECT FROM payments WHERE purchase_id = $1 AND id <> $2 AND ${stateIn([...paying, 'refunded'])}`,
    [purchase.id, payment.id],
  );
  return rowCount !== 0;
}

const factsOf = ({ purchase, payment, report: { capture } }: Recording) => ({
  purchase: purchase.purchase.id,
  payment: payment.id,
  capture: capture.id,
  status: capture.status,
  state: purchase.state,
});

/** Notes money that its order cannot accept, so that it is refunded; without money, nothing changes. */
async function keepStray(recording: Recording, outcome: Outcome): Promise<void> {
  if (outcome !== 'captured' && outcome !== 'held') return;
  const { deps, client, purchase, payment, report } = recording;
  await changePayment(client, payment.id, payment.state, {
    state: 'stray',
    captureId: report.capture.id,
    claimedBy: null,
    checkAt: deps.securityClock.now(),
  });
  await mailOwner(recording, purchase.purchase, (to) => strayMail(to, payment.amount));
  deps.log.error(factsOf(recording), 'a payment was captured for an order that cannot accept it');
}

/** Moves order and payment to where the capture is. */
async function follow(recording: Recording, outcome: Outcome): Promise<void> {
  const { deps, purchase } = recording;
  if (outcome === 'denied') await deny(recording);
  else {
    if (purchase.state === 'uncompleted') await purchase.move('executing', 'captured at the provider');
    if (outcome === 'held') await hold(recording);
    else await markCaptured(recording);
    if (outcome === 'returned') await markRefunded(recording);
  }
  deps.log.info(factsOf(recording), 'a capture was recorded');
}

/**
 * Records the result of a payment's capture, once and in any order: what is already known changes nothing. Every report
 * of a capture passes through here and is compared with what was opened before any of it is believed.
 *
 * @param report the capture as the provider reports it now, and its order if that was read
 */
export async function recordCapture(
  deps: RecordDependencies,
  { id, purchaseId }: Pick<Payment, 'id' | 'purchaseId'>,
  report: CaptureReport,
): Promise<Recorded> {
  return inTransaction(deps.pool, async (client) => {
    const purchase = new LockedPurchase(client, await lockPurchase(client, purchaseId));
    const payment = await lockPayment(client, id);
    const recording: Recording = { deps, client, purchase, payment, report };
    if (goneBack.includes(payment.state)) return { state: purchase.state, isMismatched: false };

    const faults = faultsOf(report, payment);
    if (faults.length > 0) {
      await refuseCapture(recording, faults);
      return { state: purchase.state, isMismatched: true };
    }

    const outcome = payment.reversed ? 'returned' : outcomeOf[report.capture.status];
    if (await isStray(recording)) await keepStray(recording, outcome);
    else await follow(recording, outcome);
    return { state: purchase.state, isMismatched: false };
  });
}
