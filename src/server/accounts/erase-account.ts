import type { Transaction } from '../../platform/database/database.ts';
import type { AccountsRow } from '../database/generated/rows.ts';

/**
 * Erases a person here, and records that the identity provider has to do the same. Orders, payments and receipts are
 * kept under a name that identifies nobody.
 *
 * @param client within a transaction that has locked the account
 * @returns the person's address; null if there is no such account
 */
export async function eraseAccount(
  client: Transaction,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await client.query<Pick<AccountsRow, 'subject' | 'email'>>(
    'SELECT subject, email FROM accounts WHERE id = $1',
    [accountId],
  );
  const person = rows[0];
  if (!person) return null;
  await client.query(
    'INSERT INTO removals (subject, requested_at, next_try_at) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING',
    [person.subject, now],
  );
  await client.query(
    `UPDATE payments SET payer_id = NULL, payment_ref = NULL, customer = NULL
     WHERE purchase_id IN (SELECT id FROM purchases WHERE account_id = $1)`,
    [accountId],
  );
  await client.query(
    `UPDATE invoices SET po_number = NULL, transfer_reference = NULL,
       customer = '{"Name": "", "Company": null, "Address": [], "Country": null, "TaxNumber": null}'
     WHERE account_id = $1`,
    [accountId],
  );
  await client.query(
    'DELETE FROM mail_outbox WHERE given_up_at IS NOT NULL AND lower(recipient) = lower($1)',
    [person.email],
  );
  await client.query('DELETE FROM accounts WHERE id = $1', [accountId]);
  return person.email;
}
