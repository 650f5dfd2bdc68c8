import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../subscriptions/subscription-store.ts';
import { isPresent } from './instance-lock.ts';

export type PaymentState =
  | 'opening'
  | 'open'
  | 'executing'
  | 'pending'
  | 'captured'
  | 'declined'
  | 'void'
  | 'refunded'
  | 'stray'
  | 'returned';

/** What came of the payer's complaint about a payment. */
export type Dispute = 'open' | 'won' | 'lost';

/** Who pays, as the profile says it when a payment is opened. */
export type Customer = {
  readonly name: string;
  readonly company: string | null;
  readonly country: string | null;
  readonly taxNumber: string | null;
};

/** One order at the payment provider. */
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
  /** When a capture went out whose outcome is not known. */
  readonly captureSentAt: Date | null;
  readonly capturedAt: Date | null;
  readonly dispute: Dispute | null;
  readonly customer: Customer | null;
  readonly createdAt: Date;
};

type PaymentRow = {
  id: string;
  purchase_id: string;
  amount: number;
  state: PaymentState;
  provider_order_id: string | null;
  capture_id: string | null;
  payer_id: string | null;
  payment_ref: string | null;
  refusals: number;
  awaits_person: boolean;
  reversed: boolean;
  checks: number;
  capture_sent_at: string | null;
  captured_at: string | null;
  dispute: Dispute | null;
  customer: Customer | null;
  created_at: string;
};

const columns = `id, purchase_id, amount, state, provider_order_id, capture_id, payer_id, payment_ref, refusals,
  awaits_person, reversed, checks, capture_sent_at, captured_at, dispute,
  customer, created_at`;

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
  customer: row.customer,
  createdAt: new Date(row.created_at),
});

/** Where a payment is looked for. */
export type PaymentKey =
  | { readonly id: string }
  | { readonly providerOrderId: string }
  | { readonly captureId: string };

const keyColumn = (key: PaymentKey): [column: string, value: string] => {
  if ('id' in key) return ['id', key.id];
  if ('providerOrderId' in key) return ['provider_order_id', key.providerOrderId];
  return ['capture_id', key.captureId];
};

/** A payment by the provider’s order or by its capture; null when there is none. */
export async function findPayment(db: Database, key: PaymentKey): Promise<Payment | null> {
  const [column, value] = keyColumn(key);
  const { rows } = await db.query<PaymentRow>({
    name: `payment-by-${column}`,
    text: `SELECT ${columns} FROM payments WHERE ${column} = $1`,
    values: [value],
  });
  return rows[0] ? paymentOf(rows[0]) : null;
}

/** A payment, locked until the transaction ends; the caller holds its purchase's lock. */
export async function lockPayment(client: pg.ClientBase, id: string): Promise<Payment> {
  const { rows } = await client.query<PaymentRow>(
    `SELECT ${columns} FROM payments WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Error(`there is no payment ${id}`);
  return paymentOf(rows[0]);
}

/** The payment of an order that can still be approved, or is being taken. */
export async function livePayment(db: Database, purchaseId: string): Promise<Payment | null> {
  const { rows } = await db.query<PaymentRow>({
    name: 'payment-live',
    text: `SELECT ${columns} FROM payments
      WHERE purchase_id = $1 AND state IN ('opening', 'open', 'executing', 'pending')
      ORDER BY (state IN ('executing', 'pending')) DESC LIMIT 1`,
    values: [purchaseId],
  });
  return rows[0] ? paymentOf(rows[0]) : null;
}

/** Notes down that an purchase is about to be opened at the provider. The caller holds our order's lock. */
export async function insertPayment(
  client: pg.ClientBase,
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

/** Keeps what execute was called with for the first time, where the payment was taken without a call of it. */
export async function bindExecute(
  db: Database,
  id: string,
  payerId: string,
  paymentRef: string,
): Promise<void> {
  await db.query(
    `UPDATE payments SET payer_id = $2, payment_ref = $3
     WHERE id = $1 AND payer_id IS NULL AND payment_ref IS NULL AND state IN ('executing', 'pending', 'captured')`,
    [id, payerId, paymentRef],
  );
}

/** Keeps who pays, for the receipt. */
export async function setCustomer(db: Database, id: string, customer: Customer): Promise<void> {
  await db.query('UPDATE payments SET customer = $2 WHERE id = $1', [id, JSON.stringify(customer)]);
}

/** What may change of a payment, together with its state. */
export type PaymentChange = {
  readonly state?: PaymentState;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly payerId?: string | null;
  readonly paymentRef?: string | null;
  readonly refusals?: number;
  readonly awaitsPerson?: boolean;
  readonly claimedBy?: number | null;
  /** When to ask the provider about it; null: no more. */
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

/** Changes a payment, if it is in that state still. @returns whether it was */
export async function changePayment(
  db: Database,
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
 * Sets when a payment that was just looked at is asked about next, unless an event that came meanwhile asks for another
 * look at once.
 */
export async function setNextCheck(
  db: Database,
  { id, state }: Pick<Payment, 'id' | 'state'>,
  now: Date,
  next: Date | null,
): Promise<void> {
  await db.query(
    `UPDATE payments SET checks = 0, check_at = $4
     WHERE id = $1 AND state = $2 AND (check_at IS NULL OR check_at > $3)`,
    [id, state, now, next],
  );
}

/** Of what something is still to happen, and what is captured and may still go back. */
export type DueKind = 'hanging' | 'captured';

/** Words of the two indexes; the planner takes one only where a query says the same. */
const kindOf: Readonly<Record<DueKind, string>> = {
  hanging: "check_at IS NOT NULL AND state <> 'captured'",
  captured: "check_at IS NOT NULL AND state = 'captured'",
};

/** The query of `takeDuePayment`. */
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
 * Takes the next payment to ask the provider about, and puts its next time off (5, 10, 20 … seconds, at most an hour),
 * so that no other program takes it meanwhile. One that is being captured is taken only when nobody is at it.
 *
 * @param by this program's number
 * @param underWay payments that this program is capturing or asking about right now
 */
export async function takeDuePayment(
  pool: pg.Pool,
  now: Date,
  by: number,
  underWay: readonly string[],
  kind: DueKind,
): Promise<Payment | null> {
  const { rows } = await pool.query<PaymentRow>({
    name: `payment-take-due-${kind}`,
    text: dueSql(kind),
    values: [now, by, underWay],
  });
  return rows[0] ? paymentOf(rows[0]) : null;
}

/** Gives every payment of an order up that can still be approved. The caller holds the purchase's lock. */
export async function voidPayments(client: pg.ClientBase, purchaseId: string): Promise<void> {
  await client.query(
    "UPDATE payments SET state = 'void', check_at = NULL WHERE purchase_id = $1 AND state IN ('opening', 'open')",
    [purchaseId],
  );
}
