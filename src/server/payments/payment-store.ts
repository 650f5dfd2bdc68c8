import { randomUUID } from 'node:crypto';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { PaymentsRow } from '../database/generated/rows.ts';
import { isPresent } from './instance-lock.ts';
import { approvable, type PaymentState, paying, stateIn, undecided } from './payment-states.ts';

/** The result of the payer's complaint about a payment. */
export type Dispute = 'open' | 'won' | 'lost';

/** The payer, as in the profile when the payment is opened. */
export type Customer = {
  readonly name: string;
  readonly company: string | null;
  readonly country: string | null;
  readonly taxNumber: string | null;
};

/** An order at the payment provider. */
export type Payment = {
  readonly id: string;
  readonly purchaseId: string;
  /** Whole US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
  readonly providerOrderId: string | null;
  readonly captureId: string | null;
  readonly payerId: string | null;
  readonly paymentRef: string | null;
  readonly refusals: number;
  readonly awaitsPerson: boolean;
  readonly reversed: boolean;
  readonly checks: number;
  /** When a capture with an unknown outcome was sent. */
  readonly captureSentAt: Date | null;
  readonly capturedAt: Date | null;
  readonly dispute: Dispute | null;
  /** An operator wants it refunded. */
  readonly isRefundAsked: boolean;
  readonly customer: Customer | null;
  readonly createdAt: Date;
};

type PaymentRow = Pick<
  PaymentsRow,
  | 'id'
  | 'purchase_id'
  | 'amount'
  | 'state'
  | 'provider_order_id'
  | 'capture_id'
  | 'payer_id'
  | 'payment_ref'
  | 'refusals'
  | 'awaits_person'
  | 'reversed'
  | 'checks'
  | 'capture_sent_at'
  | 'captured_at'
  | 'dispute'
  | 'refund_asked_at'
  | 'created_at'
> & {
  customer: Customer | null;
};

const columns = `id, purchase_id, amount, state, provider_order_id, capture_id, payer_id, payment_ref, refusals,
  awaits_person, reversed, checks, capture_sent_at, captured_at, dispute,
  refund_asked_at, customer, created_at`;

const paymentOf = (row: PaymentRow): Payment => ({
  id: row.id,
  purchaseId: row.purchase_id,
  amount: row.amount,
  state: row.state,
  providerOrderId: row.provider_order_id,
  captureId: row.capture_id,
  payerId: row.payer_id,
  paymentRef: row.payment_ref,
  refusals: row.refusals,
  awaitsPerson: row.awaits_person,
  reversed: row.reversed,
  checks: row.checks,
  captureSentAt: row.capture_sent_at === null ? null : new Date(row.capture_sent_at),
  capturedAt: row.captured_at === null ? null : new Date(row.captured_at),
  dispute: row.dispute,
  isRefundAsked: row.refund_asked_at !== null,
  customer: row.customer,
  createdAt: new Date(row.created_at),
});

/** How a payment is looked up. */
export type PaymentKey =
  | { readonly id: string }
  | { readonly providerOrderId: string }
  | { readonly captureId: string };

const keyColumn = (key: PaymentKey): [column: string, value: string] => {
  if ('id' in key) return ['id', key.id];
  if ('providerOrderId' in key) return ['provider_order_id', key.providerOrderId];
  return ['capture_id', key.captureId];
};

/** A payment by the provider's order or its capture; null if there is none. */
export async function findPayment(db: Queryable, key: PaymentKey): Promise<Payment | null> {
  const [column, value] = keyColumn(key);
  const { rows } = await db.query<PaymentRow>({
    name: `payment-by-${column}`,
    text: `SELECT ${columns} FROM payments WHERE ${column} = $1`,
    values: [value],
  });
  return rows[0] ? paymentOf(rows[0]) : null;
}

