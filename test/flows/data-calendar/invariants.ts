import type { dataCalendarMachine } from '../../../machines/data-calendar.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof dataCalendarMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'a month is shown only when it has loaded, and does not turn into another',
    holds: (before, _, after) =>
      after.matches('shown') === (after.context.conditions !== null) &&
      (before === null || before.context.asked === after.context.asked),
  },
];
