import type { accountClosingMachine } from '../../../machines/account-closing.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof accountClosingMachine>[] = [
  {
    requirement: 'C 26',
    says: 'an account is closed only after what it means was shown, or after the proof that was then asked for',
    holds: (before, _, after) =>
      !after.matches('closing') ||
      before?.matches('closing') === true ||
      before?.matches('confirming') === true ||
      before?.matches('proving') === true,
  },
  {
    requirement: 'C 26',
    says: 'whoever does not prove who they are closes nothing',
    holds: (before, event, after) =>
      before?.matches('proving') !== true ||
      !after.matches('closing') ||
      ('output' in event && event.output === true),
  },
];
