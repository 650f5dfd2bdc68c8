import type { accountSessionsMachine } from '../../../machines/account-sessions.ts';
import type { Invariant } from '../oracle/oracle.ts';
import { here } from './kit.ts';

export const invariants: readonly Invariant<typeof accountSessionsMachine>[] = [
  {
    requirement: 'C 24',
    says: 'all others end only after a question',
    holds: (before, _, after) =>
      !after.matches('endingOthers') ||
      before?.matches('endingOthers') ||
      before?.matches('confirming') === true,
  },
  {
    requirement: 'C 24',
    says: 'the session one is in is not ended',
    holds: (before, event, after) =>
      !after.matches('ending') ||
      before?.matches('ending') === true ||
      !('id' in event && event.id === here.id),
  },
  {
    requirement: 'A 8',
    says: 'what was loaded stays visible, whatever the next call returns',
    holds: (before, _, after) => !before?.context.list || after.context.list !== null,
  },
];
