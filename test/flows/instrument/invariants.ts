import type { instrumentMachine } from '../../../machines/instrument.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof instrumentMachine>[] = [
  {
    requirement: 'C 3',
    says: 'what may not be seen any more is not kept, and an instrument does not turn into another',
    holds: (before, _, after) =>
      (['shown', 'loading', 'due'].includes(after.value) || after.context.instrument === null) &&
      (before === null || before.context.asked.code === after.context.asked.code),
  },
];
