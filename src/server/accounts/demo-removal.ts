import { erasePeople, knownLogins } from '../../identity/people.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { type Actor, note } from '../publishing/audit.ts';
import { setCause } from '../subscriptions/entitlement-log.ts';
import { lockOpenPurchases } from '../subscriptions/purchases.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import { cancelPurchase } from '../subscriptions/void-purchases.ts';
import { demoAccounts } from './demo-accounts.ts';
import { eraseAccount } from './erase-account.ts';

/** The command with which an operator removes the demo accounts. */
export const removeDemoCommand = 'npm run daylight -- accounts remove-demo';

const logins = demoAccounts.map(({ login }) => login);

/** Logins of the demo accounts that exist here or at the embedded identity provider. Their password is public. */
export async function demoAccountsThere(pool: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'SELECT lower(email) AS email FROM accounts WHERE lower(email) = ANY($1)',
    [logins],
  );
  const there = new Set([...rows.map(({ email }) => email), ...(await knownLogins(pool, logins))]);
  return logins.filter((login) => there.has(login));
}

async function removeOne(client: Transaction, accountId: string, now: Date): Promise<void> {
  // Orders are locked before the account, as everywhere.
  for (const { id, state } of await lockOpenPurchases(client, accountId))
    if (state === 'uncompleted') await cancelPurchase(client, id, 'the demo account is removed');
  if (await lockAccount(client, accountId)) await eraseAccount(client, accountId, now);
}

/**
 * Removes the demo accounts with their sessions and subscriptions, here and at the embedded identity provider. The
 * service's own job removes them at an outside provider; this records what it has to remove.
 *
 * @param clock the security clock
 * @returns the logins that existed
 */
export async function removeDemoAccounts(
  pool: Database,
  clock: Clock,
  actor: Actor,
): Promise<readonly string[]> {
  const there = await demoAccountsThere(pool);
  if (there.length === 0) return there;
  const now = clock.now();
  await pool.transaction(async (client) => {
    await setCause(client, `the operator ${[actor.osUser, actor.by].filter(Boolean).join(' for ')}`);
    const { rows } = await client.query<Pick<AccountsRow, 'id'>>(
      'SELECT id FROM accounts WHERE lower(email) = ANY($1) ORDER BY id',
      [logins],
    );
    for (const { id } of rows) await removeOne(client, id, now);
    await erasePeople(client, logins);
    await note(client, actor, now, 'remove demo accounts', there.join(' '));
  });
  return there;
}
