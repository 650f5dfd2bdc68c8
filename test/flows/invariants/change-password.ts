import type { changePasswordMachine } from '../../../machines/change-password.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof changePasswordMachine>[] = [
  {
    requirement: 'A 4.9',
    says: 'what was typed is never lost by an error: the form stays the same one',
    holds: (before, _, after) =>
      !before || after.matches('broken') || before.children.guardedForm === after.children.guardedForm,
  },
  {
    requirement: 'A 5',
    says: 'nothing is sent twice at once: a form on its way is answered before the next',
    holds: (before, event, after) =>
      !before?.matches('saving') || after.matches('saving') || event.type !== 'form.sent',
  },
];
