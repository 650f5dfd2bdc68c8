import type { Database } from '../../platform/database/database.ts';
import { detailsOf } from '../accounts/profile.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import type { Customer } from './payment-store.ts';

/**
 * Reads the payer's name, company and country for the receipt from the profile at the identity provider. They are read
 * when a payment is opened, since no outside call may be made while one is recorded. If the provider does not answer,
 * the receipt lacks the name, but the payment goes on.
 */
export function createCustomerOf(
  pool: Database,
  provider: Pick<ProviderClient, 'getUser'>,
  log: { warn: (facts: object, message: string) => void },
): (accountId: string) => Promise<Customer | null> {
  return async (accountId) => {
    const { rows } = await pool.query<Pick<AccountsRow, 'subject' | 'tax_number'>>(
      'SELECT subject, tax_number FROM accounts WHERE id = $1',
      [accountId],
    );
    const account = rows[0];
    if (!account) return null;
    try {
      const { firstName, lastName, company, country } = detailsOf(
        (await provider.getUser(account.subject)).profile,
      );
      return {
        name: `${firstName} ${lastName}`.trim(),
        company,
        country: country || null,
        taxNumber: account.tax_number,
      };
    } catch (error) {
      log.warn({ err: error }, 'the payer for the receipt could not be looked up');
      return null;
    }
  };
}
