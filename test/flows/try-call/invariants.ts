import type { tryCallMachine } from '../../../machines/try-call.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof tryCallMachine>[] = [
  {
    requirement: 'B 10',
    says: 'an answer is shown only beside the call that it belongs to',
    holds: (before, event, { context }) =>
      context.answer === null ||
      event.type === 'xstate.done.actor.sendCall' ||
      context.call === before?.context.call,
  },
];
