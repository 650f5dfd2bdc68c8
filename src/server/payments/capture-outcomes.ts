import { nextCheck } from '../../domain/payment/capture-checks.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { keepAccount } from '../accounts/account-closing.ts';
import { noteEvent } from '../accounts/account-events.ts';
import { applyPurchase, revokePurchase } from '../subscriptions/apply-purchase.ts';
import {
  deniedMail,
  paidMail,
  pendingMail,
  refundedMail,
  voidedMail,
} from '../subscriptions/mail-templates.ts';
import { voidBrokenPurchases } from '../subscriptions/void-purchases.ts';
import { partsOf } from './partial-refunds.ts';
import { undecided } from './payment-states.ts';
import { changePayment, voidPayments } from './payment-store.ts';
import { issueReceipt, type NewReceipt } from './receipts.ts';
import { mailOwner, notePayment, type Paying, type Recording } from './recording.ts';

const soon = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** The money is taken. */
export async function markCaptured(recording: Recording): Promise<void> {
  const { deps, client, payment } = recording;
  const { capture } = recording.report;
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
  await grantPaid(recording, `captured ${capture.id}`);
}

/**
 * However it was paid: the order is, its right is granted, and a receipt is issued.
 *
 * @param invoiced what an invoice has said, which its receipt repeats
 */
export async function grantPaid(
  paid: Paying,
  cause: string,
  invoiced: NewReceipt['invoiced'] = null,
): Promise<void> {
  const { deps, client, purchase, payment } = paid;
  // Other payments opened for it are never captured.
  await voidPayments(client, purchase.purchase.id);
  await purchase.move('paid', cause);
  const { accountId } = purchase.purchase;
  // Whoever pays for more, perhaps in another tab, has changed their mind.
  if (accountId !== null && (await keepAccount(client, accountId)))
    await noteEvent(client, { id: accountId }, { kind: 'closing-stopped', at: deps.securityClock.now() });
  const facts = await applyPurchase(client, purchase.purchase, dayOf(deps.businessClock.now()));
  const receipt = await issueReceipt(client, {
    purchase: purchase.purchase,
    payment,
    facts,
    seller: deps.seller,
    invoiced,
    paidOn: deps.businessClock.now(),
  });
  const { amount } = payment;
  await notePayment(paid, purchase.purchase, 'paid', `$${amount}, receipt ${receipt}`);
  await mailOwner(paid, purchase.purchase, (to) =>
    paidMail(to, { amount, receipt, endsOn: purchase.purchase.endsOn, link: deps.subscriptionsLink() }),
  );
}

/** The provider holds the money back, and decides later. */
export async function hold(recording: Recording): Promise<void> {
  const { deps, client, purchase, payment } = recording;
  const { capture } = recording.report;
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
  await notePayment(recording, purchase.purchase, 'payment-held', `$${payment.amount}`);
  await mailOwner(recording, purchase.purchase, (to) => pendingMail(to, payment.amount));
}

/** The provider refused the money: at once, or after it was held. */
export async function deny(recording: Recording): Promise<void> {
  const { deps, client, purchase, payment } = recording;
  const { capture } = recording.report;
  // Captured money stays captured; this is a late report of an earlier attempt.
  if (!undecided.includes(payment.state) && payment.state !== 'open') return;
  await changePayment(client, payment.id, payment.state, {
    state: 'declined',
    captureId: capture.id,
    claimedBy: null,
    checkAt: null,
  });
  if (purchase.state === 'executing') await purchase.move('uncompleted', `declined ${capture.id}`);
  if (purchase.state === 'pending') {
    await purchase.move('failed', `denied ${capture.id}`);
    await notePayment(recording, purchase.purchase, 'payment-denied', `$${payment.amount}`);
    await mailOwner(recording, purchase.purchase, (to) =>
      deniedMail(to, payment.amount, deps.subscriptionsLink()),
    );
  }
}

/** The provider gave the money back. */
export function markRefunded(recording: Recording): Promise<void> {
  const isReversed = recording.payment.reversed || recording.report.capture.status === 'REVERSED';
  return takeBackPaid(recording, isReversed ? 'reversed' : 'refunded');
}

/**
 * The money went back to the payer: the right ends, and with it what was built on it.
 *
 * @param creditNote its number, if there is one
 */
export async function takeBackPaid(
  paid: Paying,
  cause: 'reversed' | 'refunded',
  creditNote?: string,
): Promise<void> {
  const { deps, client, purchase, payment } = paid;
  await changePayment(client, payment.id, 'captured', { state: 'refunded', claimedBy: null, checkAt: null });
  await purchase.move('refunded', cause);
  const today = dayOf(deps.businessClock.now());
  await revokePurchase(client, purchase.purchase, cause, today);
  await client.query(
    'INSERT INTO refunds (purchase_id, refunded_on, cause) VALUES ($1, $2::timestamptz::date, $3)',
    [purchase.purchase.id, deps.businessClock.now(), cause],
  );
  const parts = await partsOf(client, payment.id);
  const rest = Number(parts.refunded) === 0 ? null : parts.left;
  const returned = rest === null ? `$${payment.amount}` : `$${rest} of $${payment.amount}`;
  await notePayment(paid, purchase.purchase, 'payment-returned', returned);
  await mailOwner(paid, purchase.purchase, (to) =>
    refundedMail(to, payment.amount, deps.subscriptionsLink(), { creditNote, rest }),
  );
  if (purchase.purchase.accountId === null) return;
  for (const voided of await voidBrokenPurchases(client, purchase.purchase.accountId, today)) {
    await mailOwner(paid, voided, (to) => voidedMail(to, voided.price, deps.subscriptionsLink()));
  }
}
