import type pg from 'pg';
import { forms } from '../../contract/generated/forms.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { providerFault } from '../auth/provider-fault.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, OperationRequest } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { detailsByAccount, detailsByAddress } from './account-limits.ts';
import { assertForm, fieldFaults, fieldsOf, textOf } from './form-faults.ts';
import { detailsOf, profileOf, storedPhone } from './profile.ts';

export interface UserDetailsDependencies {
  readonly pool: pg.Pool;
  readonly provider: ProviderClient;
  readonly limits: AttemptLimits;
}

/** Said at the address (A 3.3: read-only). */
export const addressIsFixed = 'The email address cannot be changed';

const wireNames = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phoneNumber: 'Phone',
  company: 'Company',
  taxNumber: 'TaxNumber',
  country: 'Country',
} as const;

/** The caller's own details (A 3.3). */
export async function getUserDetails(
  { pool, provider }: UserDetailsDependencies,
  request: OperationRequest,
): Promise<Answer> {
  const { session } = request;
  if (session === null) throw new Refusal('unauthenticated', signInFirst);
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
  request: OperationRequest,
): Promise<Answer> {
  const { session } = request;
  if (session === null) throw new Refusal('unauthenticated', signInFirst);
  const body = fieldsOf(request.body);
  const values = Object.fromEntries(
    Object.entries(wireNames).map(([name, wireName]) => [name, textOf(body, wireName)]),
  );
  assertForm(forms.DetailsForm, values, { wireNames });
  const email = textOf(body, 'Email');
  if (email !== '' && email.toLowerCase() !== session.email.toLowerCase()) {
    throw fieldFaults({ Email: addressIsFixed });
  }
  await limits.take([
    { limit: detailsByAccount, key: session.accountId },
    { limit: detailsByAddress, key: request.network },
  ]);
  const country = textOf(body, 'Country');
  const changes = profileOf({
    firstName: textOf(body, 'FirstName'),
    lastName: textOf(body, 'LastName'),
    phone: storedPhone(textOf(body, 'Phone'), country),
    company: textOf(body, 'Company') || null,
    country,
  });
  await provider.updateUser(session.subject, changes).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  // Its working days decide when a subscription that ended is suspended; the profile has no place for a tax number.
  await pool.query("UPDATE accounts SET country = $2, tax_number = nullif($3, '') WHERE id = $1", [
    session.accountId,
    country,
    textOf(body, 'TaxNumber').trim(),
  ]);
  return { status: 204 };
}
