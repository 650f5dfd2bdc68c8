import type { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';

/** A person who must be able to sign in. */
export type Person = {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly recovery: { readonly question: string; readonly answer: string };
  /** Further profile texts by the provider's names: `mobilePhone`, `organization`, `countryCode`. */
  readonly profile?: Readonly<Record<string, string>>;
};

/**
 * Makes sure that the provider knows these people; whoever is there already stays as they are. For the demo
 * accounts of the sandbox.
 *
 * @returns the provider's id (the subject of its tokens) by login
 * @throws ProviderError when the provider fails
 */
export async function ensurePeople(
  provider: ProviderClient,
  people: readonly Person[],
): Promise<ReadonlyMap<string, string>> {
  const subjects = new Map<string, string>();
  for (const person of people) {
    subjects.set(person.login, await ensurePerson(provider, person));
  }
  return subjects;
}

async function ensurePerson(provider: ProviderClient, person: Person): Promise<string> {
  const { login, firstName, lastName, password, recovery } = person;
  const existing = await provider.getUser(login).catch((error: unknown) => {
    if (error instanceof ProviderError && error.code === 'E0000007') {
      return undefined;
    }
    throw error;
  });
  if (existing) {
    return existing.id;
  }
  const profile = { ...person.profile, login, email: login, firstName, lastName };
  const created = await provider.createUser({ profile, password, recovery });
  return created.id;
}
