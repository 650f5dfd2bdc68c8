import type pg from 'pg';
import { nextCheck } from '../../domain/payment/capture-checks.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import type { Mail } from '../mail/outbox.ts';
import { applyPurchase, revokePurchase } from '../subscriptions/apply-purchase.ts';
import {
  deniedMail,
  mismatchMail,
  mismatchNoticeMail,
  paidMail,
  pendingMail,
  refundedMail,
  strayMail,
  voidedMail,
} from '../subscriptions/mail-templates.ts';
import { lockPurchase, movePurchase, type Purchase, type PurchaseState } from '../subscriptions/purchases.ts';
import { voidBrokenPurchases } from '../subscriptions/void-purchases.ts';
import { type CaptureFault, type CaptureReport, faultsOf } from './check-capture.ts';
import { changePayment, findPayment, lockPayment, type Payment } from './payment-store.ts';
import type { CaptureStatus, ProviderCapture } from './paypal-client.ts';
import { issueReceipt, type Seller } from './receipts.ts';

export type RecordDependencies = {
  readonly pool: pg.Pool;
  readonly businessClock: Clock;
  readonly securityClock: Clock;
  readonly queueMail: (client: pg.ClientBase, mail: Mail) => Promise<unknown>;
  /** Address of the subscriptions page. */
  readonly subscriptionsLink: () => string;
  /** Where the operator is notified of what only a person can settle. */
  readonly operatorAddress: string;
  readonly seller: Seller;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
    error: (facts: object, message: string) => void;
  };
};

/** What a capture's status means. */
type Outcome = 'taken' | 'held' | 'denied' | 'returned';

