import { isLess } from '../../domain/decimal.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AccountsRow, PaidFlagsRow, PaymentsRow, ReceiptsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { askForPart, partsOf } from '../payments/partial-refunds.ts';
import { lockPayment } from '../payments/payment-store.ts';
import { lockPurchase } from '../subscriptions/purchases.ts';
import type { Act } from './act.ts';

/** A payment as a list shows it. */
export type ListedPayment = Pick<PaymentsRow, 'id' | 'amount' | 'state'> & {
  readonly purchase: string;
  readonly createdAt: string;
  readonly receipt: string | null;
  /** Whose; null if the account was removed. */
  readonly login: string | null;
  /** What somebody has to look at; null: nothing. */
  readonly trouble: string | null;
  /** Whether `refundPayment` can give it back. */
  readonly isRefundable: boolean;
  /** What was given back in parts, in dollars; null: nothing. */
  readonly givenBack: string | null;
};

/** Where a page of payments ends. */
export type PaymentPlace = {
  readonly isTroubled: boolean;
  readonly createdAt: string;
  readonly id: string;
};

/** Number of payments that a list shows. */
export const mostListed = 100;

/**
 * Payments, those that need somebody first, then the newest.
 *
 * @param of only those of a login, or with this receipt, purchase or payment; null: all
 * @param state only those in this state, or that need somebody (`trouble`); null: all
 * @param after the place after which to go on; null: from the first
 * @returns at most `mostListed`, whether there are more after them, and how many there are in all
 */
export async function listedPayments(
  pool: Database,
  of: string | null,
  state: string | null = null,
  after: PaymentPlace | null = null,
): Promise<{
  readonly payments: readonly ListedPayment[];
  readonly hasMore: boolean;
  readonly total: number;
}> {
  const { rows } = await pool.query<ListedPayment & { total: number }>(
    `SELECT * FROM (SELECT p.id, p.purchase_id AS purchase, p.amount, p.state, p.created_at AS "createdAt", r.number AS receipt,
       a.email AS login, t.trouble, p.state = 'captured' AND p.method <> 'bankTransfer' AND p.dispute IS DISTINCT FROM 'open'
         AND p.refund_asked_at IS NULL AND NOT coalesce(u.is_open, FALSE) AS "isRefundable", u.given AS "givenBack", (count(*) OVER ())::int AS total
     FROM payments p JOIN purchases o ON o.id = p.purchase_id LEFT JOIN accounts a ON a.id = o.account_id
     LEFT JOIN receipts r ON r.payment_id = p.id
     LEFT JOIN LATERAL (SELECT (sum(amount) FILTER (WHERE refunded_at IS NOT NULL))::text AS given,
         bool_or(refunded_at IS NULL AND fault IS NULL) AS is_open,
         (array_agg(fault ORDER BY asked_at DESC))[1] AS fault, (array_agg(amount ORDER BY asked_at DESC))[1]::text AS last
       FROM partial_refunds WHERE payment_id = p.id) u ON TRUE
     CROSS JOIN LATERAL (SELECT CASE
       WHEN p.mismatch IS NOT NULL AND p.state = 'stray' THEN 'charged otherwise than opened'
       WHEN p.dispute = 'open' THEN 'in dispute'
       WHEN p.refund_fault IS NOT NULL AND p.state = 'captured' THEN 'refund refused: ' || p.refund_fault
       WHEN p.refund_asked_at IS NOT NULL AND p.state = 'captured' THEN 'refund under way'
       WHEN u.fault IS NOT NULL AND p.state = 'captured' THEN 'refund of $' || u.last || ' refused: ' || u.fault
       WHEN u.is_open AND p.state = 'captured' THEN 'refund of $' || u.last || ' under way'
       END AS trouble) t
     WHERE ($1::text IS NULL OR lower(a.email) = lower($1) OR r.number = upper($1)
         OR p.id::text = lower($1) OR p.purchase_id::text = lower($1))
       AND ($3::text IS NULL OR p.state = $3 OR ($3 = 'trouble' AND t.trouble IS NOT NULL))) l
     WHERE $4::boolean IS NULL OR (trouble IS NOT NULL, "createdAt", id) < ($4, $5::timestamptz, $6::uuid)
     ORDER BY trouble IS NOT NULL DESC, "createdAt" DESC, id DESC LIMIT $2`,
    [of, mostListed + 1, state, after?.isTroubled ?? null, after?.createdAt ?? null, after?.id ?? null],
  );
  return {
    payments: rows.slice(0, mostListed).map(({ total: _, ...payment }) => payment),
    hasMore: rows.length > mostListed,
    total: rows[0]?.total ?? 0,
  };
}

type Named = Pick<PaymentsRow, 'id' | 'purchase_id' | 'method'> & {
  readonly receipt: ReceiptsRow['number'] | null;
  readonly login: AccountsRow['email'] | null;
};

