import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { PartialRefundsRow } from '../database/generated/rows.ts';
import { partRefundedMail } from '../subscriptions/mail-templates.ts';
import { lockPurchase } from '../subscriptions/purchases.ts';
import type { Payment } from './payment-store.ts';
import { PayPalFault } from './paypal-answers.ts';
import { mailOwner, notePayment } from './recording.ts';
import type { CaptureDependencies } from './release-payment.ts';

/** What of a payment was given back in parts, in dollars with two decimals. */
export type PartsOfPayment = {
  readonly refunded: string;
  /** What is left of the payment. */
  readonly left: string;
  /** The part that has no answer of the provider yet; null: none. */
  readonly underWay: string | null;
};

/** The parts of a payment, which the caller has locked. */
export async function partsOf(db: Queryable, paymentId: string): Promise<PartsOfPayment> {
  const { rows } = await db.query<PartsOfPayment>(
    `SELECT coalesce(sum(r.amount) FILTER (WHERE r.refunded_at IS NOT NULL), 0)::numeric(9, 2)::text AS refunded,
       (p.amount - coalesce(sum(r.amount) FILTER (WHERE r.refunded_at IS NOT NULL), 0))::numeric(9, 2)::text AS left,
       max(r.amount) FILTER (WHERE r.refunded_at IS NULL AND r.fault IS NULL)::text AS "underWay"
     FROM payments p LEFT JOIN partial_refunds r ON r.payment_id = p.id WHERE p.id = $1 GROUP BY p.id`,
    [paymentId],
  );
  if (!rows[0]) throw new Error(`there is no payment ${paymentId}`);
  return rows[0];
}

/** Has the running service ask the provider for a part. The caller has locked the payment. @param amount in dollars */
export async function askForPart(
  client: Transaction,
  paymentId: string,
  amount: string,
  at: Date,
): Promise<void> {
  await client.query(
    'INSERT INTO partial_refunds (id, payment_id, amount, asked_at) VALUES ($1, $2, $3, $4)',
    [randomUUID(), paymentId, amount, at],
  );
  await client.query('UPDATE payments SET check_at = $2, checks = 0 WHERE id = $1', [paymentId, at]);
}

const notGiven: readonly string[] = ['FAILED', 'CANCELLED'];

/** Refusals of the caller, not of the refund: whoever repeats the call may be heard. */
const ofCaller: readonly (number | null)[] = [401, 403, 429];

type Part = Pick<PartialRefundsRow, 'id' | 'amount'> & {
  /** Whether the provider may have had it before. */
  readonly isRepeat: boolean;
};

/** The part that has no answer yet, noted as sent; undefined: none. */
async function partToSend({ pool, securityClock }: CaptureDependencies, paymentId: string) {
  const { rows } = await pool.query<Part>(
    `UPDATE partial_refunds r SET sent_at = coalesce(r.sent_at, $2)
     FROM (SELECT id, sent_at FROM partial_refunds WHERE payment_id = $1 AND refunded_at IS NULL AND fault IS NULL FOR UPDATE) b
     WHERE r.id = b.id RETURNING r.id, r.amount, b.sent_at IS NOT NULL AS "isRepeat"`,
    [paymentId, securityClock.now()],
  );
  return rows[0];
}

/**
 * Whether a refused call gave nothing back. After one without an answer, which may have, the refusal proves nothing unless
 * the capture shows that nothing was ever given back.
 */
async function isDenied(
  { paypal }: CaptureDependencies,
  fault: PayPalFault,
  part: Part,
  captureId: string,
): Promise<boolean> {
  if (fault.kind !== 'refused' || ofCaller.includes(fault.status)) return false;
  return !part.isRepeat || (await paypal.getCapture(captureId)).status === 'COMPLETED';
}

/** Gives the part back that an operator wants given back. A repetition has the same request id. */
export async function refundPartAsked(deps: CaptureDependencies, payment: Payment): Promise<void> {
  const { pool, paypal, log } = deps;
  const part = await partToSend(deps, payment.id);
  if (!part) return;
  const captureId = payment.captureId ?? '';
  const refuse = async (fault: string): Promise<void> => {
    log.warn({ payment: payment.id, fault }, 'the payment provider refused a part of a refund');
    await pool.query('UPDATE partial_refunds SET fault = $2 WHERE id = $1 AND refunded_at IS NULL', [
      part.id,
      fault,
    ]);
  };
  try {
    const status = await paypal.refundPart(captureId, `part-${part.id}`, part.amount);
    if (notGiven.includes(status)) return await refuse(status);
    // Not decided yet: a repetition is answered with what became of it.
    if (status !== 'COMPLETED') return;
  } catch (error) {
    if (!(error instanceof PayPalFault)) throw error;
    if (error.kind === 'unsent' && !part.isRepeat)
      await pool.query('UPDATE partial_refunds SET sent_at = NULL WHERE id = $1', [part.id]);
    if (!(await isDenied(deps, error, part, captureId))) throw error;
    return refuse(error.issue ?? 'refused');
  }
  await pool.transaction(async (client) => {
    const purchase = await lockPurchase(client, payment.purchaseId);
    const { rowCount } = await client.query(
      'UPDATE partial_refunds SET refunded_at = $2 WHERE id = $1 AND refunded_at IS NULL AND fault IS NULL',
      [part.id, deps.securityClock.now()],
    );
    if (rowCount !== 1) return;
    await notePayment(
      { deps, client },
      purchase,
      'payment-returned',
      `$${part.amount} of $${payment.amount}`,
    );
    await mailOwner({ deps, client }, purchase, (to) =>
      partRefundedMail(to, part.amount, payment.amount, deps.subscriptionsLink()),
    );
  });
}
