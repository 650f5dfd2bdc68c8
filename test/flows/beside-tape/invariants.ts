import type { besideTapeMachine } from '../../../machines/beside-tape.ts';
import { isSameFigures } from '../../../src/domain/feed/tape-choice.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof besideTapeMachine>[] = [
  {
    requirement: 'C 18',
    says: 'what belongs to another choice is never shown for this one',
    holds: (before, _, { context: { asked, answer } }) =>
      before === null || before.context.asked === asked || answer === null,
  },
  {
    requirement: 'C 18',
    says: 'a failed call changes nothing that is shown',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.error.actor.loadBeside' || context.answer === before?.context.answer,
  },
  {
    requirement: 'C 18',
    says: 'what is asked for is of the choice',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, data }) => kind !== 'asks' || isSameFigures(Object(data), context.asked)),
  },
];
