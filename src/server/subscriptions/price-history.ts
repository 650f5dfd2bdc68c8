import type { Day } from '../../domain/subscription/calendar.ts';
import { type AnnouncedPrice, announce, priceOn } from '../../domain/subscription/prices.ts';
import type { Database } from './subscription-store.ts';

interface PriceRow {
  applies_from: string;
  noticed_on: string;
  cost_per_venue: number;
}

/** Every price there was or is announced, oldest first. */
export async function priceHistory(db: Database): Promise<readonly AnnouncedPrice[]> {
  const { rows } = await db.query<PriceRow>({
    name: 'price-history',
    text: 'SELECT applies_from, noticed_on, cost_per_venue FROM prices ORDER BY applies_from',
  });
  return rows.map((row) => ({
    appliesFrom: row.applies_from,
    noticedOn: row.noticed_on,
    costPerVenue: row.cost_per_venue,
  }));
}

/** US dollars a month for a flag, for orders made on a day. */
export async function costPerVenueOn(db: Database, madeOn: Day): Promise<number> {
  return priceOn(await priceHistory(db), madeOn);
}

/**
 * Takes the configured price over: the first one applies at once, a later one is announced and applies 90 days after
 * (B 9). Going back to the price that applies now withdraws what was announced and does not apply yet.
 *
 * @returns the price that was announced now; null when nothing is new
 */
export async function adoptPrice(
  db: Database,
  configured: number,
  today: Day,
): Promise<AnnouncedPrice | null> {
  const history = await priceHistory(db);
  const latest = history.at(-1);
  if (latest?.costPerVenue === configured) return null;
  if (latest !== undefined && priceOn(history, today) === configured) {
    await db.query('DELETE FROM prices WHERE applies_from > $1', [today]);
    return null;
  }
  const price =
    latest === undefined
      ? { costPerVenue: configured, noticedOn: today, appliesFrom: today }
      : announce(configured, today);
  const { rowCount } = await db.query(
    `INSERT INTO prices (applies_from, noticed_on, cost_per_venue) VALUES ($1, $2, $3)
     ON CONFLICT (applies_from) DO UPDATE SET cost_per_venue = $3 WHERE prices.cost_per_venue <> $3`,
    [price.appliesFrom, price.noticedOn, price.costPerVenue],
  );
  return latest === undefined || rowCount === 0 ? null : price;
}
