import type { confirmationMachine } from '../../../machines/confirmation.ts';
import type { Invariant } from '../oracle/oracle.ts';
import { given } from './kit.ts';

export const invariants: readonly Invariant<typeof confirmationMachine>[] = [
  {
    requirement: 'C 21',
    says: 'what was typed is kept nowhere',
    holds: (_before, _event, after) => !JSON.stringify(after.context).includes(given.proof),
  },
  {
    requirement: 'C 21',
    says: 'it is proved by an answer of the service alone',
    holds: (before, event, after) =>
      after.output !== true || before?.output === true || event.type === 'xstate.done.actor.confirm',
  },
];
