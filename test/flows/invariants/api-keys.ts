import type { apiKeysMachine } from '../../../machines/api-keys.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof apiKeysMachine>[] = [
  {
    requirement: 'B 10',
    says: 'the key itself is there while it is shown, and never after',
    holds: (_, __, after) =>
      (after.context.made !== null) === after.matches('showing') &&
      JSON.stringify(after.context).includes('"text"') === after.matches('showing'),
  },
  {
    requirement: 'B 10',
    says: 'no key is revoked but the one that was asked about',
    holds: (_, __, after) =>
      (after.context.chosen !== null) === (after.matches('confirming') || after.matches('revoking')),
  },
  {
    requirement: 'A 8',
    says: 'the keys that came once stay in sight, whatever comes of what is asked next',
    holds: (before, _, after) => !before?.context.list || after.context.list !== null,
  },
];
