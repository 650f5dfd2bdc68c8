/** A person's details by the names of the form (A 3.3). */
export type Details = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly company: string;
  /** For receipts; empty when there is none. */
  readonly taxNumber: string;
  readonly country: string;
};

export const noDetails: Details = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  company: '',
  taxNumber: '',
  country: '',
};

/** What was kept and differs from what the service has, or null; never the e-mail address, which cannot change. */
export function changesIn(kept: Partial<Details> | null, details: Details): Partial<Details> | null {
  const had = new Map<string, string>(Object.entries(details));
  const changes = Object.entries(kept ?? {}).filter(
    ([name, value]) => name !== 'email' && had.has(name) && had.get(name) !== value,
  );
  return changes.length === 0 ? null : Object.fromEntries(changes);
}
