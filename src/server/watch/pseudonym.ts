import { createHmac } from 'node:crypto';
import { derivedKey } from '../../platform/seal.ts';

/** The kinds of things that have a pseudonym. */
export type Named = 'account' | 'key' | 'login' | 'publisher' | 'subject';

/** Returns the name under which the log mentions an id: always the same, and traceable only with the secret. */
export type Pseudonyms = (named: Named, id: string) => string;

/** @param secret the service's own (SESSION_SECRET); another secret gives other names */
export function createPseudonyms(secret: string): Pseudonyms {
  const key = derivedKey(secret, 'log pseudonyms');
  return (named, id) => createHmac('sha256', key).update(`${named}\n${id}`).digest('base64url').slice(0, 16);
}
