import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ProviderClient } from '../auth/provider-client.ts';
import { ProviderError } from '../auth/provider-error.ts';
import { inTransaction } from '../database/pool.ts';
import { alreadyRegisteredLetter, registrationFailedLetter, welcomeLetter } from '../mail/letters.ts';
import type { Letter } from '../mail/outbox.ts';
import type { FinishTask } from './account-tasks.ts';
import { profileOf } from './profile.ts';
import type { Registration } from './registration.ts';
import type { RestoreTokens } from './restore-tokens.ts';

export interface NewAccountDependencies {
  readonly pool: pg.Pool;
  readonly provider: ProviderClient;
  readonly restoreTokens: RestoreTokens;
  readonly postLetter: (client: pg.PoolClient, letter: Letter) => Promise<unknown>;
  /** Addresses of the portal, made of PUBLIC_URL alone. */
  readonly links: PortalLinks;
  readonly log: { error: (facts: object, message: string) => void };
}

export interface PortalLinks {
  readonly signIn: () => string;
  readonly register: () => string;
  readonly restore: (token: string) => string;
}

const uniqueViolation = '23505';

const isTaken = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.code === 'E0000001' &&
  error.causes.some((cause) => /already exists/i.test(cause));

/** The provider will never take it: what it was given is not to its liking. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ProviderError && ['E0000001', 'E0000014'].includes(error.code);

/**
 * A password that nobody keeps: 256 bits, in groups so short that no part of a login can be in one (A 5), and of all
 * the kinds that rules ask for.
 */
function unguessablePassword(): string {
  const groups =
    randomBytes(32)
      .toString('base64url')
      .match(/.{1,3}/g) ?? [];
  return ['Aa1', ...groups].join('.');
}

async function insertVenues(
  client: pg.PoolClient,
  table: 'subscription_venues' | 'subscription_order_venues',
  owner: string,
  venues: Registration['venues'],
): Promise<void> {
  const column = table === 'subscription_venues' ? 'account_id' : 'order_id';
  await client.query(
    `INSERT INTO ${table} (${column}, venue_mic, delayed_orders, delayed_trades, realtime_orders, realtime_trades)
     SELECT $1, * FROM unnest($2::text[], $3::boolean[], $4::boolean[], $5::boolean[], $6::boolean[])`,
    [
      owner,
      venues.map(({ mic }) => mic),
      venues.map(({ isDelayedOrders }) => isDelayedOrders),
      venues.map(({ isDelayedTraders }) => isDelayedTraders),
      venues.map(({ isRealOrders }) => isRealOrders),
      venues.map(({ isRealTraders }) => isRealTraders),
    ],
  );
}

/** The account with everything that belongs to it, and the letter with the link. */
async function insertAccount(
  client: pg.PoolClient,
  deps: NewAccountDependencies,
  registration: Registration,
  subject: string,
): Promise<void> {
  const { userId, email, at, term, venues, price } = registration;
  await client.query(
    'INSERT INTO accounts (id, subject, email, created_at, country, terms_version) VALUES ($1, $2, $3, $4, $5, $6)',
    // A registration that was waiting since before versions were kept names none.
    [userId, subject, email, at, registration.details.country || null, registration.termsVersion ?? null],
  );
  await client.query('INSERT INTO subscriptions (account_id, starts_on, ends_on) VALUES ($1, $2, $3)', [
    userId,
    term.startsOn,
    term.endsOn,
  ]);
  // Real-time data is not shown before it is paid for: until then it stands in the order alone.
  const free = venues.map((venue) => ({ ...venue, isRealOrders: false, isRealTraders: false }));
  await insertVenues(
    client,
    'subscription_venues',
    userId,
    price > 0 ? free.filter((venue) => venue.isDelayedOrders || venue.isDelayedTraders) : venues,
  );
  if (price > 0) {
    const orderId = randomUUID();
    await client.query(
      `INSERT INTO subscription_orders (id, account_id, price, state, starts_on, ends_on, created_at)
       VALUES ($1, $2, $3, 'uncompleted', $4, $5, $6)`,
      [orderId, userId, price, term.startsOn, term.endsOn, at],
    );
    await insertVenues(client, 'subscription_order_venues', orderId, venues);
  }
  if (registration.slice) {
    await client.query("INSERT INTO entitlements (account_id, kind, granted_at) VALUES ($1, 'slice', $2)", [
      userId,
      at,
    ]);
  }
  const token = await deps.restoreTokens.issue(client, userId);
  await deps.postLetter(client, welcomeLetter(email, deps.links.restore(token)));
}

async function ownerOf(pool: pg.Pool, email: string, subject: string | null): Promise<string | undefined> {
  const { rows } = await pool.query<{ email: string }>(
    'SELECT email FROM accounts WHERE lower(email) = lower($1) OR subject = $2',
    [email, subject],
  );
  return rows[0]?.email;
}

/**
 * Carries a registration out: the person at the provider, then the account here with the letter, in one transaction.
 * When the address is taken, only its owner hears of it. May be repeated: a person who is at the provider without an
 * account here was left by an attempt that was cut off (or by another program of the same provider), and gets one.
 */
export async function makeAccount(
  deps: NewAccountDependencies,
  registration: Registration,
  finish: FinishTask,
): Promise<void> {
  const { pool, provider } = deps;
  const { email, details, question, answer } = registration;
  const end = (letter: Letter): Promise<void> =>
    inTransaction(pool, async (client) => {
      await finish(client);
      await deps.postLetter(client, letter);
    });

  let subject: string;
  try {
    const user = await provider.createUser({
      profile: {
        login: email,
        email,
        ...Object.fromEntries(
          Object.entries(profileOf(details)).filter((entry): entry is [string, string] => entry[1] !== null),
        ),
      },
      password: unguessablePassword(),
      recovery: { question, answer },
    });
    subject = user.id;
  } catch (error) {
    if (!isTaken(error)) {
      if (!isHopeless(error)) throw error;
      deps.log.error({ err: error }, 'the identity provider does not take a registration');
      return end(registrationFailedLetter(email, deps.links.register()));
    }
    const owner = await ownerOf(pool, email, null);
    if (owner !== undefined) return end(alreadyRegisteredLetter(owner, deps.links.signIn()));
    subject = (await provider.getUser(email)).id;
    const sameSubject = await ownerOf(pool, email, subject);
    if (sameSubject !== undefined) return end(alreadyRegisteredLetter(sameSubject, deps.links.signIn()));
  }
  try {
    await inTransaction(pool, async (client) => {
      await finish(client);
      await insertAccount(client, deps, registration, subject);
    });
  } catch (error) {
    // Another registration of the address came in between.
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) {
      const owner = await ownerOf(pool, email, subject);
      if (owner !== undefined) return end(alreadyRegisteredLetter(owner, deps.links.signIn()));
    }
    throw error;
  }
}
