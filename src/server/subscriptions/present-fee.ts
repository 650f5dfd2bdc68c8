import type { Day } from '../../domain/subscription/calendar.ts';
import { feeOfBought } from '../../domain/subscription/prices.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { readFlags } from './flag-store.ts';
import { priceHistory } from './price-history.ts';

/**
 * What the live data of an account costs a month on a business day, each flag at the price at which it was bought; what
 * was given free of charge until a day costs nothing.
 */
export async function presentFee(db: Queryable, accountId: string, today: Day): Promise<number> {
  const flags = await readFlags(db, accountId, today);
  return feeOfBought(
    flags.filter(({ givenUntil }) => givenUntil === null).map(({ boughtOn }) => boughtOn),
    await priceHistory(db),
  );
}
