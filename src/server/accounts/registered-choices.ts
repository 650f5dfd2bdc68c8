import type pg from 'pg';
import { isSelected, type VenueOptions } from '../../domain/venues/venue-options.ts';
import { because } from '../subscriptions/entitlement-log.ts';
import { giveVenues } from '../subscriptions/flag-store.ts';
import { insertPurchase } from '../subscriptions/purchases.ts';
import { type VenueSet, writeTerm } from '../subscriptions/subscription-store.ts';
import type { Registration } from './registration.ts';

/**
 * What a registration brings with it: its term, the venues of its subscription, the order of what is to be paid for,
 * and slice files. The account is there, and holds no slice files.
 */
export async function insertChoices(
  client: pg.PoolClient,
  accountId: string,
  { venues, price, term, at, slice }: Registration,
): Promise<void> {
  await because(client, 'the registration');
  await writeTerm(client, accountId, { ...term, live: false });
  const wanted: VenueSet = new Map(
    venues.map(({ mic, ...options }): [string, VenueOptions] => [mic, options]),
  );
  // Real-time data is not shown before it is paid for: until then it stands in the order alone.
  const free = [...wanted]
    .map(([mic, options]): [string, VenueOptions] => [
      mic,
      { ...options, isRealOrders: false, isRealTraders: false },
    ])
    .filter(([, options]) => isSelected(options));
  await giveVenues(client, accountId, price > 0 ? new Map(free) : wanted);
  if (price > 0) {
    await insertPurchase(client, {
      accountId,
      origin: 'registration',
      venues: wanted,
      quote: { kind: 'signUp', ...term, price },
      at: new Date(at),
    });
  }
  if (slice) {
    await client.query("INSERT INTO entitlements (account_id, kind, granted_at) VALUES ($1, 'slice', $2)", [
      accountId,
      at,
    ]);
  }
}
