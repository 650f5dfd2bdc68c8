import { randomBytes } from 'node:crypto';
import { codeOf } from '../../domain/thrown.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { ProviderError } from '../auth/provider-error.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import {
  alreadyRegisteredMail,
  anotherRegistrationMail,
  registrationFailedMail,
  welcomeMail,
} from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { alreadyRegisteredMails } from './account-limits.ts';
import type { FinishTask } from './account-tasks.ts';
import { profileOf } from './profile.ts';
import { insertChoices } from './registered-choices.ts';
import type { Registration } from './registration.ts';
import { type RestoreTokens, withLink } from './restore-tokens.ts';
import { hasPurchase, passwordSetAtProvider } from './waiting-registrations.ts';

export type NewAccountDependencies = {
  readonly pool: Database;
  readonly provider: ProviderClient;
  readonly restoreTokens: RestoreTokens;
  readonly limits: Pick<AttemptLimits, 'count'>;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Addresses of the portal, built only from PUBLIC_URL. */
  readonly links: PortalLinks;
  readonly log: { error: (facts: object, message: string) => void };
};

export type PortalLinks = {
  readonly signIn: () => string;
  readonly register: () => string;
  readonly restore: (token: string) => string;
};

const uniqueViolation = '23505';

const isTaken = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.code === 'E0000001' &&
  error.causes.some((cause) => /already exists/i.test(cause));

/** The provider rejects the data itself, so retrying is useless. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ProviderError && ['E0000001', 'E0000014'].includes(error.code);

/**
 * A password that is not kept anywhere: 256 bits, in groups too short to contain a part of a login (A 5), with every
 * kind of character that password rules require.
 */
function unguessablePassword(): string {
  const groups =
    randomBytes(32)
      .toString('base64url')
      .match(/.{1,3}/g) ?? [];
  return ['Aa1', ...groups].join('.');
}

/** Inserts the account with everything that belongs to it, and queues the mail with the link. */
async function insertAccount(
  client: Transaction,
  deps: NewAccountDependencies,
  registration: Registration,
  { subject, passwordSetAt }: Person,
): Promise<void> {
  const { userId, email, at } = registration;
  await client.query(
    `INSERT INTO accounts (id, subject, email, created_at, country, terms_version, password_set_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      userId,
      subject,
      email,
      at,
      registration.details.country || null,
      // A registration that has waited since before versions were stored has none.
      registration.termsVersion ?? null,
      passwordSetAt,
    ],
  );
  await insertChoices(client, userId, registration);
  // Somebody with a password at the provider also has a security question there.
  const token = await deps.restoreTokens.issue(
    client,
    userId,
    passwordSetAt === null ? waitingOf(registration) : undefined,
  );
  await deps.queueMail(client, withLink(welcomeMail(email, deps.links.restore(token)), token));
}

/** A person at the provider for whom an account is made here. */
type Person = {
  readonly subject: string;
  /** When they set a password there; null if nobody has. */
  readonly passwordSetAt: string | null;
};

const waitingOf = (registration: Registration) => ({
  id: registration.userId,
  text: JSON.stringify(registration),
});

type Owner = Pick<AccountsRow, 'id' | 'email' | 'subject'>;

/** Whether a person was erased here and is still to be erased at the provider. */
async function isErasedHere(pool: Database, subject: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM removals WHERE subject = $1', [subject]);
  return rowCount === 1;
}

async function ownerOf(pool: Database, email: string, subject: string | null): Promise<Owner | undefined> {
  const { rows } = await pool.query<Owner>(
    'SELECT id, email, subject FROM accounts WHERE lower(email) = lower($1) OR subject = $2',
    [email, subject],
  );
  return rows[0];
}

/**
 * Informs the owner of an address that it was registered again. While no password is set, nobody has proved to be the
 * owner, so the new registration waits beside the first, with a link of its own.
 */
async function registerAgain(
  deps: NewAccountDependencies,
  registration: Registration,
  owner: Owner,
  finish: FinishTask,
): Promise<void> {
  const unproven = passwordSetAtProvider(await deps.provider.getUser(owner.subject)) === null;
  const mails = await deps.limits.count(alreadyRegisteredMails, owner.id);
  await deps.pool.transaction(async (client) => {
    await finish(client);
    const { rows } = await client.query<Pick<AccountsRow, 'password_set_at'>>(
      'SELECT password_set_at FROM accounts WHERE id = $1 FOR UPDATE',
      [owner.id],
    );
    const isOpen = unproven && rows[0]?.password_set_at === null && !(await hasPurchase(client, owner.id));
    if (!isOpen) {
      if (mails > alreadyRegisteredMails.most) return;
      await deps.queueMail(client, alreadyRegisteredMail(owner.email, deps.links.signIn()));
      return;
    }
    const token = await deps.restoreTokens.issue(client, owner.id, waitingOf(registration));
    const mail = anotherRegistrationMail(owner.email, deps.links.restore(token));
    await deps.queueMail(client, withLink(mail, token));
  });
}

/**
 * Carries out a registration: creates the person at the provider, then the account here and the mail, in one
 * transaction. If the address is taken, only its owner is informed; while no password is set, the link that is used
 * decides which registration counts. It can be repeated: a person at the provider without an account here was left by
 * an interrupted attempt (or by another program that uses the provider), and gets an account.
 */
export async function makeAccount(
  deps: NewAccountDependencies,
  registration: Registration,
  finish: FinishTask,
): Promise<void> {
  const { pool, provider } = deps;
  const { email, details, question, answer } = registration;
  const end = (mail: Mail): Promise<void> =>
    pool.transaction(async (client) => {
      await finish(client);
      await deps.queueMail(client, mail);
    });

  let person: Person;
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
    person = { subject: user.id, passwordSetAt: null };
  } catch (error) {
    if (!isTaken(error)) {
      if (!isHopeless(error)) throw error;
      deps.log.error({ err: error }, 'the identity provider refused a registration');
      return end(registrationFailedMail(email, deps.links.register()));
    }
    const owner = await ownerOf(pool, email, null);
    if (owner !== undefined) return registerAgain(deps, registration, owner, finish);
    const user = await provider.getUser(email);
    if (await isErasedHere(pool, user.id)) {
      // Adopted, the person would be erased there later, and the new account with them.
      await provider.deleteUser(user.id);
      await pool.query('DELETE FROM removals WHERE subject = $1', [user.id]);
      return makeAccount(deps, registration, finish);
    }
    person = { subject: user.id, passwordSetAt: passwordSetAtProvider(user) };
    const sameSubject = await ownerOf(pool, email, user.id);
    if (sameSubject !== undefined) return registerAgain(deps, registration, sameSubject, finish);
  }
  try {
    await pool.transaction(async (client) => {
      await finish(client);
      await insertAccount(client, deps, registration, person);
    });
  } catch (error) {
    // Another registration of the address was faster.
    if (codeOf(error) === uniqueViolation) {
      const owner = await ownerOf(pool, email, person.subject);
      if (owner !== undefined) return registerAgain(deps, registration, owner, finish);
    }
    throw error;
  }
}
