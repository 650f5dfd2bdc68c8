import type { terminationMachine } from '../../../machines/termination.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof terminationMachine>[] = [
  {
    requirement: 'B 9',
    says: 'nothing is terminated without a confirmation',
    holds: (before, _event, after) =>
      !after.matches('terminating') || before?.value === 'confirming' || before?.value === 'terminating',
  },
  {
    requirement: 'B 9',
    says: 'a termination is reported to the subscription only after the service has confirmed it',
    holds: (_before, event, _after, { effects }) =>
      event.type === 'xstate.done.actor.terminate' || !effects.some(({ kind }) => kind === 'tells'),
  },
];
