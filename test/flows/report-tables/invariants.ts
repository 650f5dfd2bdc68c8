import type { reportTablesMachine } from '../../../machines/report-tables.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof reportTablesMachine>[] = [
  {
    requirement: 'B 2',
    says: 'the shown table is one of the report’s',
    holds: (_before, _, { context: { report } }) =>
      report === null || report.tables.some(({ id }) => id === report.shown),
  },
  {
    requirement: 'B 2',
    says: 'the tables of an open page do not turn into those of another report',
    holds: (before, _, { context: { asked } }) =>
      before === null ||
      (asked.publisherId === before.context.asked.publisherId &&
        asked.formattedDate === before.context.asked.formattedDate),
  },
  {
    requirement: 'B 2',
    says: 'rows are added, never taken away, while a table is shown',
    holds: (before, event, { context }) =>
      before === null || event.type !== 'rows.moreRequested' || context.rows >= before.context.rows,
  },
];
