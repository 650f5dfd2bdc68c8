import { parsePhone } from '../../domain/phone/phone.ts';

/**
 * A person's details. They live in one place, the profile at the identity provider, under Okta's standard names; the
 * portal's own tables hold the address alone, which cannot change.
 */
export type Details = {
  readonly firstName: string;
  readonly lastName: string;
  /** As `parsePhone` stores it: `+442079460958`, with `;ext=` where there is an extension. */
  readonly phone: string;
  readonly company: string | null;
  readonly country: string;
};

export type ProviderProfile = Readonly<Record<string, string | null>>;

/** Details as the provider's profile takes them; null removes what was there. */
export function profileOf({ firstName, lastName, phone, company, country }: Details): ProviderProfile {
  return { firstName, lastName, primaryPhone: phone, organization: company, countryCode: country };
}

/** Details out of a provider's profile, which another program may have filled: empty where something is missing. */
export function detailsOf(profile: ProviderProfile): Details {
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    phone: profile.primaryPhone ?? '',
    company: profile.organization ?? null,
    country: profile.countryCode ?? '',
  };
}

/** A number that the form has found right, in the one form in which it is stored. */
export function storedPhone(text: string, country: string): string {
  return parsePhone(text, country)?.stored ?? text;
}
