import type { OperatorRole } from '../../domain/operator/roles.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { flagsOf, priceOfTerm } from '../../domain/subscription/prices.ts';
import { firstTerm } from '../../domain/subscription/terms.ts';
import type { VenueOptions } from '../../domain/venues/venue-options.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { setCause } from '../subscriptions/entitlement-log.ts';
import { giveVenues } from '../subscriptions/flag-store.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import { insertPurchase } from '../subscriptions/purchases.ts';
import { type VenueSet, writeTerm } from '../subscriptions/subscription-store.ts';

/** The password of every demo account (architecture.md Running it). */
export const demoPassword = 'Sunrise2026';

/** The login of the account that operates the sandbox. */
export const demoOperator = 'operator@daylight.example';

/** The secret of its second factor, as public as the password: /sandbox/factor shows its codes. */
export const demoFactorSecret = 'DAYLIGHTSANDBOXOPERATORSECRET234';

export type DemoAccount = {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the account demonstrates, for the line printed at startup. */
  readonly about: string;
  /** Days from today to the last day of its subscription; null means twelve whole months. */
  readonly endsInDays: number | null;
  /** Group of venues with real-time rights; null for none. */
  readonly realtimeGroup: number | null;
  readonly uncompletedPayment: boolean;
  readonly slice: boolean;
  /** In operating the service; whoever has one has no subscription. */
  readonly roles: readonly OperatorRole[];
};

/** The demo accounts (architecture.md Running it). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    login: 'analyst@daylight.example',
    firstName: 'Ada',
    lastName: 'Analyst',
    about: 'active, delayed everywhere',
    endsInDays: null,
    realtimeGroup: null,
    uncompletedPayment: false,
    slice: false,
    roles: [],
  },
  {
    login: 'realtime@daylight.example',
    firstName: 'Rita',
    lastName: 'Realtime',
    about: 'active, real-time on the ICAP venues',
    endsInDays: null,
    realtimeGroup: 1,
    uncompletedPayment: false,
    slice: true,
    roles: [],
  },
  {
    login: 'expiring@daylight.example',
    firstName: 'Eve',
    lastName: 'Expiring',
    about: 'subscription ends in 10 days',
    endsInDays: 10,
    realtimeGroup: null,
    uncompletedPayment: false,
    slice: false,
    roles: [],
  },
  {
    login: 'restricted@daylight.example',
    firstName: 'Rob',
    lastName: 'Restricted',
    about: 'subscription ended: own account only',
    endsInDays: -10,
    realtimeGroup: null,
    uncompletedPayment: false,
    slice: false,
    roles: [],
  },
  {
    login: 'unpaid@daylight.example',
    firstName: 'Una',
    lastName: 'Unpaid',
    about: 'one uncompleted payment',
    endsInDays: null,
    realtimeGroup: null,
    uncompletedPayment: true,
    slice: false,
    roles: [],
  },
  {
    login: demoOperator,
    firstName: 'Olga',
    lastName: 'Operator',
    about: 'operates the service; codes at /sandbox/factor',
    endsInDays: null,
    realtimeGroup: null,
    uncompletedPayment: false,
    slice: false,
    roles: ['support', 'data', 'finance'],
  },
];

/** The identity provider's calls that seeding needs. */
export type DemoProvider = {
  /** Creates a person and returns the provider's id; rejects if the login is taken. */
  readonly createUser: (user: {
    readonly profile: Readonly<Record<string, string>>;
    readonly password: string;
    readonly recovery: { readonly question: string; readonly answer: string };
  }) => Promise<{ readonly id: string }>;
  readonly getUser: (login: string) => Promise<{ readonly id: string }>;
};

async function identityOf(account: DemoAccount, provider: DemoProvider): Promise<string> {
  const { login, firstName, lastName } = account;
  try {
    const user = await provider.createUser({
      profile: { login, email: login, firstName, lastName, primaryPhone: '+442079460958', countryCode: 'GB' },
      password: demoPassword,
      recovery: { question: 'What was the name of your first pet?', answer: 'Daylight' },
    });
    return user.id;
  } catch (error) {
    // An interrupted seeding may have left the person at the provider; any other error occurs again here.
    return provider.getUser(login).then(
      (user) => user.id,
      () => {
        throw error;
      },
    );
  }
}

