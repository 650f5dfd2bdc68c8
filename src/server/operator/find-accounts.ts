import { isSuspended } from '../../domain/account/suspension.ts';
import { isReference } from '../../domain/operator/request-reference.ts';
import type { OperatorRole } from '../../domain/operator/roles.ts';
import type { Day } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AccountsRow, SubscriptionsRow } from '../database/generated/rows.ts';

/** An account as a list shows it. */
export type FoundAccount = {
  readonly login: string;
  readonly pseudonym: string;
  readonly createdAt: string;
  readonly suspendedAt: string | null;
  /** The day on which it is erased because its owner has closed it; null: nobody has. */
  readonly closesOn: Day | null;
  /** Last day of the subscription; null: there never was one. */
  readonly endsOn: Day | null;
  /** Whether the end of the subscription restricts it now. */
  readonly isRestricted: boolean;
};

type Row = Pick<
  AccountsRow,
  'email' | 'payer_ref' | 'created_at' | 'suspended_at' | 'closes_on' | 'country'
> & {
  ends_on: SubscriptionsRow['ends_on'] | null;
};

const columns = 'a.email, a.payer_ref, a.created_at, a.suspended_at, a.closes_on, a.country, s.ends_on';

const foundOf = (row: Row, today: Day): FoundAccount => ({
  login: row.email,
  pseudonym: row.payer_ref,
  createdAt: row.created_at,
  suspendedAt: row.suspended_at,
  closesOn: row.closes_on,
  endsOn: row.ends_on,
  isRestricted: isSuspended(today, row.ends_on, row.country),
});

/** Number of accounts that a search shows. */
export const mostFound = 50;

/**
 * Accounts, in the order of their logins, by a part of the login or of the company that a payment names, or by a whole pseudonym, number of a receipt,
 * id of a purchase, the public part of an API key, or the reference of a failed request. The profile's company is the identity provider's and not searched.
 *
 * @param text at most 200 characters are looked for; empty: all
 * @param today the business day
 * @param after the login after which to go on; null: from the first
 * @returns at most `mostFound`, and whether there are more
 */
export async function findAccounts(
  pool: Database,
  text: string,
  today: Day,
  after: string | null = null,
): Promise<{ readonly accounts: readonly FoundAccount[]; readonly hasMore: boolean }> {
  const asked = text.trim().slice(0, 200);
  const { rows } = await pool.query<Row>(
    `SELECT ${columns} FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id
     WHERE ($3::text IS NULL OR lower(a.email) > lower($3)) AND (strpos(lower(a.email), lower($1)) > 0
       OR a.payer_ref = $4::uuid
       OR a.id IN (SELECT account_id FROM api_keys WHERE id = lower($1))
       OR a.id IN (SELECT account_id FROM purchases WHERE id = $4)
       OR a.id IN (SELECT account_id FROM failed_requests WHERE reference = $4)
       OR a.payer_ref IN (SELECT payer_ref FROM receipts WHERE number = upper($1))
       OR a.id IN (SELECT p.account_id FROM purchases p JOIN payments y ON y.purchase_id = p.id
                   WHERE strpos(lower(y.customer ->> 'company'), lower($1)) > 0))
     ORDER BY lower(a.email) LIMIT $2`,
    [asked, mostFound + 1, after, isReference(asked) ? asked : null],
  );
  return {
    accounts: rows.slice(0, mostFound).map((row) => foundOf(row, today)),
    hasMore: rows.length > mostFound,
  };
}

/** What is known of an account. */
export type ShownAccount = FoundAccount & {
  readonly country: string | null;
  /** In operating the service. */
  readonly roles: readonly OperatorRole[];
  readonly sessions: number;
  readonly savedViews: number;
  readonly alerts: number;
  readonly venues: readonly {
    readonly venue: string;
    readonly orders: 'live' | 'delayed' | null;
    readonly trades: 'live' | 'delayed' | null;
  }[];
  /** Newest first. Prices are whole US dollars. */
  readonly purchases: readonly {
    readonly id: string;
    readonly madeOn: Day;
    readonly kind: string;
    readonly price: number;
    readonly state: string;
    readonly receipt: string | null;
  }[];
  readonly keys: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: 'valid' | 'expired' | 'ended';
    readonly lastUsedAt: string | null;
  }[];
  /** Waiting and given up. */
  readonly mails: readonly {
    readonly id: string;
    readonly kind: string;
    readonly createdAt: string;
    readonly state: 'waiting' | 'given up';
  }[];
};

type ShownRow = Row &
  Pick<
    ShownAccount,
    'roles' | 'sessions' | 'savedViews' | 'alerts' | 'venues' | 'purchases' | 'keys' | 'mails'
  >;

const list = (row: string, from: string, order: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${row}) ORDER BY ${order}), '[]') FROM ${from})`;
const time = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const level = (kind: string): string =>
  `CASE WHEN v.realtime_${kind} THEN 'live' WHEN v.delayed_${kind} THEN 'delayed' END`;

/** What is known of the account with a login or pseudonym; null if there is none. @param now real time */
export async function showAccount(
  pool: Database,
  who: string,
  today: Day,
  now: Date,
): Promise<ShownAccount | null> {
  const { rows } = await pool.query<ShownRow>(
    `SELECT ${columns}, ARRAY(SELECT o.role FROM operators o WHERE o.account_id = a.id ORDER BY 1) AS roles,
       (SELECT count(*)::int FROM sessions x WHERE x.account_id = a.id) AS sessions,
       (SELECT count(*)::int FROM saved_views x WHERE x.account_id = a.id) AS "savedViews",
       (SELECT count(*)::int FROM view_alerts x WHERE x.account_id = a.id) AS alerts,
       ${list(`'venue', v.venue_mic, 'orders', ${level('orders')}, 'trades', ${level('trades')}`, 'subscribed_venues(a.id, $2) v', 'v.venue_mic')} AS venues,
       ${list(
         `'id', p.id, 'madeOn', p.created_at::date, 'kind', p.kind, 'price', p.price, 'state', p.state, 'receipt', r.number`,
         'purchases p LEFT JOIN receipts r ON r.purchase_id = p.id WHERE p.account_id = a.id',
         'p.created_at DESC, p.id',
       )} AS purchases,
       ${list(
         `'id', k.id, 'name', k.name, 'lastUsedAt', ${time('k.last_used_at')}, 'state',
          CASE WHEN k.ended_at IS NOT NULL THEN 'ended' WHEN k.expires_at <= $3 THEN 'expired' ELSE 'valid' END`,
         'api_keys k WHERE k.account_id = a.id',
         'k.created_at DESC, k.id',
       )} AS keys,
       ${list(
         `'id', m.id, 'kind', m.kind, 'createdAt', ${time('m.created_at')}, 'state',
          CASE WHEN m.given_up_at IS NULL THEN 'waiting' ELSE 'given up' END`,
         'mail_outbox m WHERE lower(m.recipient) = lower(a.email)',
         'm.created_at DESC, m.id',
       )} AS mails
     FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id WHERE lower(a.email) = lower($1) OR a.payer_ref::text = lower($1)`,
    [who, today, now],
  );
  const [row] = rows;
  if (!row) return null;
  const { country, roles, sessions, savedViews, alerts, venues, purchases, keys, mails } = row;
  return {
    ...foundOf(row, today),
    country,
    roles,
    sessions,
    savedViews,
    alerts,
    venues,
    purchases,
    keys,
    mails,
  };
}
