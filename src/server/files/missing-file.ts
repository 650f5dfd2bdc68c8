import { Refusal } from '../http/refusal.ts';

/** The one answer to a file that is not there, never was, was withdrawn, or is not the caller's. */
export function refusalOfMissingFile(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address');
}
