import { Refusal } from '../http/refusal.ts';

/** The answer for a file that does not exist, never did, was withdrawn, or is not the caller's: always the same. */
export function refusalOfMissingFile(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address');
}
