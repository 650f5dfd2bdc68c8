import type { changePasswordMachine } from '../../../machines/change-password.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof changePasswordMachine>[] = [
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: the form stays the same',
    holds: (before, _, after) =>
      !before || after.matches('broken') || before.children.form === after.children.form,
  },
  {
    requirement: 'A 4.8',
    says: 'the form is emptied and success announced only when the service has accepted it',
    holds: (_, { type }, __, { effects }) =>
      type === 'form.accepted' || !effects.some(({ kind }) => kind === 'emits'),
  },
];