const outcomeOf: Readonly<Record<CaptureStatus, Outcome>> = {
  COMPLETED: 'taken',
  // A partial refund: the right stays, and the provider's pages show the part.
  PARTIALLY_REFUNDED: 'taken',
  PENDING: 'held',
  DECLINED: 'denied',
  FAILED: 'denied',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

const soon = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** A locked order that knows its current state; its moves are logged with their causes. */
class LockedPurchase {
  readonly purchase: Purchase;
  state: PurchaseState;
  readonly #client: pg.ClientBase;
  constructor(client: pg.ClientBase, purchase: Purchase) {
    this.purchase = purchase;
    this.state = purchase.state;
    this.#client = client;
  }
  async move(state: PurchaseState, cause: string): Promise<void> {
    await movePurchase(this.#client, this.purchase.id, state, cause);
    this.state = state;
  }
}

export type Recorded = {
  /** The order's state afterwards. */
  readonly state: PurchaseState;
  /** The capture is not what was opened: nothing was granted for it. */
  readonly isMismatched: boolean;
};

/**
 * Records the result of a payment's capture, once and in any order: what is already known changes nothing. Every report
 * of a capture passes through here and is compared with what was opened before any of it is believed.
 *
 * @param report the capture as the provider reports it now, and its order if that was read
 */
export async function recordCapture(
  deps: RecordDependencies,
  paymentId: string,
  report: CaptureReport,
): Promise<Recorded> {
  const { capture } = report;
  const found = await findPayment(deps.pool, { id: paymentId });
  if (!found) throw new Error(`there is no payment ${paymentId}`);
  return inTransaction(deps.pool, async (client) => {
    const purchase = new LockedPurchase(client, await lockPurchase(client, found.purchaseId));
    const payment = await lockPayment(client, paymentId);
    const outcome = payment.reversed ? 'returned' : outcomeOf[capture.status];
    const facts = {
      purchase: purchase.purchase.id,
      payment: payment.id,
      capture: capture.id,
      status: capture.status,
    };
    const asIs = (): Recorded => ({ state: purchase.state, isMismatched: false });
    if (['refunded', 'returned', 'stray'].includes(payment.state)) return asIs();

    const faults = faultsOf(report, payment);
    if (faults.length > 0) {
      await refuse(deps, client, purchase, payment, report, faults);
      return { state: purchase.state, isMismatched: true };
    }

    if (await isStray(client, purchase, payment)) {
      if (outcome !== 'taken' && outcome !== 'held') return asIs();
      await changePayment(client, payment.id, payment.state, {
        state: 'stray',
        captureId: capture.id,
        claimedBy: null,
        checkAt: deps.securityClock.now(),
      });
      await mailOwner(deps, client, purchase.purchase, (to) => strayMail(to, payment.amount));
      deps.log.error(
        { ...facts, state: purchase.state },
        'a payment was captured for an order that cannot accept it',
      );
      return asIs();
    }

    if (outcome === 'denied') await deny(deps, client, purchase, payment, capture);
    else {
      if (purchase.state === 'uncompleted') await purchase.move('executing', 'captured at the provider');
      if (outcome === 'held') await hold(deps, client, purchase, payment, capture);
      else await take(deps, client, purchase, payment, capture);
      if (outcome === 'returned') await giveBack(deps, client, purchase, payment, capture);
    }
    deps.log.info({ ...facts, state: purchase.state }, 'a capture was recorded');
    return asIs();
  });
}

/**
 * Reports a capture that is not what was opened to the operator. Money taken from the right owner is refunded. A
 * capture with another owner, or none, is held: it may have paid for something of somebody else's, which a refund would
 * take from them. A payment believed earlier keeps its state; only a matching report can change it.
 */
async function refuse(
  deps: RecordDependencies,
  client: pg.ClientBase,
  purchase: LockedPurchase,
  payment: Payment,
  report: CaptureReport,
  faults: readonly CaptureFault[],
): Promise<void> {
  const { capture } = report;
  const outcome = outcomeOf[capture.status];
  const isHere = outcome === 'taken' || outcome === 'held';
  const isReturned = isHere && !faults.includes('owner');
  const facts = {
    payment: payment.id,
    purchase: purchase.purchase.id,
    faults: [...faults],
    capture: capture.id,
    status: capture.status,
    amount: capture.amount,
    currency: capture.currency,
    owners: [report.order?.customId ?? null, capture.customId],
  };
  deps.log.error(facts, 'a capture is not what was opened');
  const { rowCount: isNew } = await client.query(
    'UPDATE payments SET mismatch = $2 WHERE id = $1 AND mismatch IS NULL',
    [payment.id, JSON.stringify(facts)],
  );
  const mailFacts = { ...facts, expected: payment.amount, isReturned };
  if (isNew) await deps.queueMail(client, mismatchNoticeMail(deps.operatorAddress, mailFacts));
  if (payment.state === 'captured' || payment.state === 'pending') return;
  await changePayment(client, payment.id, payment.state, {
    state: isHere ? 'stray' : outcome === 'returned' ? 'returned' : 'void',
    claimedBy: null,
    checkAt: isReturned ? deps.securityClock.now() : null,
    ...(isReturned ? { captureId: capture.id } : {}),
  });
  if (purchase.state === 'executing')
    await purchase.move('uncompleted', `not what was opened: ${faults.join(', ')}`);
  if (isHere && isNew) await mailOwner(deps, client, purchase.purchase, (to) => mismatchMail(to, isReturned));
}

/**
 * Whether the order cannot accept this payment's money: it has ended, its price has changed, or another payment was
 * captured for it.
 */
async function isStray(
  client: pg.ClientBase,
  { purchase }: LockedPurchase,
  payment: Payment,
): Promise<boolean> {
  if (['executing', 'pending', 'captured'].includes(payment.state)) return false;
  if (purchase.state !== 'uncompleted' || payment.amount !== purchase.price) return true;
  const { rowCount } = await client.query(
    `SELECT FROM payments WHERE purchase_id = $1 AND id <> $2 AND state IN ('executing', 'pending', 'captured', 'refunded')`,
    [purchase.id, payment.id],
  );
  return rowCount !== 0;
}

async function mailOwner(
  deps: RecordDependencies,
  client: pg.ClientBase,
  purchase: Purchase,
  mail: (to: string) => Mail,
): Promise<void> {
  const { rows } = await client.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [
    purchase.accountId,
  ]);
  if (rows[0]) await deps.queueMail(client, mail(rows[0].email));
}

async function take(
  deps: RecordDependencies,
  client: pg.ClientBase,
  purchase: LockedPurchase,
  payment: Payment,
  capture: ProviderCapture,
): Promise<void> {
  if (payment.state === 'captured') return;
  const now = deps.securityClock.now();
  await changePayment(client, payment.id, payment.state, {
    state: 'captured',
    captureId: capture.id,
    claimedBy: null,
    capturedAt: now,
    checks: 0,
    // It may be refunded without our being told.
    checkAt: nextCheck(now, now, false),
  });
  // Other payments opened for it are never captured.
  await client.query(
    "UPDATE payments SET state = 'void', check_at = NULL WHERE purchase_id = $1 AND id <> $2 AND state IN ('opening', 'open')",
    [purchase.purchase.id, payment.id],
  );
  await purchase.move('paid', `captured ${capture.id}`);
  const facts = await applyPurchase(client, purchase.purchase, dayOf(deps.businessClock.now()));
  const receipt = await issueReceipt(client, {
    purchase: purchase.purchase,
    payment,
    facts,
    seller: deps.seller,
    paidOn: deps.businessClock.now(),
  });
  const { amount } = payment;
  await mailOwner(deps, client, purchase.purchase, (to) =>
    paidMail(to, { amount, receipt, endsOn: purchase.purchase.endsOn, link: deps.subscriptionsLink() }),
  );
}

async function hold(
  deps: RecordDependencies,
  client: pg.ClientBase,
  purchase: LockedPurchase,
  payment: Payment,
  capture: ProviderCapture,
): Promise<void> {
  // A late report: it has been decided meanwhile, or is known to be held.
  if (payment.state === 'captured' || payment.state === 'pending') return;
  await changePayment(client, payment.id, payment.state, {
    state: 'pending',
    captureId: capture.id,
    claimedBy: null,
    checks: 0,
    checkAt: soon(deps.securityClock.now(), 30),
  });
  await purchase.move('pending', `held back ${capture.id}`);
  await mailOwner(deps, client, purchase.purchase, (to) => pendingMail(to, payment.amount));
}

async function deny(
  deps: RecordDependencies,
  client: pg.ClientBase,
  purchase: LockedPurchase,
  payment: Payment,
  capture: ProviderCapture,
): Promise<void> {
  // Captured money stays captured; this is a late report of an earlier attempt.
  if (!['executing', 'pending', 'open'].includes(payment.state)) return;
  await changePayment(client, payment.id, payment.state, {
    state: 'declined',
    captureId: capture.id,
    claimedBy: null,
    checkAt: null,
  });
  if (purchase.state === 'executing') await purchase.move('uncompleted', `declined ${capture.id}`);
  if (purchase.state === 'pending') {
    await purchase.move('failed', `denied ${capture.id}`);
    await mailOwner(deps, client, purchase.purchase, (to) =>
      deniedMail(to, payment.amount, deps.subscriptionsLink()),
    );
  }
}

async function giveBack(
  deps: RecordDependencies,
  client: pg.ClientBase,
  purchase: LockedPurchase,
  payment: Payment,
  capture: ProviderCapture,
): Promise<void> {
  const cause = payment.reversed || capture.status === 'REVERSED' ? 'reversed' : 'refunded';
  await changePayment(client, payment.id, 'captured', { state: 'refunded', claimedBy: null, checkAt: null });
  await purchase.move('refunded', cause);
  const today = dayOf(deps.businessClock.now());
  await revokePurchase(client, purchase.purchase, cause, today);
  await client.query(
    'INSERT INTO refunds (purchase_id, refunded_on, cause) VALUES ($1, $2::timestamptz::date, $3)',
    [purchase.purchase.id, deps.businessClock.now(), cause],
  );
  await mailOwner(deps, client, purchase.purchase, (to) =>
    refundedMail(to, payment.amount, deps.subscriptionsLink()),
  );
  if (purchase.purchase.accountId === null) return;
  for (const voided of await voidBrokenPurchases(client, purchase.purchase.accountId, today)) {
    await mailOwner(deps, client, voided, (to) => voidedMail(to, voided.price, deps.subscriptionsLink()));
  }
}
