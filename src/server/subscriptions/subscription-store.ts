import type { Day } from '../../domain/subscription/calendar.ts';
import { flagsOf, type Selected } from '../../domain/subscription/prices.ts';
import type { CurrentTerm } from '../../domain/subscription/terms.ts';
import type { VenueOptions } from '../../domain/venues/venue-options.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { AccountsRow, PurchaseVenuesRow, SubscriptionsRow } from '../database/generated/rows.ts';

/** Options by the venue's MIC. */
export type VenueSet = Selected<string>;

/** The present subscription of an account. */
export type Subscription = {
  /** Null if there is none yet. */
  readonly term: CurrentTerm | null;
  readonly venues: VenueSet;
  readonly autoRenewal: boolean;
  /** Business day on which the person terminated it because of a new price; it runs to its end and is not renewed. */
  readonly terminatedOn: string | null;
  readonly country: string | null;
  /** Increases with every change; 0 if there is none yet. */
  readonly version: number;
};

type SubscriptionRow = Pick<AccountsRow, 'country'> & {
  [K in 'version' | 'starts_on' | 'ends_on' | 'live' | 'auto_renewal' | 'terminated_on']:
    | SubscriptionsRow[K]
    | null;
};

export type VenueRow = Pick<
  PurchaseVenuesRow,
  'venue_mic' | 'delayed_orders' | 'delayed_trades' | 'realtime_orders' | 'realtime_trades'
>;

/** Turns rows of a table of chosen venues into a set. */
export function venueSetOf(rows: readonly VenueRow[]): VenueSet {
  return new Map(
    rows.map((row): [string, VenueOptions] => [
      row.venue_mic,
      {
        isRealOrders: row.realtime_orders,
        isRealTraders: row.realtime_trades,
        isDelayedOrders: row.delayed_orders,
        isDelayedTraders: row.delayed_trades,
      },
    ]),
  );
}

/** The columns of a venue set for `unnest`, in the order of `venueColumns`. */
function columnsOf(venues: VenueSet): readonly unknown[] {
  const entries = [...venues];
  return [
    entries.map(([mic]) => mic),
    entries.map(([, options]) => options.isDelayedOrders),
    entries.map(([, options]) => options.isDelayedTraders),
    entries.map(([, options]) => options.isRealOrders),
    entries.map(([, options]) => options.isRealTraders),
  ];
}

export const venueColumns = 'venue_mic, delayed_orders, delayed_trades, realtime_orders, realtime_trades';
const unnested = 'unnest($2::text[], $3::boolean[], $4::boolean[], $5::boolean[], $6::boolean[])';

/**
 * Reads an account's subscription; null if there is no such account.
 *
 * @param today business day; paid flags count on the days that they cover
 */
export async function readSubscription(
  db: Queryable,
  accountId: string,
  today: Day,
): Promise<Subscription | null> {
  const { rows } = await db.query<SubscriptionRow>({
    name: 'subscription-read',
    text: `SELECT a.country, s.starts_on, s.ends_on, s.live, s.auto_renewal, s.terminated_on, s.version
      FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id WHERE a.id = $1`,
    values: [accountId],
  });
  const row = rows[0];
  if (!row) return null;
  const chosen = await db.query<VenueRow>({
    name: 'subscription-read-venues',
    text: `SELECT ${venueColumns} FROM subscribed_venues($1, $2) ORDER BY venue_mic`,
    values: [accountId, today],
  });
  const venues = venueSetOf(chosen.rows);
  return {
    term:
      row.starts_on === null || row.ends_on === null
        ? null
        : { startsOn: row.starts_on, endsOn: row.ends_on, live: row.live === true || flagsOf(venues) > 0 },
    venues,
    autoRenewal: row.auto_renewal ?? true,
    terminatedOn: row.terminated_on,
    country: row.country,
    version: row.version ?? 0,
  };
}

/**
 * Locks an account until the transaction ends, so that changes of its subscription and orders take turns.
 *
 * @returns whether there is such an account
 */
export async function lockAccount(client: Transaction, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [
    accountId,
  ]);
  return rowCount === 1;
}

export type NewTerm = {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Whether it was paid for as a live term, or granted as one. */
  readonly live: boolean;
};

/**
 * Gives an account this term. An earlier termination is cleared if the term becomes longer.
 *
 * @param purchaseId the purchase that it belongs to; null if it is free
 */
export async function writeTerm(
  client: Transaction,
  accountId: string,
  term: NewTerm,
  purchaseId: string | null = null,
): Promise<void> {
  await client.query(
    `INSERT INTO subscriptions AS s (account_id, starts_on, ends_on, live) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id) DO UPDATE SET starts_on = $2, ends_on = $3, live = s.live OR $4,
       terminated_on = CASE WHEN $3 > s.ends_on THEN NULL ELSE s.terminated_on END`,
    [accountId, term.startsOn, term.endsOn, term.live],
  );
  await client.query(
    `INSERT INTO subscription_terms (account_id, purchase_id, starts_on, ends_on, live) VALUES ($1, $2, $3, $4, $5)`,
    [accountId, purchaseId, term.startsOn, term.endsOn, term.live],
  );
}

/** Marks a subscription as changed, so that a change based on an older version is refused. */
export async function touchSubscription(client: Transaction, accountId: string): Promise<void> {
  await client.query('UPDATE subscriptions SET version = version + 1 WHERE account_id = $1', [accountId]);
}

/** Stores the venues of an account, at least delayed; its real-time rights are its paid flags. */
export async function writeChoices(client: Transaction, accountId: string, venues: VenueSet): Promise<void> {
  const entries = [...venues];
  const venueMics = entries.map(([mic]) => mic);
  // Unchanged rows are not written again, because the log of rights records every change.
  await client.query('DELETE FROM subscription_venues WHERE account_id = $1 AND venue_mic <> ALL ($2)', [
    accountId,
    venueMics,
  ]);
  await client.query(
    `INSERT INTO subscription_venues AS v (account_id, venue_mic, delayed_orders, delayed_trades)
     SELECT $1, * FROM unnest($2::text[], $3::boolean[], $4::boolean[])
     ON CONFLICT (account_id, venue_mic)
       DO UPDATE SET delayed_orders = EXCLUDED.delayed_orders, delayed_trades = EXCLUDED.delayed_trades`,
    [
      accountId,
      venueMics,
      entries.map(([, options]) => options.isDelayedOrders || options.isRealOrders),
      entries.map(([, options]) => options.isDelayedTraders || options.isRealTraders),
    ],
  );
}

/** Stores the venues of an order. */
export async function insertPurchaseVenues(
  client: Transaction,
  purchaseId: string,
  venues: VenueSet,
): Promise<void> {
  await client.query(
    `INSERT INTO purchase_venues (purchase_id, ${venueColumns}) SELECT $1, * FROM ${unnested}`,
    [purchaseId, ...columnsOf(venues)],
  );
}
