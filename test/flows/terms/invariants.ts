import type { termsMachine } from '../../../machines/terms.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof termsMachine>[] = [
  {
    requirement: 'A 2.8',
    says: 'errors never remove a shown text',
    holds: (before, _event, after) =>
      before === null || before.context.terms === null || after.context.terms !== null,
  },
];
