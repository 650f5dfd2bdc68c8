import { parsePhone } from '../../domain/phone/phone.ts';

/**
 * A person's details. They are stored in one place, the profile at the identity provider, under Okta's standard names.
 * The portal's own tables contain only the address, which cannot change.
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

/** Details in the form of the provider's profile; null removes a value. */
export function profileOf({ firstName, lastName, phone, company, country }: Details): ProviderProfile {
  return { firstName, lastName, primaryPhone: phone, organization: company, countryCode: country };
}

/** A name without the blanks around it, which pasted texts often have. */
export const storedName = (text: string): string => text.trim();

/** A company's name; null if there is none, or nothing but blanks. */
export const storedCompany = (text: string | null | undefined): string | null => text?.trim() || null;

/** Details read from a provider's profile; empty where a value is missing, since another program may have filled it. */
export function detailsOf(profile: ProviderProfile): Details {
  return {
    firstName: storedName(profile.firstName ?? ''),
    lastName: storedName(profile.lastName ?? ''),
    phone: profile.primaryPhone ?? '',
    company: storedCompany(profile.organization),
    country: profile.countryCode ?? '',
  };
}

/** A number that the form has accepted, in its stored form. */
export function storedPhone(text: string, country: string): string {
  return parsePhone(text, country)?.stored ?? text;
}
