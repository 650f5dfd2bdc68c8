import { dayOf } from '../../domain/subscription/calendar.ts';
import { defaultCostPerVenue } from '../../domain/subscription/prices.ts';
import type { Database } from '../../platform/database/database.ts';
import { setFirstPrice } from '../subscriptions/price-acts.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';

/**
 * Makes sure that there is a price: the configured one becomes the first of an empty database. It is not adopted later,
 * because setting a price is a deliberate act of the operator.
 *
 * @param configured US dollars a month; null: 25
 * @returns a warning for the operator if the configured price differs from the one in force; otherwise null
 */
export async function startingPrice(
  pool: Database,
  configured: number | null,
  now: Date,
): Promise<string | null> {
  const today = dayOf(now);
  const reason = configured === null ? 'the default of an empty database' : 'COST_PER_VENUE';
  const actor = { osUser: 'daylight', by: null };
  await setFirstPrice(pool, configured ?? defaultCostPerVenue, { actor, reason, at: now, today });
  const cost = await costPerVenueOn(pool, today);
  if (configured === null || configured === cost) return null;
  return `COST_PER_VENUE is ${configured}, but the price is ${cost}: the variable sets only the first one, see "npm run daylight -- prices --help"`;
}
