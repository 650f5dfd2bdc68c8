import type pg from 'pg';
import { forms } from '../../contract/generated/forms.ts';
import { detailsOnWire } from '../../domain/account/details.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { providerFault } from '../auth/provider-fault.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, OperationRequest } from '../http/operation.ts';
import { detailsByAccount, detailsByAddress } from './account-limits.ts';
import { assertForm, fieldFaults } from './form-faults.ts';
import { detailsOf, profileOf, storedPhone } from './profile.ts';

export type UserDetailsDependencies = {
  readonly pool: pg.Pool;
  readonly provider: ProviderClient;
  readonly limits: AttemptLimits;
};

/** Said at the address (A 3.3: read-only). */
export const addressIsFixed = 'The email address cannot be changed';

/** The caller's own details (A 3.3). */
export async function getUserDetails(
  { pool, provider }: UserDetailsDependencies,
  request: OperationRequest<'getUserDetails'>,
): Promise<Answer<'getUserDetails'>> {
  const { session } = request;
  const { rows } = await pool.query<{ tax_number: string | null }>(
    'SELECT tax_number FROM accounts WHERE id = $1',
    [session.accountId],
  );
  const user = await provider.getUser(session.subject).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  const { firstName, lastName, phone, company, country } = detailsOf(user.profile);
  return {
    status: 200,
    body: {
      FirstName: firstName,
      LastName: lastName,
      Email: session.email,
      Phone: phone,
      Company: company,
      TaxNumber: rows[0]?.tax_number ?? null,
      Country: country,
    },
  };
}

/** Saves the caller's own details, and nothing else of their profile (A 3.3, 4.5). */
export async function setUserDetails(
  { pool, provider, limits }: UserDetailsDependencies,
  request: OperationRequest<'setUserDetails'>,
): Promise<Answer<'setUserDetails'>> {
  const { session, body } = request;
  const values = Object.fromEntries(
    Object.entries(detailsOnWire).map(([name, wireName]) => [name, body[wireName]]),
  );
  assertForm(forms.DetailsForm, values, { wireNames: detailsOnWire });
  const { Email: email = '', Country: country } = body;
  if (email !== '' && email.toLowerCase() !== session.email.toLowerCase()) {
    throw fieldFaults({ Email: addressIsFixed });
  }
  await limits.take([
    { limit: detailsByAccount, key: session.accountId },
    { limit: detailsByAddress, key: request.network },
  ]);
  const changes = profileOf({
    firstName: body.FirstName,
    lastName: body.LastName,
    phone: storedPhone(body.Phone, country),
    company: body.Company || null,
    country,
  });
  await provider.updateUser(session.subject, changes).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  // Its working days decide when a subscription that ended is suspended; the profile has no place for a tax number.
  await pool.query("UPDATE accounts SET country = $2, tax_number = nullif($3, '') WHERE id = $1", [
    session.accountId,
    country,
    body.TaxNumber?.trim() ?? '',
  ]);
  return { status: 204 };
}
