import type { StateStore } from 'oidc-client-ts';
import { type KeptValues, keptValuesIn } from './kept-values.ts';

const key = 'signIn';

// A sign-in belongs to its tab, so the chain of A 9 starts with session storage; the last resort is a cookie.
const values = keptValuesIn({
  local: () => null,
  session: () => globalThis.sessionStorage,
  cookies: () => globalThis.document,
  secure: globalThis.location?.protocol === 'https:',
});

/**
 * Where the provider client keeps state, nonce and code verifier until the user returns, by the name of the state. All
 * are under one key, so that those of an abandoned sign-in can be found and removed wherever they are stored.
 */
function signInStoreIn(kept: KeptValues): StateStore {
  const read = (): Record<string, string> => {
    const found = kept.read(key);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  };
  return {
    set: async (name, text) => {
      // If there is no room for several, keep only the current sign-in.
      if (kept.keep(key, { ...read(), [name]: text }) || kept.keep(key, { [name]: text })) return;
      throw new Error('nothing stores what the return from the identity provider needs');
    },
    get: async (name) => read()[name] ?? null,
    remove: async (name) => {
      const { [name]: found, ...others } = read();
      if (Object.keys(others).length === 0) kept.forget(key);
      else kept.keep(key, others);
      return found ?? null;
    },
    getAllKeys: async () => Object.keys(read()),
  };
}

/** The store of this tab. */
export const signInStore = signInStoreIn(values);
