import type { signInMachine } from '../../../machines/sign-in.ts';
import type { Invariant } from '../oracle/oracle.ts';
import { ticket } from './kit.ts';

export const invariants: readonly Invariant<typeof signInMachine>[] = [
  {
    requirement: 'A 4.2',
    says: 'the session token is not stored',
    holds: (_, __, after) => !JSON.stringify(after.context).includes(ticket.sessionToken),
  },
  {
    requirement: 'A 4.2',
    says: 'the browser goes to the provider only after primary authentication has succeeded',
    holds: (before, event, after) =>
      !after.matches('redirecting') ||
      before?.matches('redirecting') === true ||
      event.type === 'form.accepted',
  },
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: the form stays the same',
    holds: (before, _, after) =>
      !before || after.matches('broken') || before.children.form === after.children.form,
  },
  {
    requirement: 'A 4.2',
    says: 'the logging-in flag is set while the browser is leaving, and ends on failure',
    holds: (_, __, after) =>
      after.hasTag('busy') === (after.matches('redirecting') || after.matches('leaving')),
  },
];