function term(account: DemoAccount, today: Date): { starts: string; ends: string } {
  if (account.endsInDays === null) return { starts: dayOf(today), ends: firstTerm(dayOf(today)).endsOn };
  const ends = new Date(today.getTime() + account.endsInDays * 86_400_000);
  return { starts: dayOf(new Date(ends.getTime() - 365 * 86_400_000)), ends: dayOf(ends) };
}

/** @returns whether it was added; false if another instance that started at the same moment was faster */
async function addAccount(
  client: Transaction,
  account: DemoAccount,
  id: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const { starts, ends } = term(account, now);
  const added = await client.query(
    `INSERT INTO accounts (id, subject, email, created_at, password_set_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT DO NOTHING`,
    [id, subject, account.login, now],
  );
  if (added.rowCount === 0) return false;
  if (account.roles.length > 0) {
    await client.query(
      `INSERT INTO operators (account_id, role, granted_at, granted_by) SELECT $1, unnest($2::text[]), $3, 'sandbox'`,
      [id, account.roles, now],
    );
    return true;
  }
  await setCause(client, 'the sandbox');
  await writeTerm(client, id, { startsOn: starts, endsOn: ends, live: false });
  const venues = await client.query<{ mic: string; orders: boolean; trades: boolean; grouped: boolean }>(
    `SELECT mic, has_orders AS orders, has_trades AS trades, venue_group_id IS NOT DISTINCT FROM $1 AS grouped
     FROM venues`,
    [account.realtimeGroup],
  );
  const optionsWhere = (isReal: (venue: { mic: string; grouped: boolean }) => boolean): VenueSet =>
    new Map(
      venues.rows.map((venue): [string, VenueOptions] => [
        venue.mic,
        {
          isRealOrders: venue.orders && isReal(venue),
          isRealTraders: venue.trades && isReal(venue),
          isDelayedOrders: venue.orders && !isReal(venue),
          isDelayedTraders: venue.trades && !isReal(venue),
        },
      ]),
    );
  await giveVenues(
    client,
    id,
    optionsWhere(({ grouped }) => grouped),
  );
  if (account.slice) {
    await client.query("INSERT INTO entitlements (account_id, kind, granted_at) VALUES ($1, 'slice', $2)", [
      id,
      now,
    ]);
  }
  if (account.uncompletedPayment) {
    const wanted = optionsWhere(({ mic }) => mic === 'ICPM');
    await insertPurchase(client, {
      accountId: id,
      origin: 'registration',
      venues: wanted,
      quote: {
        kind: 'signUp',
        ...firstTerm(dayOf(now)),
        price: priceOfTerm(flagsOf(wanted), await costPerVenueOn(client, dayOf(now))),
      },
      at: now,
    });
  }
  return true;
}

/**
 * Adds the missing demo accounts, at the identity provider and here.
 *
 * @returns the logins that were added
 */
export async function seedDemoAccounts(
  pool: Database,
  provider: DemoProvider,
  businessClock: Clock,
  presetFactor: ((subject: string, secret: string) => Promise<void>) | null = null,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ email: string }>('SELECT lower(email) AS email FROM accounts');
  const known = new Set(rows.map(({ email }) => email));
  await pool.query(
    'UPDATE accounts SET password_set_at = created_at WHERE password_set_at IS NULL AND lower(email) = ANY ($1)',
    [demoAccounts.map(({ login }) => login)],
  );
  const missing = demoAccounts.filter(({ login }) => !known.has(login));
  const now = businessClock.now();
  const added: string[] = [];
  // One at a time: in parallel they would share the provider's time limit for one call.
  for (const account of missing) {
    const subject = await identityOf(account, provider);
    if (account.roles.length > 0) await presetFactor?.(subject, demoFactorSecret);
    // The embedded provider's id is a uuid and is used here as well; an outside provider's is not.
    const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(subject);
    const id = isUuid ? subject : crypto.randomUUID();
    if (await pool.transaction((client) => addAccount(client, account, id, subject, now)))
      added.push(account.login);
  }
  return added;
}
