import type { restorePasswordMachine } from '../../../machines/restore-password.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof restorePasswordMachine>[] = [
  {
    requirement: 'A 4.7',
    says: 'no password can be set before the question of the link is known',
    holds: (_, __, after) => !after.matches({ restore: 'answering' }) || after.context.question !== null,
  },
  {
    requirement: 'A 2.7',
    says: 'step 0 and step 1 are never on one page',
    holds: (_, __, { children }) => !(children.requestForm && children.restoreForm),
  },
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: a form stays the same as long as its step lasts',
    holds: (before, _, after) =>
      (['requestForm', 'restoreForm'] as const).every((name) => {
        const [one, other] = [before?.children[name], after.children[name]];
        return !one || !other || one === other;
      }),
  },
  {
    requirement: 'A 4.7',
    says: 'the password is restored only after the service has accepted it',
    holds: (before, event, after) =>
      !after.matches({ restore: 'restored' }) ||
      before?.matches({ restore: 'restored' }) === true ||
      event.type === 'form.accepted',
  },
];
