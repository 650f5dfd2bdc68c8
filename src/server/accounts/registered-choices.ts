import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Registration } from './registration.ts';

async function insertVenues(
  client: pg.PoolClient,
  table: 'subscription_venues' | 'subscription_order_venues',
  owner: string,
  venues: Registration['venues'],
): Promise<void> {
  const column = table === 'subscription_venues' ? 'account_id' : 'order_id';
  await client.query(
    `INSERT INTO ${table} (${column}, venue_mic, delayed_orders, delayed_trades, realtime_orders, realtime_trades)
     SELECT $1, * FROM unnest($2::text[], $3::boolean[], $4::boolean[], $5::boolean[], $6::boolean[])`,
    [
      owner,
      venues.map(({ mic }) => mic),
      venues.map(({ isDelayedOrders }) => isDelayedOrders),
      venues.map(({ isDelayedTraders }) => isDelayedTraders),
      venues.map(({ isRealOrders }) => isRealOrders),
      venues.map(({ isRealTraders }) => isRealTraders),
    ],
  );
}

/**
 * What a registration brings with it: the venues of its subscription, the order of what is to be paid for, and slice
 * files. The account and its subscription are there, and hold none of it.
 */
export async function insertChoices(
  client: pg.PoolClient,
  accountId: string,
  { venues, price, term, at, slice }: Registration,
): Promise<void> {
  // Real-time data is not shown before it is paid for: until then it stands in the order alone.
  const free = venues.map((venue) => ({ ...venue, isRealOrders: false, isRealTraders: false }));
  await insertVenues(
    client,
    'subscription_venues',
    accountId,
    price > 0 ? free.filter((venue) => venue.isDelayedOrders || venue.isDelayedTraders) : venues,
  );
  if (price > 0) {
    const orderId = randomUUID();
    await client.query(
      `INSERT INTO subscription_orders (id, account_id, price, state, starts_on, ends_on, created_at)
       VALUES ($1, $2, $3, 'uncompleted', $4, $5, $6)`,
      [orderId, accountId, price, term.startsOn, term.endsOn, at],
    );
    await insertVenues(client, 'subscription_order_venues', orderId, venues);
  }
  if (slice) {
    await client.query("INSERT INTO entitlements (account_id, kind, granted_at) VALUES ($1, 'slice', $2)", [
      accountId,
      at,
    ]);
  }
}
