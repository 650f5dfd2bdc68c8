import type { sessionMachine } from '../../../machines/session.ts';
import type { Invariant } from '../oracle/oracle.ts';

const endsSubscription = 'REDIRECT_TO_SUBSCRIPTION';

export const invariants: readonly Invariant<typeof sessionMachine>[] = [
  {
    requirement: 'A 4.1',
    says: 'there is no user before the session is known, and a visitor is none',
    holds: (_, __, after) =>
      (!after.matches('unknown') && !after.matches('unauthenticated')) || after.context.user === null,
  },
  {
    requirement: 'A 4.1',
    says: 'a signed-in session has a user',
    holds: (_, __, after) => !after.matches('authenticated') || after.context.user !== null,
  },
  {
    requirement: 'A 4.1',
    says: 'a 401 anywhere makes a visitor',
    holds: (_, event, after) =>
      event.type !== 'session.ended' || (after.matches('unauthenticated') && after.context.user === null),
  },
  {
    requirement: 'A 3.2',
    says: 'data is open exactly to signed-in persons whose subscription has not ended',
    holds: (_, __, after) => {
      const { user } = after.context;
      const isClosed =
        user?.restrictedMode === true ||
        user?.Notifications.some(({ ActionID }) => ActionID === endsSubscription) === true;
      if (after.matches({ authenticated: 'full' })) return !isClosed;
      return after.matches({ authenticated: 'restricted' }) ? isClosed : true;
    },
  },
  {
    requirement: 'A 3.2',
    says: 'one-time notices are gone once shown',
    holds: (_, __, { context }) =>
      context.user === null ||
      context.noticesShownTo !== context.user.email ||
      !context.user.Notifications.some(({ ActionID }) => ActionID === 'ALERT_SUBSCRIPTION_ENDS'),
  },
  {
    requirement: 'decisions.md Accounts and access',
    says: 'the next sign-in shows its notices again: for a visitor none counts as shown',
    holds: (_, __, after) => !after.matches('unauthenticated') || after.context.noticesShownTo === null,
  },
  {
    requirement: 'decisions.md Who saw what',
    says: 'no signed-in person is told that their session was ended',
    holds: (_, __, after) => !after.matches('authenticated') || after.context.endedBecause === null,
  },
  {
    requirement: 'A 4.2',
    says: 'after signing out only an answer that confirms the session signs the person in again',
    holds: (before, event, after) =>
      !before?.matches('signingOut') ||
      !after.matches('authenticated') ||
      event.type.includes('confirmSession'),
  },
  {
    requirement: 'decisions.md Accounts and access',
    says: 'however a sign-out becomes known, the account is left: nothing unsaved stays, and other tabs hear of it',
    holds: (before, _, after, { effects }) =>
      !(before?.matches('signingOut') || before?.matches('confirmingSignOut')) ||
      after.context.user !== null ||
      effects.some(({ kind, name }) => kind === 'emits' && name === 'account.left'),
  },
];
