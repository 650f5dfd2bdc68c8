import type { openFilesMachine } from '../../../machines/open-files.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof openFilesMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'a failed refresh keeps the listed files',
    holds: (before, event, after) =>
      event.type !== 'xstate.error.actor.loadIndex' ||
      !before?.context.index ||
      (after.context.index === before.context.index && !after.matches('failed')),
  },
  {
    requirement: 'B 1',
    says: 'another filter starts with the first files again',
    holds: (before, event, { context }) =>
      event.type !== 'filter.changed' || context.filter === before?.context.filter || context.shown === 50,
  },
  {
    requirement: 'B 1',
    says: 'a filter survives a refresh',
    holds: (before, event, { context }) =>
      before === null || event.type === 'filter.changed' || context.filter === before.context.filter,
  },
];
