import type { saveViewMachine } from '../../../machines/save-view.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof saveViewMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'what is sent has a name without blanks around it',
    holds: (_, __, after) =>
      !after.matches('saving') || /^\S+( \S+)*$/.test(after.context.wanted?.name ?? ''),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'it is said to be saved only where the service answered it',
    holds: (_, __, after) => after.matches('saved') === (after.context.saved !== null),
  },
  {
    requirement: 'A 8',
    says: 'a name that was turned down stays to be mended, with its reason',
    holds: (before, _, after) =>
      !before?.matches('saving') ||
      !after.matches('naming') ||
      (after.context.failure !== null && after.context.wanted?.name === before.context.wanted?.name),
  },
];
