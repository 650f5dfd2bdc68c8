import type { accountEventsMachine } from '../../../machines/account-events.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof accountEventsMachine>[] = [
  {
    requirement: 'C 25',
    says: 'what was shown stays shown, in its order, above what comes, until it is listed anew',
    holds: (before, event, { context: { events } }) =>
      (event.type === 'xstate.done.actor.loadEvents' && before?.context.next === null) ||
      (before?.context.events ?? []).every((event, place) => events?.[place] === event),
  },
  {
    requirement: 'C 25',
    says: 'what has happened since is asked for from the beginning',
    holds: (_, event, { context: { next } }, { effects }) =>
      event.type !== 'events.outdated' ||
      (next === null && effects.some(({ kind, name }) => kind === 'asks' && name === 'loadEvents')),
  },
  {
    requirement: 'A 8',
    says: 'a failure does not move the place where the list goes on',
    holds: (before, event, after) =>
      !event.type.startsWith('xstate.error.') || after.context.next === before?.context.next,
  },
];
