import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import { type Flag, flagsIn, planFlags } from '../../domain/subscription/paid-flags.ts';
import { type Quote, quote } from '../../domain/subscription/prices.ts';
import type { OrderKind } from '../../domain/subscription/terms.ts';
import { readFlags } from './flag-store.ts';
import { costPerVenueOn } from './price-history.ts';
import {
  type Database,
  insertOrderVenues,
  lockAccount,
  readSubscription,
  type VenueRow,
  type VenueSet,
  venueColumns,
  venueSetOf,
} from './subscription-store.ts';

export type OrderState =
  | 'uncompleted'
  | 'executing'
  | 'pending'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'refunded';

/** States in which something of an order is still to happen; an account has one such order at most. */
const openStates: readonly OrderState[] = ['uncompleted', 'executing', 'pending'];

/** States as the wire names them. */
export type OrderStatus = 'created' | Exclude<OrderState, 'uncompleted'>;

export const statusOf = (state: OrderState): OrderStatus => (state === 'uncompleted' ? 'created' : state);

export type OrderOrigin = 'registration' | 'person' | 'autoRenewal';

/** Something to be paid for. */
export interface Order {
  readonly id: string;
  /** Null: the account was removed. */
  readonly accountId: string | null;
  readonly payerRef: string;
  /** Whole US dollars. */
  readonly price: number;
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly origin: OrderOrigin;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Business day on which it was made: decides which price applies. */
  readonly madeOn: string;
  /** Business day for which price and term were reckoned last. */
  readonly pricedOn: string;
  /** Flags that its price is for; null: not reckoned yet. */
  readonly paysFor: readonly Flag[] | null;
}

interface OrderRow {
  id: string;
  account_id: string | null;
  payer_ref: string;
  price: number;
  state: OrderState;
  kind: OrderKind;
  origin: OrderOrigin;
  starts_on: string;
  ends_on: string;
  made_on: string;
  priced_on: string;
  pays_for: Flag[] | null;
}

const columns = `id, account_id, payer_ref, price, state, kind, origin, starts_on, ends_on,
  created_at::date AS made_on, priced_on, pays_for`;

const orderOf = (row: OrderRow): Order => ({
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

/** Whether a text could be the id of an order or an account at all. */
export const isId = (text: string): boolean => uuid.test(text);

/** An account's order by its id; null when there is none, or when it is another's. */
export async function findOrder(db: Database, accountId: string, orderId: string): Promise<Order | null> {
  if (!isId(orderId)) return null;
  const { rows } = await db.query<OrderRow>({
    name: 'order-find',
    text: `SELECT ${columns} FROM subscription_orders WHERE id = $1 AND account_id = $2`,
    values: [orderId, accountId],
  });
  return rows[0] ? orderOf(rows[0]) : null;
}

/** The account in which a registration counts; null while it waits, and when another one of the address counts. */
export async function registeredAccount(db: Database, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'account-registered',
    text: 'SELECT id FROM accounts WHERE coalesce(registration_id, id) = $1',
    values: [userId],
  });
  return rows[0]?.id ?? null;
}

/** The open order of a registration that counts, else its latest; null when it has none. */
export async function registeredOrder(db: Database, userId: string): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>({
    name: 'order-registered',
    text: `SELECT ${columns} FROM subscription_orders
      WHERE account_id = (SELECT id FROM accounts WHERE coalesce(registration_id, id) = $1)
      ORDER BY (state = ANY ($2)) DESC, created_at DESC LIMIT 1`,
    values: [userId, openStates],
  });
  return rows[0] ? orderOf(rows[0]) : null;
}

/** Orders of which something is still to happen, oldest first. */
export async function openOrders(db: Database, accountId: string): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>({
    name: 'orders-open',
    text: `SELECT ${columns} FROM subscription_orders WHERE account_id = $1 AND state = ANY ($2)
      ORDER BY created_at, id`,
    values: [accountId, openStates],
  });
  return rows.map(orderOf);
}

/** An order, locked until the transaction ends. @throws Error when there is none */
export async function lockOrder(client: pg.ClientBase, orderId: string): Promise<Order> {
  const { rows } = await client.query<OrderRow>(
    `SELECT ${columns} FROM subscription_orders WHERE id = $1 FOR UPDATE`,
    [orderId],
  );
  if (!rows[0]) throw new Error(`there is no order ${orderId}`);
  return orderOf(rows[0]);
}

