import * as forms from '../../contract/generated/forms.js';
import type { SeenDetails, SetUserDetailsRequest, UserDetails } from '../../contract/generated/types.ts';
import { detailsOnWire } from '../../domain/account/details.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { providerFault } from '../auth/provider-fault.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, OperationRequest } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { noteEvent } from './account-events.ts';
import { detailsByAccount, detailsByAddress } from './account-limits.ts';
import { assertForm, fieldFaults } from './form-faults.ts';
import {
  detailsOf,
  type ProviderProfile,
  profileOf,
  storedCompany,
  storedName,
  storedPhone,
} from './profile.ts';

export type UserDetailsDependencies = {
  /** Real time. */
  readonly clock: Clock;
  readonly pool: Database;
  readonly provider: ProviderClient;
  readonly limits: AttemptLimits;
};

/** The message at the address (A 3.3: read-only). */
export const addressIsFixed = 'The email address cannot be changed';

/** The message at a field that was changed after the page showed it, in another tab or on another device. */
export const changedElsewhere =
  'This was changed elsewhere in the meantime. Load the page again to see it; what you typed is kept';

type Kept = Omit<UserDetails, 'Email'>;

/** What is stored of an account's details. */
type Stored = {
  readonly details: Kept;
  /** The account's country here. The provider's has precedence; an interrupted save may leave them different. */
  readonly ownCountry: string | null;
};

async function readDetails(
  { pool, provider }: UserDetailsDependencies,
  request: Pick<OperationRequest<'getUserDetails'>, 'session' | 'log'>,
): Promise<Stored> {
  const { session } = request;
  const { rows } = await pool.query<Pick<AccountsRow, 'tax_number' | 'country'>>(
    'SELECT tax_number, country FROM accounts WHERE id = $1',
    [session.accountId],
  );
  const user = await provider.getUser(session.subject).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  const { firstName, lastName, phone, company, country } = detailsOf(user.profile);
  return {
    details: {
      FirstName: firstName,
      LastName: lastName,
      Phone: phone,
      Company: company,
      TaxNumber: rows[0]?.tax_number ?? null,
      Country: country,
    },
    ownCountry: rows[0]?.country ?? null,
  };
}

/** The caller's own details (A 3.3). */
export async function getUserDetails(
  dependencies: UserDetailsDependencies,
  request: OperationRequest<'getUserDetails'>,
): Promise<Answer<'getUserDetails'>> {
  const { details } = await readDetails(dependencies, request);
  return { status: 200, body: { ...details, Email: request.session.email } };
}

const asKept = (sent: SetUserDetailsRequest | SeenDetails): Kept => ({
  FirstName: storedName(sent.FirstName),
  LastName: storedName(sent.LastName),
  Phone: storedPhone(sent.Phone, sent.Country),
  Company: storedCompany(sent.Company),
  TaxNumber: sent.TaxNumber?.trim() || null,
  Country: sent.Country,
});

/**
 * The details as stored now, with the caller's changes applied.
 *
 * @throws Refusal 409 at the fields that the caller and somebody else have both changed, to different values
 */
function amended(wanted: Kept, seen: Kept, now: Kept): Kept {
  const names = ['FirstName', 'LastName', 'Phone', 'Company', 'TaxNumber', 'Country'] as const;
  const lost = names.filter(
    (name) => wanted[name] !== seen[name] && now[name] !== seen[name] && now[name] !== wanted[name],
  );
  if (lost.length > 0)
    throw new Refusal('conflict', changedElsewhere, {
      fields: Object.fromEntries(lost.map((name) => [name, [changedElsewhere]])),
    });
  const merged = { ...wanted };
  const keep = <Name extends keyof Kept>(name: Name): void => {
    if (wanted[name] === seen[name]) merged[name] = now[name];
  };
  for (const name of names) keep(name);
  return merged;
}

const asProfile = (kept: Kept): ProviderProfile =>
  profileOf({
    firstName: kept.FirstName,
    lastName: kept.LastName,
    phone: kept.Phone,
    company: kept.Company,
    country: kept.Country,
  });

/**
 * Saves the caller's own details, and nothing else of their profile (A 3.3, 4.5). If the request says what the page
 * showed, only the differences from what is stored are written, because another tab may be changing the rest.
 */
export async function setUserDetails(
  dependencies: UserDetailsDependencies,
  request: OperationRequest<'setUserDetails'>,
): Promise<Answer<'setUserDetails'>> {
  const { pool, provider, limits, clock } = dependencies;
  const { session, body } = request;
  const values = Object.fromEntries(
    Object.entries(detailsOnWire).map(([name, wireName]) => [name, body[wireName]]),
  );
  assertForm(forms.DetailsForm, values, { wireNames: detailsOnWire });
  const { Email: email = '', Seen: seen } = body;
  if (email !== '' && email.toLowerCase() !== session.email.toLowerCase()) {
    throw fieldFaults({ Email: addressIsFixed });
  }
  await limits.consume([
    { limit: detailsByAccount, key: session.accountId },
    { limit: detailsByAddress, key: request.network },
  ]);
  const wanted = asKept(body);
  const now = seen ? await readDetails(dependencies, request) : null;
  const details = seen && now ? amended(wanted, asKept(seen), now.details) : wanted;
  const stored = now ? asProfile(now.details) : {};
  const changes = Object.entries(asProfile(details)).filter(([name, value]) => value !== stored[name]);
  if (changes.length > 0)
    await provider.updateUser(session.subject, Object.fromEntries(changes)).catch((error: unknown) => {
      throw providerFault(error, request);
    });
  const hasNewTaxNumber = now === null || details.TaxNumber !== now.details.TaxNumber;
  await pool.transaction(async (client) => {
    // The country's working days decide when an ended subscription is suspended; the profile has no tax number.
    await client.query(
      `UPDATE accounts SET country = CASE WHEN $3 THEN $2 ELSE country END,
         tax_number = CASE WHEN $5 THEN $4 ELSE tax_number END
       WHERE id = $1`,
      [
        session.accountId,
        details.Country,
        details.Country !== now?.ownCountry,
        details.TaxNumber,
        hasNewTaxNumber,
      ],
    );
    if (changes.length === 0 && !hasNewTaxNumber) return;
    const event = { kind: 'details-changed', at: clock.now(), browser: request.browser } as const;
    await noteEvent(client, { id: session.accountId }, event);
  });
  return { status: 200, body: { ...details, Email: session.email } };
}
