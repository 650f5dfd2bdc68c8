import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ProviderClient, ProviderUser } from '../auth/provider-client.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { lockOpenPurchases } from '../subscriptions/purchases.ts';
import { cancelPurchase } from '../subscriptions/void-purchases.ts';
import { profileOf } from './profile.ts';
import { insertChoices } from './registered-choices.ts';
import type { Registration } from './registration.ts';
import type { LiveLink } from './restore-tokens.ts';

/** The message for a registration whose address was paid for, or proved to be somebody's, under another one. */
export const registrationLapsed =
  'This registration no longer counts: the address is used by another one already. Please ask for a new link on the login page.';

/** A provider creates a person together with the first, unguessable password; somebody set any later one. */
const sameMomentMs = 60_000;

/** When somebody set a password at the provider; null while the initial one is still there. */
export function passwordSetAtProvider({ created, passwordChanged }: ProviderUser): string | null {
  if (passwordChanged === null || created === null) return passwordChanged;
  return Date.parse(passwordChanged) - Date.parse(created) > sameMomentMs ? passwordChanged : null;
}

/** Whether money was taken or is being taken for the account: such a registration is not displaced. */
export async function hasPurchase(client: Transaction, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM purchases
     WHERE account_id = $1 AND state IN ('executing', 'pending', 'paid', 'refunded')`,
    [accountId],
  );
  return rowCount !== 0;
}

/** The registration that the link confirms; null for a forgotten password. */
export function waitingRegistration(link: LiveLink): Registration | null {
  return link.registration === null ? null : JSON.parse(link.registration);
}

const normal = (answer: string): Buffer =>
  createHash('sha256').update(answer.normalize('NFC').trim().toLowerCase()).digest();

/** Whether an answer is the registration's, compared as the provider does: ignoring case and surrounding spaces. */
export function isAnswerOf(registration: Registration, answer: string): boolean {
  return timingSafeEqual(normal(registration.answer), normal(answer));
}

/** Replaces the registration that has counted until now. It can be repeated. */
async function displace(pool: Database, accountId: string, registration: Registration): Promise<void> {
  await pool.transaction(async (client) => {
    // Locked so that no payment starts meanwhile; orders before their account, as everywhere.
    const purchases = await lockOpenPurchases(client, accountId);
    const { rows } = await client.query<Pick<AccountsRow, 'password_set_at'> & { counts: string }>(
      'SELECT coalesce(registration_id, id) AS counts, password_set_at FROM accounts WHERE id = $1 FOR UPDATE',
      [accountId],
    );
    const account = rows[0];
    if (!account || account.counts === registration.userId) return;
    if (account.password_set_at !== null || (await hasPurchase(client, accountId))) {
      throw new Refusal('not-found', registrationLapsed);
    }
    // None is being paid for, so all are uncompleted.
    for (const { id } of purchases)
      await cancelPurchase(client, id, 'another registration of the address counts');
    const { userId, details, termsVersion } = registration;
    await client.query(
      'UPDATE accounts SET registration_id = $2, country = $3, terms_version = $4 WHERE id = $1',
      [accountId, userId, details.country || null, termsVersion],
    );
    await client.query('DELETE FROM entitlements WHERE account_id = $1', [accountId]);
    await insertChoices(client, accountId, registration);
  });
}

/**
 * Makes a registration the one that counts, here and at the provider. The provider is updated each time, because an
 * interrupted attempt may have left another registration's question there.
 *
 * @throws Refusal 404 if the address was paid for under another registration
 */
export async function applyRegistration(
  { pool, provider }: { readonly pool: Database; readonly provider: ProviderClient },
  link: LiveLink,
  registration: Registration,
): Promise<void> {
  await displace(pool, link.accountId, registration);
  const { details, question, answer } = registration;
  await provider.updateUser(link.subject, profileOf(details), { question, answer });
}
