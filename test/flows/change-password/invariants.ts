import type { changePasswordMachine } from '../../../machines/change-password.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof changePasswordMachine>[] = [
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: the form stays the same',
    holds: (before, _, after) =>
      !before || after.matches('broken') || before.children.guardedForm === after.children.guardedForm,
  },
  {
    requirement: 'A 5',
    says: 'nothing is sent twice at once: a submitted form is answered before the next',
    holds: (before, event, after) =>
      !before?.matches('saving') || after.matches('saving') || event.type !== 'form.sent',
  },
];
