import { randomUUID } from 'node:crypto';
import type { PaymentStatus } from '../../domain/payment/payment-status.ts';
import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import { type Flag, flagsIn, planFlags } from '../../domain/subscription/paid-flags.ts';
import { type Quote, quote } from '../../domain/subscription/prices.ts';
import type { OrderKind } from '../../domain/subscription/terms.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { AccountsRow, PurchasesRow } from '../database/generated/rows.ts';
import { readFlags } from './flag-store.ts';
import { costPerVenueOn } from './price-history.ts';
import {
  insertPurchaseVenues,
  lockAccount,
  readSubscription,
  type VenueRow,
  type VenueSet,
  venueColumns,
  venueSetOf,
} from './subscription-store.ts';

/** The states of an order: `uncompleted` is reported as created, and reversed is a cause of `refunded`. */
export type PurchaseState = 'uncompleted' | Exclude<PaymentStatus, 'created' | 'reversed'>;

/** States in which an order is not finished; an account has at most one such order. */
export const openStates: readonly PurchaseState[] = ['uncompleted', 'executing', 'pending'];

/** A state as the wire names it. */
export const statusOf = (state: PurchaseState): PaymentStatus =>
  state === 'uncompleted' ? 'created' : state;

type PurchaseOrigin = 'registration' | 'person' | 'autoRenewal';

/** An order to be paid for. */
export type Purchase = {
  readonly id: string;
  /** Null if the account was removed. */
  readonly accountId: string | null;
  readonly payerRef: string;
  /** Whole US dollars. */
  readonly price: number;
  readonly state: PurchaseState;
  readonly kind: OrderKind;
  readonly origin: PurchaseOrigin;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Business day on which it was made, which decides the price. */
  readonly madeOn: string;
  /** Business day for which price and term were last calculated. */
  readonly pricedOn: string;
  /** Flags that its price covers; null if not calculated yet. */
  readonly paysFor: readonly Flag[] | null;
};

type PurchaseRow = Pick<
  PurchasesRow,
  | 'id'
  | 'account_id'
  | 'payer_ref'
  | 'price'
  | 'state'
  | 'kind'
  | 'origin'
  | 'starts_on'
  | 'ends_on'
  | 'priced_on'
> & {
  made_on: string;
  pays_for: Flag[] | null;
};

const columns = `id, account_id, payer_ref, price, state, kind, origin, starts_on, ends_on,
  created_at::date AS made_on, priced_on, pays_for`;

