import type { Transaction } from '../../platform/database/database.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';

export type LockedAccount = Pick<AccountsRow, 'id' | 'subject' | 'payer_ref' | 'suspended_at'>;

/** Locks the account with a login until the transaction ends. @throws Refusal 404 if there is none */
export async function lockLogin(client: Transaction, login: string): Promise<LockedAccount> {
  const { rows } = await client.query<LockedAccount>(
    'SELECT id, subject, payer_ref, suspended_at FROM accounts WHERE lower(email) = lower($1) FOR NO KEY UPDATE',
    [login],
  );
  const [account] = rows;
  if (!account) throw new Refusal('not-found', `There is no account ${login}.`);
  return account;
}
