import type { bootMachine } from '../../../machines/boot.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof bootMachine>[] = [
  {
    requirement: 'A 2.3',
    says: 'pages are drawn with a configuration, and only then',
    holds: (_, __, after) => after.matches('open') === (after.context.config !== null),
  },
];
