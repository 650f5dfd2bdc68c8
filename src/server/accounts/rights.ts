import { isSuspended } from '../../domain/account/suspension.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AccountsRow, SubscriptionsRow } from '../database/generated/rows.ts';

export type DataKind = 'order' | 'trade';
type RightsLevel = 'realtime' | 'delayed';

/** What an account may see at one moment. */
export type Rights = {
  /** The subscription has ended, or the operator has suspended the account: no feed data at all. */
  readonly restricted: boolean;
  /** May download slice files. */
  readonly slice: boolean;
  /** In no-payment mode every venue is delayed for everybody, whatever the subscription says. */
  readonly everyVenueDelayed: boolean;
  /** Levels of the subscription's venues, by operating MIC. */
  readonly venues: ReadonlyMap<string, Readonly<Record<DataKind, RightsLevel | null>>>;
  /** Level for a venue (operating MIC) and kind of data; null: the venue must not be shown. */
  readonly levelOf: (venueMic: string, kind: DataKind) => RightsLevel | null;
};

/** What everybody may know of: what is published everywhere, delayed. */
export const publicRights: Rights = {
  restricted: false,
  slice: false,
  everyVenueDelayed: true,
  venues: new Map(),
  levelOf: () => 'delayed',
};

/** The columns of an account from which its rights are computed. */
export type RightsRow = {
  readonly ends_on: SubscriptionsRow['ends_on'] | null;
  readonly country: AccountsRow['country'];
  readonly suspended_at: AccountsRow['suspended_at'];
  /** The result of `heldSql`. */
  readonly held: {
    readonly slice: boolean;
    readonly venues: readonly {
      readonly venue_mic: string;
      readonly delayed_orders: boolean;
      readonly delayed_trades: boolean;
      readonly realtime_orders: boolean;
      readonly realtime_trades: boolean;
    }[];
  };
};

/** What an account `a` holds on a day, for a statement that reads the account. */
export const heldSql = (day: string): string => `json_build_object(
  'slice', EXISTS (SELECT FROM entitlements e WHERE e.account_id = a.id AND e.kind = 'slice'),
  'venues', (SELECT coalesce(json_agg(v), '[]') FROM subscribed_venues(a.id, ${day}) v))`;

const rightsSql = (
  which: string,
): string => `SELECT a.id AS account_id, s.ends_on, a.country, a.suspended_at, ${heldSql('$2')} AS held
  FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id WHERE a.id = ${which}`;

const level = (realtime: boolean, delayed: boolean): RightsLevel | null =>
  realtime ? 'realtime' : delayed ? 'delayed' : null;

/**
 * Reads an account's rights from the database. Calls for pages have theirs with the session, which may be remembered
 * for a second (decisions.md Session and routes).
 *
 * @param at business time
 * @param noPaymentMode whether everything is delayed for everybody
 */
export async function rightsOf(
  pool: Database,
  accountId: string,
  at: Date,
  noPaymentMode: boolean,
): Promise<Rights> {
  // One account has its own statement: PostgreSQL would plan one with a list anew each time.
  const { rows } = await pool.query<RightsRow>({
    name: 'rights-of',
    text: rightsSql('$1::uuid'),
    values: [accountId, dayOf(at)],
  });
  return rightsFrom(rows[0] ?? null, at, noPaymentMode);
}

/** Reads the rights of several accounts in one query; accounts that do not exist are missing from the result. */
export async function rightsOfAll(
  pool: Database,
  accountIds: readonly string[],
  at: Date,
  noPaymentMode: boolean,
): Promise<ReadonlyMap<string, Rights>> {
  const { rows } = await pool.query<RightsRow & { account_id: string }>({
    name: 'rights-of-all',
    text: rightsSql('ANY($1::uuid[])'),
    values: [accountIds, dayOf(at)],
  });
  return new Map(rows.map((row) => [row.account_id, rightsFrom(row, at, noPaymentMode)]));
}

/** Computes the rights from what was read; null for an account that does not exist. */
export function rightsFrom(row: RightsRow | null, at: Date, noPaymentMode: boolean): Rights {
  const restricted =
    isSuspended(dayOf(at), row?.ends_on ?? null, row?.country ?? null) ||
    (row?.suspended_at ?? null) !== null;
  const venues = new Map<string, Readonly<Record<DataKind, RightsLevel | null>>>();
  for (const venue of (restricted ? null : row)?.held.venues ?? []) {
    venues.set(venue.venue_mic, {
      order: level(venue.realtime_orders, venue.delayed_orders),
      trade: level(venue.realtime_trades, venue.delayed_trades),
    });
  }
  const everyVenueDelayed = noPaymentMode && !restricted;
  return {
    restricted,
    slice: row?.held.slice ?? false,
    everyVenueDelayed,
    venues,
    levelOf: (venueMic, kind) => (everyVenueDelayed ? 'delayed' : (venues.get(venueMic)?.[kind] ?? null)),
  };
}