/** The payment with this id, or that of a receipt. @throws Refusal 404 if there is none */
async function named(client: Transaction, text: string): Promise<Named> {
  const { rows } = await client.query<Named>(
    `SELECT p.id, p.purchase_id, p.method, r.number AS receipt, a.email AS login
     FROM payments p JOIN purchases o ON o.id = p.purchase_id LEFT JOIN accounts a ON a.id = o.account_id
     LEFT JOIN receipts r ON r.payment_id = p.id
     WHERE p.id::text = lower($1) OR r.number = upper($1)`,
    [text],
  );
  const [found] = rows;
  if (!found) throw new Refusal('not-found', `There is no payment or receipt ${text}.`);
  return found;
}

/** What an order pays for and has not ended, in words; may be empty. */
export async function whatPays(client: Transaction, purchaseId: string): Promise<string> {
  const { rows } = await client.query<Pick<PaidFlagsRow, 'venue_mic' | 'kind'>>(
    `SELECT DISTINCT venue_mic, kind FROM paid_flags WHERE purchase_id = $1 AND ended_on IS NULL ORDER BY 1, 2`,
    [purchaseId],
  );
  return rows.map(({ venue_mic, kind }) => `${kind} of ${venue_mic}`).join(', ');
}

/** A payment that can be given back, locked as all that changes payments does. @throws Refusal if it cannot be */
async function lockRefundable(client: Transaction, text: string) {
  const { id, purchase_id, method, receipt, login } = await named(client, text);
  if (method === 'bankTransfer')
    throw new Refusal(
      'conflict',
      `${text} was paid by bank transfer: return the money there, then credit the invoice.`,
    );
  await lockPurchase(client, purchase_id);
  const { state, amount, dispute, isRefundAsked } = await lockPayment(client, id);
  if (state !== 'captured')
    throw new Refusal('conflict', `Payment ${id} is ${state}: only what was captured can be given back.`);
  if (dispute === 'open')
    throw new Refusal('conflict', `Payment ${id} is in dispute: the provider decides about it.`);
  if (isRefundAsked) throw new Refusal('conflict', `The refund of payment ${id} is under way.`);
  const parts = await partsOf(client, id);
  if (parts.underWay !== null)
    throw new Refusal('conflict', `A refund of $${parts.underWay} of payment ${id} is under way.`);
  return {
    ...{ id, purchase_id, receipt, state, amount, parts, flags: await whatPays(client, purchase_id) },
    of: receipt === null ? '' : ` of receipt ${receipt}`,
    payer: login ?? 'a payer whose account was removed',
  };
}

/**
 * Gives a payment back, or what is left of it. The running service asks the provider for it, again and again until it has
 * an answer, and ends what was bought once the provider confirms.
 */
export const refundPayment: Act<string> = {
  name: 'refund payment',
  plan: async (client, text, at) => {
    const { id, of, payer, state, amount, receipt, parts, flags } = await lockRefundable(client, text);
    const isWhole = Number(parts.refunded) === 0;
    return {
      subject: id,
      sentences: [
        isWhole
          ? `$${amount}${of} will be given back to ${payer}, whole, by the payment provider.`
          : `$${parts.left}, what is left of $${amount}${of}, will be given back to ${payer} by the payment provider.`,
        flags === ''
          ? 'Nothing that it pays for is left to end.'
          : `What it pays for ends as soon as the provider confirms: live ${flags}.`,
        'The payer gets a mail then.',
      ],
      before: { state, amount, receipt },
      after: { state: 'refund asked for', amount, receipt },
      perform: () =>
        client.query(
          'UPDATE payments SET refund_asked_at = $2, refund_fault = NULL, check_at = $2, checks = 0 WHERE id = $1',
          [id, at],
        ),
    };
  },
};

/** Dollars, with cents or without. */
const dollars = /^(?:0|[1-9]\d{0,6})(?:\.\d{2})?$/;

/** Gives a part of a payment back, which ends nothing. The running service asks the provider for it. */
export const refundPart: Act<{ readonly payment: string; readonly amount: string }> = {
  name: 'refund part of payment',
  plan: async (client, { payment, amount: wanted }, at) => {
    if (!dollars.test(wanted) || Number(wanted) === 0)
      throw new Refusal('invalid-request', 'The amount is one in dollars above zero, such as 12.50.');
    const { id, of, payer, amount, receipt, parts, flags } = await lockRefundable(client, payment);
    const part = wanted.includes('.') ? wanted : `${wanted}.00`;
    if (!isLess(part, parts.left))
      throw new Refusal(
        'conflict',
        `$${parts.left} of the payment are left: a part is less. Give it back whole instead.`,
      );
    return {
      subject: id,
      sentences: [
        `$${part} of $${amount}${of} will be given back to ${payer} by the payment provider.`,
        flags === '' ? 'No right changes.' : `What it pays for stays: live ${flags}.`,
        'The payer gets a mail once the provider confirms.',
      ],
      before: { receipt, amount, givenBack: parts.refunded },
      after: { receipt, amount, asked: part },
      perform: () => askForPart(client, id, part, at),
    };
  },
};
