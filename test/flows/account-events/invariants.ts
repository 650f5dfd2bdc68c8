import type { accountEventsMachine } from '../../../machines/account-events.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof accountEventsMachine>[] = [
  {
    requirement: 'C 25',
    says: 'what was shown stays shown, in its order, above what comes',
    holds: (before, _, { context: { events } }) =>
      (before?.context.events ?? []).every((event, place) => events?.[place] === event),
  },
  {
    requirement: 'A 8',
    says: 'a failure does not move the place where the list goes on',
    holds: (before, event, after) =>
      !event.type.startsWith('xstate.error.') || after.context.next === before?.context.next,
  },
];
