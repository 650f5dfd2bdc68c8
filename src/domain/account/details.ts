/** The names of a person's details on the wire, by those of the form (A 3.3). */
export const detailsOnWire = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phoneNumber: 'Phone',
  company: 'Company',
  /** For receipts. */
  taxNumber: 'TaxNumber',
  country: 'Country',
} as const;

/** A person's details by the names of the form; empty where nothing was given. */
export type Details = { readonly [Name in keyof typeof detailsOnWire]: string };

export const noDetails: Details = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  company: '',
  taxNumber: '',
  country: '',
};

/** A 4.5: the update-success alert. */
export const detailsSavedText = 'Your details have been updated.';

/** What was kept and differs from the service's details, or null; never the e-mail address, which cannot change. */
export function changesIn(kept: Partial<Details> | null, details: Details): Partial<Details> | null {
  const had = new Map<string, string>(Object.entries(details));
  const changes = Object.entries(kept ?? {}).filter(
    ([name, value]) => name !== 'email' && had.has(name) && had.get(name) !== value,
  );
  return changes.length === 0 ? null : Object.fromEntries(changes);
}
