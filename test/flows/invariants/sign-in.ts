import type { signInMachine } from '../../../machines/sign-in.ts';
import { ticket } from '../kits/sign-in.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof signInMachine>[] = [
  {
    requirement: 'A 4.2',
    says: 'the session token is kept nowhere',
    holds: (_, __, after) => !JSON.stringify(after.context).includes(ticket.sessionToken),
  },
  {
    requirement: 'A 4.2',
    says: 'the browser leaves for the provider only with what primary authentication answered',
    holds: (before, event, after) =>
      !after.matches('redirecting') ||
      before?.matches('redirecting') === true ||
      event.type === 'form.accepted',
  },
  {
    requirement: 'A 4.9',
    says: 'what was typed is never lost by an error: the form stays the same one',
    holds: (before, _, after) =>
      !before || after.matches('broken') || before.children.guardedForm === after.children.guardedForm,
  },
  {
    requirement: 'A 4.2',
    says: 'the logging-in flag is set while credentials or the browser are on their way, and ends on failure',
    holds: (_, __, after) =>
      after.hasTag('busy') ===
      (after.matches('submitting') || after.matches('redirecting') || after.matches('leaving')),
  },
];
