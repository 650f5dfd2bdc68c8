import { isSelected, type VenueOptions } from '../../domain/venues/venue-options.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { setCause } from '../subscriptions/entitlement-log.ts';
import { giveVenues } from '../subscriptions/flag-store.ts';
import { insertPurchase } from '../subscriptions/purchases.ts';
import { type VenueSet, writeTerm } from '../subscriptions/subscription-store.ts';
import type { Registration } from './registration.ts';

/**
 * Stores what a registration chose: its term, the venues of its subscription, the order for what has to be paid, and
 * access to slice files. The account exists and has no access to slice files yet.
 */
export async function insertChoices(
  client: Transaction,
  accountId: string,
  { venues, price, term, at, slice }: Registration,
): Promise<void> {
  await setCause(client, 'the registration');
  await writeTerm(client, accountId, { ...term, live: false });
  const wanted: VenueSet = new Map(
    venues.map(({ mic, ...options }): [string, VenueOptions] => [mic, options]),
  );
  // Real-time data is not shown before it is paid for; until then only the order contains it.
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