/** A payment, locked until the transaction ends; the caller holds its purchase's lock. */
export async function lockPayment(client: Transaction, id: string): Promise<Payment> {
  const { rows } = await client.query<PaymentRow>(
    `SELECT ${columns} FROM payments WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Error(`there is no payment ${id}`);
  return paymentOf(rows[0]);
}

/** The payment of an order that can still be approved, or is being captured. */
export async function livePayment(db: Queryable, purchaseId: string): Promise<Payment | null> {
  const { rows } = await db.query<PaymentRow>({
    name: 'payment-live',
    text: `SELECT ${columns} FROM payments
      WHERE purchase_id = $1 AND ${stateIn([...approvable, ...undecided])}
      ORDER BY (${stateIn(undecided)}) DESC LIMIT 1`,
    values: [purchaseId],
  });
  return rows[0] ? paymentOf(rows[0]) : null;
}

/** Records that a payment is about to be opened at the provider. The caller holds our order's lock. */
export async function insertPayment(
  client: Transaction,
  purchaseId: string,
  amount: number,
  now: Date,
  giveUpAt: Date,
): Promise<Payment> {
  const { rows } = await client.query<PaymentRow>(
    `INSERT INTO payments (id, purchase_id, amount, state, created_at, check_at)
     VALUES ($1, $2, $3, 'opening', $4, $5) RETURNING ${columns}`,
    [randomUUID(), purchaseId, amount, now, giveUpAt],
  );
  if (!rows[0]) throw new Error('a payment was not stored');
  return paymentOf(rows[0]);
}

/** Records a bank transfer, which no provider is ever asked about. The caller holds our order's lock. */
export async function insertTransfer(
  client: Transaction,
  purchaseId: string,
  { amount, customer, now }: { readonly amount: number; readonly customer: Customer; readonly now: Date },
): Promise<Payment> {
  const { rows } = await client.query<PaymentRow>(
    `INSERT INTO payments (id, purchase_id, amount, state, method, created_at, captured_at, customer)
     VALUES ($1, $2, $3, 'captured', 'bankTransfer', $4, $4, $5) RETURNING ${columns}`,
    [randomUUID(), purchaseId, amount, now, JSON.stringify(customer)],
  );
  if (!rows[0]) throw new Error('a transfer was not stored');
  return paymentOf(rows[0]);
}

/** Stores the parameters of the first execute call if the payment was captured without one. */
export async function bindExecute(
  db: Queryable,
  id: string,
  payerId: string,
  paymentRef: string,
): Promise<void> {
  await db.query(
    `UPDATE payments SET payer_id = $2, payment_ref = $3
     WHERE id = $1 AND payer_id IS NULL AND payment_ref IS NULL AND ${stateIn(paying)}`,
    [id, payerId, paymentRef],
  );
}

/** Stores the payer, for the receipt. */
export async function setCustomer(db: Queryable, id: string, customer: Customer): Promise<void> {
  await db.query('UPDATE payments SET customer = $2 WHERE id = $1', [id, JSON.stringify(customer)]);
}

/** The parts of a payment that may change together with its state. */
export type PaymentChange = {
  readonly state?: PaymentState;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly payerId?: string | null;
  readonly paymentRef?: string | null;
  readonly refusals?: number;
  readonly awaitsPerson?: boolean;
  readonly claimedBy?: number | null;
  /** When to check with the provider; null: never again. */
  readonly checkAt?: Date | null;
  readonly checks?: number;
  readonly captureSentAt?: Date | null;
  readonly capturedAt?: Date;
};

const changeColumns: Readonly<Record<keyof PaymentChange, string>> = {
  state: 'state',
  providerOrderId: 'provider_order_id',
  captureId: 'capture_id',
  payerId: 'payer_id',
  paymentRef: 'payment_ref',
  refusals: 'refusals',
  awaitsPerson: 'awaits_person',
  claimedBy: 'claimed_by',
  checkAt: 'check_at',
  checks: 'checks',
  captureSentAt: 'capture_sent_at',
  capturedAt: 'captured_at',
};

/**
 * Changes a payment if it is still in that state.
 * @returns whether it was
 */
export async function changePayment(
  db: Queryable,
  id: string,
  from: PaymentState,
  change: PaymentChange,
): Promise<boolean> {
  const entries = Object.entries(changeColumns).flatMap(([name, column]) => {
    const value = new Map<string, unknown>(Object.entries(change)).get(name);
    return value === undefined ? [] : [{ column, value }];
  });
  const sets = entries.map(({ column }, index) => `${column} = $${index + 3}`).join(', ');
  const { rowCount } = await db.query(`UPDATE payments SET ${sets} WHERE id = $1 AND state = $2`, [
    id,
    from,
    ...entries.map(({ value }) => value),
  ]);
  return rowCount === 1;
}

/**
 * Schedules the next check of a payment just checked, unless an event received meanwhile asks for another check at
 * once.
 */
export async function setNextCheck(
  db: Queryable,
  { id, state }: Pick<Payment, 'id' | 'state'>,
  now: Date,
  next: Date | null,
): Promise<void> {
  await db.query(
    `UPDATE payments SET checks = 0, check_at = $4
     WHERE id = $1 AND state = $2 AND (check_at IS NULL OR check_at > $3) AND NOT EXISTS (
       SELECT FROM partial_refunds r WHERE r.payment_id = $1 AND r.refunded_at IS NULL AND r.fault IS NULL)`,
    [id, state, now, next],
  );
}

/** Notes that the provider refused a refund, which is then not asked for again. @param fault its word for why */
export async function refuseRefund(db: Queryable, { id }: Payment, fault: string): Promise<void> {
  await db.query('UPDATE payments SET refund_asked_at = NULL, refund_fault = $2 WHERE id = $1', [id, fault]);
}

/** Payments that are not settled, and captured ones that may still be refunded. */
export type DueKind = 'hanging' | 'captured';

/** The conditions of the two indexes, word for word; the planner uses an index only if a query has the same one. */
const kindOf: Readonly<Record<DueKind, string>> = {
  hanging: "check_at IS NOT NULL AND state <> 'captured'",
  captured: "check_at IS NOT NULL AND state = 'captured'",
};

/** The query of `claimDuePayment`. */
export const dueSql = (kind: DueKind): string => `UPDATE payments SET checks = checks + 1,
    check_at = $1::timestamptz + make_interval(secs => least(3600, 5 * power(2, least(checks, 12)))),
    claimed_by = CASE WHEN state = 'executing' THEN $2::integer ELSE claimed_by END
  WHERE id = (SELECT id FROM payments
              WHERE ${kindOf[kind]} AND check_at <= $1 AND id <> ALL ($3::uuid[])
                AND (state <> 'executing' OR claimed_by IS NULL OR claimed_by = $2
                     OR NOT ${isPresent('claimed_by')})
              ORDER BY check_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${columns}`;

/**
 * Takes the next payment to check with the provider, and postpones its next check (5, 10, 20 … seconds, at most an
 * hour), so that no other process takes it meanwhile. One that is being captured is taken only if nobody is working on
 * it.
 *
 * @param by this process's number
 * @param underWay payments that this process is capturing or checking right now
 */
export async function claimDuePayment(
  pool: Database,
  now: Date,
  by: number,
  underWay: readonly string[],
  kind: DueKind,
): Promise<Payment | null> {
  const { rows } = await pool.query<PaymentRow>({
    name: `payment-claim-due-${kind}`,
    text: dueSql(kind),
    values: [now, by, underWay],
  });
  return rows[0] ? paymentOf(rows[0]) : null;
}

/** Voids every payment of an order that can still be approved. The caller holds the purchase's lock. */
export async function voidPayments(client: Transaction, purchaseId: string): Promise<void> {
  await client.query(
    `UPDATE payments SET state = 'void', check_at = NULL WHERE purchase_id = $1 AND ${stateIn(approvable)}`,
    [purchaseId],
  );
}
