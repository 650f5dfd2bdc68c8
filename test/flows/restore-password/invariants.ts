import type { restorePasswordMachine } from '../../../machines/restore-password.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof restorePasswordMachine>[] = [
  {
    requirement: 'A 4.7',
    says: 'no password can be set before the question of the link is known',
    holds: (_, __, after) => !after.matches('answering') || after.context.question !== null,
  },
  {
    requirement: 'A 2.7',
    says: 'step 0 and step 1 are never on one page',
    holds: (_, __, { children }) => !(children.requestForm && children.restoreForm),
  },
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: a refused form stays the same',
    holds: (before, event, after) =>
      event.type !== 'form.refused' ||
      !before ||
      (before.children.requestForm === after.children.requestForm &&
        before.children.restoreForm === after.children.restoreForm),
  },
  {
    requirement: 'A 4.7',
    says: 'the password is restored only after the service has accepted it',
    holds: (before, event, after) =>
      !after.matches('restored') || before?.matches('restored') === true || event.type === 'form.accepted',
  },
];
