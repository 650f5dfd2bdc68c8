import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { ProviderError } from '../auth/provider-error.ts';
import { endAtProvider } from '../auth/provider-fault.ts';
import type { Clock } from '../clock.ts';
import type { CallContext } from '../http/operation.ts';
import { passwordChangedMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { RequestSession, Sessions, StartedSession } from '../sessions/sessions.ts';
import { noteEvent } from './account-events.ts';
import type { AccountTasks, FinishTask } from './account-tasks.ts';
import type { PortalLinks } from './new-account.ts';
import type { RestoreTokens } from './restore-tokens.ts';

/** The task posted before a password is set at the provider: what has to follow here, whatever happens meanwhile. */
export type PasswordSet = {
  readonly kind: 'password-set';
  readonly email: string;
  readonly accountId: string;
  readonly subject: string;
  /** When the provider's password had last changed before this, as it says. */
  readonly before: string | null;
  /** The session whose owner sets it, by its hash. */
  readonly session: string | null;
  /** The link by which it is set, by its hash in hex. */
  readonly link: string | null;
  /** ISO, real time. */
  readonly at: string;
};

export type PasswordSetDependencies = {
  readonly pool: Database;
  readonly provider: ProviderClient;
  /** Real time. */
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly tasks: AccountTasks;
  readonly restoreTokens: Pick<RestoreTokens, 'endAll'>;
  readonly queueMail: (client: Queryable, mail: Mail) => Promise<unknown>;
  readonly links: PortalLinks;
};

type Kept = { readonly session: string | null; readonly link: string | null };

/** Ends the account's other sessions and its links. @returns whether the account still exists */
async function endOthers(
  client: Transaction,
  deps: Pick<PasswordSetDependencies, 'clock' | 'sessions' | 'restoreTokens'>,
  accountId: string,
  kept: Kept,
): Promise<boolean> {
  const { rowCount } = await client.query('UPDATE accounts SET password_set_at = $2 WHERE id = $1', [
    accountId,
    deps.clock.now(),
  ]);
  await deps.sessions.endOthers(accountId, kept.session, client);
  await deps.restoreTokens.endAll(accountId, kept.link, client);
  return rowCount !== 0;
}

/**
 * Sets a password at the provider; then ends sessions and links and queues the mail in one transaction. If that is not
 * reached, the worker does it.
 *
 * @param set returns false if the provider had the password already, from an attempt that was interrupted
 * @param renewed the caller's session, which a new one replaces; null if there is none
 */
export async function setPasswordAtProvider(
  deps: PasswordSetDependencies,
  request: Pick<CallContext, 'log' | 'browser'>,
  person: Omit<PasswordSet, 'kind' | 'before' | 'at'>,
  set: (hasOther: () => Promise<boolean>) => Promise<boolean>,
  renewed: Pick<RequestSession, 'factorAt'> | null,
): Promise<StartedSession | null> {
  const { passwordChanged: before } = await deps.provider.getUser(person.subject);
  const at = deps.clock.now().toISOString();
  const task = await deps.tasks.begin({ kind: 'password-set', ...person, before, at });
  try {
    const isNew = await set(task.hasOther).catch(async (error: unknown) => {
      // After any other failure it may have been set all the same. An earlier attempt may have been accepted.
      if (error instanceof ProviderError && error.kind === 'refused') await task.withdraw();
      throw error;
    });
    // First there: until then, a sign-in begun with the old password could still become a session here.
    await endAtProvider(deps.provider, person.subject, request);
    return await deps.pool.transaction(async (client) => {
      const ended = await task.end(client);
      const started =
        renewed && (await deps.sessions.start(person.accountId, client, renewed.factorAt, request.browser));
      await endOthers(client, deps, person.accountId, { session: started?.id ?? null, link: null });
      // One mail for each password: the task of an interrupted attempt owes its own, and the worker may have sent it.
      if (ended > (isNew ? 0 : 1)) {
        const event = { kind: 'password-changed', at: deps.clock.now(), browser: request.browser } as const;
        await noteEvent(client, { id: person.accountId }, event);
        await deps.queueMail(client, passwordChangedMail(person.email, deps.links.signIn()));
      }
      return started;
    });
  } finally {
    await task.release();
  }
}

/** Whether the provider accepts the password: an interrupted attempt may have set it. */
export async function isPassword(
  provider: ProviderClient,
  login: string,
  password: string,
  address: string,
): Promise<boolean> {
  try {
    await provider.authenticate(login, password, address);
    return true;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused') return false;
    throw error;
  }
}

/** The longest time for which a call may still be on its way at the provider after its caller has died. */
const undecidedMs = 60_000;

/** Not known yet: the provider may be setting it. The task is tried again. */
class Undecided extends Error {
  override readonly name = 'PasswordUndecided';
}

/**
 * Does what a request that set a password left undone. Whoever set it keeps the session and the link that were used,
 * because they got no answer and will try again.
 */
export async function followPasswordSet(
  deps: PasswordSetDependencies,
  task: PasswordSet,
  finish: FinishTask,
): Promise<void> {
  const { passwordChanged } = await deps.provider.getUser(task.subject).catch((error: unknown) => {
    // Erased meanwhile.
    if (error instanceof ProviderError && error.code === 'E0000007') return { passwordChanged: task.before };
    throw error;
  });
  if (passwordChanged === task.before) {
    if (deps.clock.now().getTime() - Date.parse(task.at) < undecidedMs)
      throw new Undecided('A password may still be set');
    return deps.pool.transaction(finish);
  }
  await deps.provider.endSessions(task.subject);
  await deps.pool.transaction(async (client) => {
    await finish(client);
    if (!(await endOthers(client, deps, task.accountId, task))) return;
    await noteEvent(client, { id: task.accountId }, { kind: 'password-changed', at: task.at });
    await deps.queueMail(client, passwordChangedMail(task.email, deps.links.signIn()));
  });
}
