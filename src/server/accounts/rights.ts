import type pg from 'pg';
import { isSuspended } from '../../domain/account/suspension.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';

export type DataKind = 'order' | 'trade';
type RightsLevel = 'realtime' | 'delayed';

/** What an account may see at one moment. */
export type Rights = {
  /** The subscription has ended: nothing of the feed at all. */
  readonly restricted: boolean;
  /** May fetch slice files. */
  readonly slice: boolean;
  /** In no-payment mode every venue is delayed for everyone, whatever the subscription says. */
  readonly everyVenueDelayed: boolean;
  /** Levels of the venues of the subscription, by operating MIC. */
  readonly venues: ReadonlyMap<string, Readonly<Record<DataKind, RightsLevel | null>>>;
  /** Level for a venue (operating MIC) and kind of data; null: the venue is not to be shown. */
  readonly levelOf: (venueMic: string, kind: DataKind) => RightsLevel | null;
};

type RightsRow = {
  account_id: string;
  ends_on: string | null;
  country: string | null;
  slice: boolean;
  venue_mic: string | null;
  delayed_orders: boolean | null;
  delayed_trades: boolean | null;
  realtime_orders: boolean | null;
  realtime_trades: boolean | null;
};

const level = (realtime: boolean | null, delayed: boolean | null): RightsLevel | null =>
  realtime ? 'realtime' : delayed ? 'delayed' : null;

/**
 * Reads an account's rights from the database; feed calls do so anew each time (decisions.md Session and routes).
 *
 * @param at business time
 * @param noPaymentMode whether everyone is delayed everywhere
 */
export async function rightsOf(
  pool: pg.Pool,
  accountId: string,
  at: Date,
  noPaymentMode: boolean,
): Promise<Rights> {
  const all = await rightsOfAll(pool, [accountId], at, noPaymentMode);
  return all.get(accountId) ?? rightsFrom([], at, noPaymentMode);
}

/** The same of several accounts by one question; an account that is not there is not in the answer. */
export async function rightsOfAll(
  pool: pg.Pool,
  accountIds: readonly string[],
  at: Date,
  noPaymentMode: boolean,
): Promise<ReadonlyMap<string, Rights>> {
  const { rows } = await pool.query<RightsRow>({
    name: 'rights-of',
    text: `SELECT a.id AS account_id, s.ends_on, a.country, e.account_id IS NOT NULL AS slice,
        v.venue_mic, v.delayed_orders, v.delayed_trades, v.realtime_orders, v.realtime_trades
      FROM accounts a
      LEFT JOIN subscriptions s ON s.account_id = a.id
      LEFT JOIN LATERAL subscribed_venues(a.id, $2) v ON true
      LEFT JOIN entitlements e ON e.account_id = a.id AND e.kind = 'slice'
      WHERE a.id = ANY($1::uuid[])`,
    values: [accountIds, dayOf(at)],
  });
  const byAccount = new Map<string, RightsRow[]>();
  for (const row of rows) byAccount.set(row.account_id, [...(byAccount.get(row.account_id) ?? []), row]);
  return new Map([...byAccount].map(([id, own]) => [id, rightsFrom(own, at, noPaymentMode)]));
}

function rightsFrom(rows: readonly RightsRow[], at: Date, noPaymentMode: boolean): Rights {
  const restricted = isSuspended(dayOf(at), rows[0]?.ends_on ?? null, rows[0]?.country ?? null);
  const venues = new Map<string, Readonly<Record<DataKind, RightsLevel | null>>>();
  for (const row of restricted ? [] : rows) {
    if (row.venue_mic === null) continue;
    venues.set(row.venue_mic, {
      order: level(row.realtime_orders, row.delayed_orders),
      trade: level(row.realtime_trades, row.delayed_trades),
    });
  }
  const everyVenueDelayed = noPaymentMode && !restricted;
  return {
    restricted,
    slice: rows[0]?.slice ?? false,
    everyVenueDelayed,
    venues,
    levelOf: (venueMic, kind) => (everyVenueDelayed ? 'delayed' : (venues.get(venueMic)?.[kind] ?? null)),
  };
}