const purchaseOf = (row: PurchaseRow): Purchase => ({
  id: row.id,
  accountId: row.account_id,
  payerRef: row.payer_ref,
  price: row.price,
  state: row.state,
  kind: row.kind,
  origin: row.origin,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  madeOn: row.made_on,
  pricedOn: row.priced_on,
  paysFor: row.pays_for,
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of an order's or account's id. */
export const isId = (text: string): boolean => uuid.test(text);

/** An account's order by its id; null if there is none, or it is somebody else's. */
export async function findPurchase(
  db: Queryable,
  accountId: string,
  purchaseId: string,
): Promise<Purchase | null> {
  if (!isId(purchaseId)) return null;
  const { rows } = await db.query<PurchaseRow>({
    name: 'order-find',
    text: `SELECT ${columns} FROM purchases WHERE id = $1 AND account_id = $2`,
    values: [purchaseId, accountId],
  });
  return rows[0] ? purchaseOf(rows[0]) : null;
}

/** The account in which a registration counts; null while it waits, or if another one of the address counts. */
export async function registeredAccount(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<Pick<AccountsRow, 'id'>>({
    name: 'account-registered',
    text: 'SELECT id FROM accounts WHERE coalesce(registration_id, id) = $1',
    values: [userId],
  });
  return rows[0]?.id ?? null;
}

/** The open order of a registration that counts, otherwise its latest; null if it has none. */
export async function registeredPurchase(db: Queryable, userId: string): Promise<Purchase | null> {
  const { rows } = await db.query<PurchaseRow>({
    name: 'order-registered',
    text: `SELECT ${columns} FROM purchases
      WHERE account_id = (SELECT id FROM accounts WHERE coalesce(registration_id, id) = $1)
      ORDER BY (state = ANY ($2)) DESC, created_at DESC LIMIT 1`,
    values: [userId, openStates],
  });
  return rows[0] ? purchaseOf(rows[0]) : null;
}

/** Unfinished orders, oldest first. */
export async function openPurchases(db: Queryable, accountId: string): Promise<readonly Purchase[]> {
  const { rows } = await db.query<PurchaseRow>({
    name: 'orders-open',
    text: `SELECT ${columns} FROM purchases WHERE account_id = $1 AND state = ANY ($2)
      ORDER BY created_at, id`,
    values: [accountId, openStates],
  });
  return rows.map(purchaseOf);
}

/** An order, locked until the transaction ends. @throws Error if there is none */
export async function lockPurchase(client: Transaction, purchaseId: string): Promise<Purchase> {
  const { rows } = await client.query<PurchaseRow>(
    `SELECT ${columns} FROM purchases WHERE id = $1 FOR UPDATE`,
    [purchaseId],
  );
  if (!rows[0]) throw new Error(`there is no order ${purchaseId}`);
  return purchaseOf(rows[0]);
}

/** The unfinished orders of an account, locked until the transaction ends. */
export async function lockOpenPurchases(
  client: Transaction,
  accountId: string,
): Promise<readonly Purchase[]> {
  const { rows } = await client.query<PurchaseRow>(
    `SELECT ${columns} FROM purchases WHERE account_id = $1 AND state = ANY ($2) ORDER BY id FOR UPDATE`,
    [accountId, openStates],
  );
  return rows.map(purchaseOf);
}

/** The venues of an order. */
export async function purchaseVenues(db: Queryable, purchaseId: string): Promise<VenueSet> {
  const { rows } = await db.query<VenueRow>({
    name: 'order-venues',
    text: `SELECT ${venueColumns} FROM purchase_venues WHERE purchase_id = $1 ORDER BY venue_mic`,
    values: [purchaseId],
  });
  return venueSetOf(rows);
}

export type NewPurchase = {
  readonly accountId: string;
  readonly origin: PurchaseOrigin;
  readonly venues: VenueSet;
  readonly quote: Pick<Quote, 'kind' | 'startsOn' | 'endsOn' | 'price'>;
  /** The flags that the price covers, if that is known; found out otherwise. */
  readonly paysFor?: readonly Flag[];
  /** Business time. */
  readonly at: Date;
};

/** The flags that an order pays for: those added within the term, or all of a term's. */
async function flagsToPay(
  db: Queryable,
  accountId: string,
  kind: OrderKind,
  wanted: VenueSet,
  today: Day,
): Promise<readonly Flag[]> {
  if (kind !== 'change') return flagsIn(wanted);
  return planFlags(await readFlags(db, accountId, today), wanted, today).added;
}

/**
 * Stores an order to be paid for.
 *
 * @returns its id
 * @throws PostgreSQL's error 23505 if the account has an open order
 */
export async function insertPurchase(client: Transaction, purchase: NewPurchase): Promise<string> {
  const id = randomUUID();
  const { kind, price, startsOn, endsOn } = purchase.quote;
  const paysFor =
    purchase.paysFor ??
    (await flagsToPay(client, purchase.accountId, kind, purchase.venues, dayOf(purchase.at)));
  await client.query(
    `INSERT INTO purchases
       (id, account_id, price, state, kind, origin, starts_on, ends_on, created_at, priced_on, pays_for)
     VALUES ($1, $2, $3, 'uncompleted', $4, $5, $6, $7, $8::timestamptz, $8::timestamptz::date, $9)`,
    [
      id,
      purchase.accountId,
      price,
      kind,
      purchase.origin,
      startsOn,
      endsOn,
      purchase.at,
      JSON.stringify(paysFor),
    ],
  );
  await insertPurchaseVenues(client, id, purchase.venues);
  return id;
}

/** Moves a locked order to another state; the database refuses invalid steps, and logs the others. */
export async function movePurchase(
  client: Transaction,
  purchaseId: string,
  state: PurchaseState,
  cause: string,
): Promise<void> {
  await client.query('UPDATE purchases SET state = $2, state_cause = $3 WHERE id = $1', [
    purchaseId,
    state,
    cause,
  ]);
}

/** Whether an order's quote and the present one are the same offer for the person who pays. */
export function isSameOffer(purchase: Purchase, now: Quote): boolean {
  // If a new month has begun, the start is later, and so is the end: that is not worse.
  return purchase.price === now.price && purchase.kind === now.kind && purchase.endsOn <= now.endsOn;
}

/**
 * Recalculates a locked, uncompleted order for a business day: an order of last month may cost less by now and start
 * later, and what it builds on may have changed. The price of a month is that of the day the order was made. Locks the
 * account until the transaction ends.
 *
 * @returns the order as it is now, and whether the offer has changed; price 0 means that nothing is due any more, and
 *   that the order was cancelled
 */
export async function repricePurchase(
  client: Transaction,
  purchase: Purchase,
  today: string,
): Promise<{ readonly purchase: Purchase; readonly changed: boolean }> {
  if (purchase.accountId === null || !(await lockAccount(client, purchase.accountId)))
    return { purchase, changed: false };
  const subscription = await readSubscription(client, purchase.accountId, today);
  if (subscription === null) return { purchase, changed: false };
  const wanted = await purchaseVenues(client, purchase.id);
  const cost = await costPerVenueOn(client, purchase.madeOn);
  const now = quote(today, subscription.term, subscription.venues, wanted, cost);
  if (now.price === 0) {
    await movePurchase(client, purchase.id, 'cancelled', 'nothing is due any more');
    return { purchase: { ...purchase, state: 'cancelled' }, changed: true };
  }
  const paysFor = await flagsToPay(client, purchase.accountId, now.kind, wanted, today);
  await client.query(
    `UPDATE purchases SET price = $2, kind = $3, starts_on = $4, ends_on = $5, priced_on = $6,
       pays_for = $7, state_cause = 'priced anew' WHERE id = $1`,
    [purchase.id, now.price, now.kind, now.startsOn, now.endsOn, today, JSON.stringify(paysFor)],
  );
  const { kind, startsOn, endsOn, price } = now;
  return {
    purchase: { ...purchase, kind, startsOn, endsOn, price, pricedOn: today, paysFor },
    changed: !isSameOffer(purchase, now),
  };
}
