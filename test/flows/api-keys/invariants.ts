import type { apiKeysMachine } from '../../../machines/api-keys.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof apiKeysMachine>[] = [
  {
    requirement: 'B 10',
    says: 'the key itself is in memory only while it is shown',
    holds: (_, __, after) =>
      (after.context.made !== null) === after.matches('showing') &&
      JSON.stringify(after.context).includes('"text"') === after.matches('showing'),
  },
  {
    requirement: 'B 10',
    says: 'only the key of the confirmation question is revoked',
    holds: (_, __, after) =>
      (after.context.chosen !== null) === (after.matches('confirming') || after.matches('revoking')),
  },
  {
    requirement: 'B 10',
    says: 'what the service has made or revoked is listed as such, also if the list cannot be loaded again',
    holds: (before, event, { context: { list, made } }) =>
      list === null ||
      ((made === null || list.keys.some(({ id, state }) => id === made.key.id && state === 'active')) &&
        (event.type !== 'xstate.done.actor.revokeKey' ||
          list.keys.every(({ id, state }) => id !== before?.context.chosen || state === 'revoked'))),
  },
  {
    requirement: 'A 8',
    says: 'loaded keys stay visible, whatever the next call returns',
    holds: (before, _, after) => !before?.context.list || after.context.list !== null,
  },
];
