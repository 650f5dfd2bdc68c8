import type { latestQuotesMachine } from '../../../machines/latest-quotes.ts';
import { isSameFigures } from '../../../src/domain/feed/tape-choice.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof latestQuotesMachine>[] = [
  {
    requirement: 'C 18',
    says: 'quotes of another choice are never shown for this one',
    holds: (before, _, { context: { asked, quotes } }) =>
      before === null || before.context.asked === asked || quotes === null,
  },
  {
    requirement: 'C 18',
    says: 'a failed call changes nothing that is shown',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.error.actor.loadQuotes' || context.quotes === before?.context.quotes,
  },
  {
    requirement: 'C 18',
    says: 'the quotes asked for are those of the choice',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, data }) => kind !== 'asks' || isSameFigures(Object(data), context.asked)),
  },
];
