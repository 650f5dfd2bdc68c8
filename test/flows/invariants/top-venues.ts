import type { topVenuesMachine } from '../../../machines/top-venues.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof topVenuesMachine>[] = [
  {
    requirement: 'B 2',
    says: 'the class that is shown is one of the report’s',
    holds: (_before, _, { context: { report, instrumentClass } }) =>
      report === null
        ? instrumentClass === null
        : report.classes.some(({ name }) => name === instrumentClass),
  },
  {
    requirement: 'B 2',
    says: 'figures are shown of a report that was asked for',
    holds: (_before, _, { context: { report, asked } }) => report === null || asked !== null,
  },
];
