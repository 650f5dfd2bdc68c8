import type { saveViewMachine } from '../../../machines/save-view.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof saveViewMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'the name that is sent has no surrounding blanks',
    holds: (_, __, after) =>
      !after.matches('saving') || /^\S+( \S+)*$/.test(after.context.wanted?.name ?? ''),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a view is shown as saved only after the service has answered so',
    holds: (_, __, after) => after.matches('saved') === (after.context.saved !== null),
  },
  {
    requirement: 'A 8',
    says: 'a refused name stays for correction, with the reason',
    holds: (before, _, after) =>
      !before?.matches('saving') ||
      !after.matches('naming') ||
      (after.context.failure !== null && after.context.wanted?.name === before.context.wanted?.name),
  },
];
