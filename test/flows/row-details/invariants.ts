import type { rowDetailsMachine } from '../../../machines/row-details.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof rowDetailsMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'the shown report belongs to the transaction',
    holds: (_before, _, { context: { details, chosen } }) =>
      details === null || details.Reports.some(({ id }) => id === chosen),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'an open panel does not turn into that of another row',
    holds: (before, _, { context }) => before === null || context.asked === before.context.asked,
  },
  {
    requirement: 'B 9',
    says: 'details are shown exactly when the service has returned them',
    holds: (_before, _, snapshot) => snapshot.matches('shown') === (snapshot.context.details !== null),
  },
];
