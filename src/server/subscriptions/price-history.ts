import type { Day } from '../../domain/subscription/calendar.ts';
import { type AnnouncedPrice, priceOn } from '../../domain/subscription/prices.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PricesRow } from '../database/generated/rows.ts';

type PriceRow = Pick<PricesRow, 'cost_per_venue'> & {
  [K in 'applies_from' | 'noticed_on']: NonNullable<PricesRow[K]>;
};

/** Every announced price, oldest first, without withdrawn ones and those whose mails are not all sent. */
export async function priceHistory(db: Queryable): Promise<readonly AnnouncedPrice[]> {
  const { rows } = await db.query<PriceRow>({
    name: 'price-history',
    text: `SELECT applies_from, noticed_on, cost_per_venue FROM prices
           WHERE noticed_on IS NOT NULL AND withdrawn_on IS NULL ORDER BY applies_from, id`,
  });
  return rows.map((row) => ({
    appliesFrom: row.applies_from,
    noticedOn: row.noticed_on,
    costPerVenue: row.cost_per_venue,
  }));
}

/** The monthly price of a flag in US dollars, for orders made on a day. */
export async function costPerVenueOn(db: Queryable, madeOn: Day): Promise<number> {
  return priceOn(await priceHistory(db), madeOn);
}
