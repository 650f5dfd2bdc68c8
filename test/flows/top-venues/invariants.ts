import type { topVenuesMachine } from '../../../machines/top-venues.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof topVenuesMachine>[] = [
  {
    requirement: 'B 2',
    says: 'the shown class is one of the report’s',
    holds: (_before, _, { context: { report, instrumentClass } }) =>
      report === null
        ? instrumentClass === null
        : report.classes.some(({ name }) => name === instrumentClass),
  },
  {
    requirement: 'B 2',
    says: 'the figures of an open page do not turn into those of another report',
    holds: (before, _, { context }) => before === null || context.asked === before.context.asked,
  },
];
