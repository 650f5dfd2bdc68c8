import type pg from 'pg';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { ReceiptFacts } from '../subscriptions/apply-order.ts';
import type { Order } from '../subscriptions/orders.ts';
import type { Payment } from './payment-store.ts';

export interface NewReceipt {
  readonly order: Order;
  readonly payment: Payment;
  readonly facts: ReceiptFacts;
  /** Business time of the payment. */
  readonly paidOn: Date;
}

/**
 * Issues the receipt of a payment, numbered without gaps within its year: `DL-2026-000001`.
 *
 * @returns the number
 */
export async function issueReceipt(client: pg.ClientBase, receipt: NewReceipt): Promise<string> {
  const { order, payment, facts } = receipt;
  const day = dayOf(receipt.paidOn);
  const year = Number(day.slice(0, 4));
  // The row stays locked until the transaction ends: a number is given up with it, and never twice.
  const { rows } = await client.query<{ last: number }>(
    `INSERT INTO receipt_numbers AS n (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`,
    [year],
  );
  const number = `DL-${year}-${String(rows[0]?.last ?? 0).padStart(6, '0')}`;
  await client.query(
    `INSERT INTO receipts (number, order_id, payment_id, payer_ref, paid_on, amount, cost_per_venue, flags, months,
       starts_on, ends_on, venues)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      number,
      order.id,
      payment.id,
      order.payerRef,
      day,
      payment.amount,
      facts.costPerVenue,
      facts.flags,
      facts.months,
      order.startsOn,
      order.endsOn,
      JSON.stringify(facts.venues),
    ],
  );
  return number;
}

interface HistoryRow {
  order_id: string;
  number: string;
  paid_on: string;
  amount: number;
  kind: string;
  state: string;
  starts_on: string;
  ends_on: string;
  refunded_on: string | null;
  refund_cause: string | null;
}

const historySql = `SELECT o.id AS order_id, r.number, r.paid_on, r.amount, o.kind, o.state, r.starts_on, r.ends_on,
    f.refunded_on, f.cause AS refund_cause
  FROM accounts a
  JOIN receipts r ON r.payer_ref = a.payer_ref
  JOIN subscription_orders o ON o.id = r.order_id
  LEFT JOIN refunds f ON f.order_id = o.id
  WHERE a.id = $1`;

const historyEntry = (row: HistoryRow) => ({
  OrderID: row.order_id,
  ReceiptNumber: row.number,
  PaymentDate: row.paid_on,
  Amount: row.amount,
  OrderKind: row.kind,
  OrderStatus: row.refund_cause ?? row.state,
  StartDate: row.starts_on,
  EndDate: row.ends_on,
  RefundDate: row.refunded_on,
});

/** An account's payments, newest first, as they go over the wire. */
export async function paymentHistory(pool: pg.Pool, accountId: string) {
  const { rows } = await pool.query<HistoryRow>({
    name: 'payment-history',
    text: `${historySql} ORDER BY r.paid_on DESC, r.number DESC LIMIT 500`,
    values: [accountId],
  });
  return rows.map(historyEntry);
}

interface ReceiptRow extends HistoryRow {
  email: string;
  cost_per_venue: number;
  flags: number;
  months: number;
  venues: unknown;
  capture_id: string | null;
}

/** One receipt of an account, as it goes over the wire; null when there is none, or it is another's. */
export async function receiptOf(pool: pg.Pool, accountId: string, number: string) {
  const { rows } = await pool.query<ReceiptRow>({
    name: 'receipt',
    text: `SELECT h.*, x.email, r.cost_per_venue, r.flags, r.months, r.venues, p.capture_id
      FROM (${historySql}) h
      JOIN receipts r ON r.number = h.number
      JOIN payments p ON p.id = r.payment_id
      JOIN accounts x ON x.id = $1
      WHERE h.number = $2`,
    values: [accountId, number],
  });
  const row = rows[0];
  if (!row) return null;
  return {
    ...historyEntry(row),
    Email: row.email,
    Currency: 'USD',
    CostPerVenue: row.cost_per_venue,
    Flags: row.flags,
    Months: row.months,
    Venues: row.venues,
    PaymentReference: row.capture_id ?? '',
  };
}
