import { createHmac } from 'node:crypto';
import { derivedKey } from '../../platform/seal.ts';

/** What a pseudonym stands for. */
export type Named = 'account' | 'key' | 'publisher' | 'subject';

/** Names somebody in the log, always by the same word, which leads back to them only with the secret. */
export type Pseudonyms = (named: Named, id: string) => string;

/** @param secret the service's own (SESSION_SECRET): with another one the names are others */
export function createPseudonyms(secret: string): Pseudonyms {
  const key = derivedKey(secret, 'log pseudonyms');
  return (named, id) => createHmac('sha256', key).update(`${named}\n${id}`).digest('base64url').slice(0, 16);
}
