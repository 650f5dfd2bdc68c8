import type { bootMachine } from '../../../machines/boot.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof bootMachine>[] = [
  {
    requirement: 'A 2.3',
    says: 'pages are shown exactly when there is a configuration',
    holds: (_, __, after) => after.matches('open') === (after.context.config !== null),
  },
];
