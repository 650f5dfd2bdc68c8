import type { tapeFiguresMachine } from '../../../machines/tape-figures.ts';
import { isSameFigures } from '../../../src/domain/feed/tape-choice.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof tapeFiguresMachine>[] = [
  {
    requirement: 'C 18',
    says: 'figures of another choice are never shown for this one',
    holds: (before, _, { context: { asked, figures } }) =>
      before === null || before.context.asked === asked || figures === null,
  },
  {
    requirement: 'C 18',
    says: 'a failed call changes nothing that is shown',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.error.actor.loadFigures' || context.figures === before?.context.figures,
  },
  {
    requirement: 'C 18',
    says: 'the figures asked for are those of the choice',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, data }) => kind !== 'asks' || isSameFigures(Object(data), context.asked)),
  },
];
