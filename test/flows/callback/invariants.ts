import type { callbackMachine } from '../../../machines/callback.ts';
import type { Invariant } from '../oracle/oracle.ts';
import { grant } from './kit.ts';

export const invariants: readonly Invariant<typeof callbackMachine>[] = [
  {
    requirement: 'A 4.2',
    says: 'neither the code nor its verifier is stored',
    holds: (_, __, { context }) =>
      !JSON.stringify(context).includes(grant.code) && !JSON.stringify(context).includes(grant.codeVerifier),
  },
  {
    requirement: 'decisions.md Forms',
    says: 'no code is used twice',
    holds: (before, _, after) =>
      !after.matches('exchanging') || before?.matches('reading') === true || before === after,
  },
  {
    requirement: 'A 8',
    says: 'a failed sign-in gives a reason, and no other does',
    holds: (_, __, after) =>
      after.matches('failed') === (after.context.failure !== null) || after.matches('done'),
  },
  {
    requirement: 'A 2.2',
    says: 'the requested location is not lost on the way',
    holds: (before, _, after) =>
      !before || before.context.returnTo === null || after.context.returnTo === before.context.returnTo,
  },
];