/** The venues that an order asks for. */
export async function orderVenues(db: Database, orderId: string): Promise<VenueSet> {
  const { rows } = await db.query<VenueRow>({
    name: 'order-venues',
    text: `SELECT ${venueColumns} FROM subscription_order_venues WHERE order_id = $1 ORDER BY venue_mic`,
    values: [orderId],
  });
  return venueSetOf(rows);
}

export interface NewOrder {
  readonly accountId: string;
  readonly origin: OrderOrigin;
  readonly venues: VenueSet;
  readonly quote: Pick<Quote, 'kind' | 'startsOn' | 'endsOn' | 'price'>;
  /** Business time. */
  readonly at: Date;
}

/** The flags that an order pays for: those added within the term, or all of a term's. */
async function flagsToPay(
  db: Database,
  accountId: string,
  kind: OrderKind,
  wanted: VenueSet,
  today: Day,
): Promise<readonly Flag[]> {
  if (kind !== 'change') return flagsIn(wanted);
  return planFlags(await readFlags(db, accountId, today), wanted, today).added;
}

/**
 * Stores an order that is to be paid for.
 *
 * @returns its id
 * @throws pg.DatabaseError 23505 when the account has an open order
 */
export async function insertOrder(client: pg.ClientBase, order: NewOrder): Promise<string> {
  const id = randomUUID();
  const { kind, price, startsOn, endsOn } = order.quote;
  const paysFor = await flagsToPay(client, order.accountId, kind, order.venues, dayOf(order.at));
  await client.query(
    `INSERT INTO subscription_orders
       (id, account_id, price, state, kind, origin, starts_on, ends_on, created_at, priced_on, pays_for)
     VALUES ($1, $2, $3, 'uncompleted', $4, $5, $6, $7, $8::timestamptz, $8::timestamptz::date, $9)`,
    [id, order.accountId, price, kind, order.origin, startsOn, endsOn, order.at, JSON.stringify(paysFor)],
  );
  await insertOrderVenues(client, id, order.venues);
  return id;
}

/** Moves a locked order to another state; the database refuses steps that are none, and logs the others. */
export async function moveOrder(
  client: pg.ClientBase,
  orderId: string,
  state: OrderState,
  cause: string,
): Promise<void> {
  await client.query('UPDATE subscription_orders SET state = $2, state_cause = $3 WHERE id = $1', [
    orderId,
    state,
    cause,
  ]);
}

/** Whether what an order was quoted as, and what it would be now, are the same thing to the person who pays. */
export function isSameOffer(order: Order, now: Quote): boolean {
  // A month that has begun since moves the beginning, and with it the end: that is no worse.
  return order.price === now.price && order.kind === now.kind && order.endsOn <= now.endsOn;
}

/**
 * Reckons a locked, uncompleted order anew for a business day: an order of last month may cost less by now, and begin
 * later; what it builds on may have changed. Which price a month has is decided by the day it was made. Keeps the
 * account as it is until the transaction ends.
 *
 * @returns the order as it is now, and whether what is offered has changed; price 0: nothing is due any more, and the
 *   order was cancelled
 */
export async function repriceOrder(
  client: pg.ClientBase,
  order: Order,
  today: string,
): Promise<{ readonly order: Order; readonly changed: boolean }> {
  if (order.accountId === null || !(await lockAccount(client, order.accountId)))
    return { order, changed: false };
  const subscription = await readSubscription(client, order.accountId, today);
  if (subscription === null) return { order, changed: false };
  const wanted = await orderVenues(client, order.id);
  const cost = await costPerVenueOn(client, order.madeOn);
  const now = quote(today, subscription.term, subscription.venues, wanted, cost);
  if (now.price === 0) {
    await moveOrder(client, order.id, 'cancelled', 'nothing is due any more');
    return { order: { ...order, state: 'cancelled' }, changed: true };
  }
  const paysFor = await flagsToPay(client, order.accountId, now.kind, wanted, today);
  await client.query(
    `UPDATE subscription_orders SET price = $2, kind = $3, starts_on = $4, ends_on = $5, priced_on = $6,
       pays_for = $7, state_cause = 'priced anew' WHERE id = $1`,
    [order.id, now.price, now.kind, now.startsOn, now.endsOn, today, JSON.stringify(paysFor)],
  );
  const { kind, startsOn, endsOn, price } = now;
  return {
    order: { ...order, kind, startsOn, endsOn, price, pricedOn: today, paysFor },
    changed: !isSameOffer(order, now),
  };
}
