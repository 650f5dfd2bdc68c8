import type { publicTradesMachine } from '../../../machines/public-trades.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof publicTradesMachine>[] = [
  {
    requirement: 'C 2',
    says: 'a failed call changes nothing that is shown',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.error.actor.loadTrades' || context.latest === before?.context.latest,
  },
  {
    requirement: 'C 2',
    says: 'what is shown is missed from a failed call on until the next answer',
    holds: (before, event, { context }) =>
      context.missed ===
      (event.type === 'xstate.error.actor.loadTrades'
        ? context.latest !== null
        : event.type !== 'xstate.done.actor.loadTrades' && before?.context.missed === true),
  },
  {
    requirement: 'C 2',
    says: 'what is paused stays as it is and asks for nothing until the user goes on',
    holds: (before, event, after, { effects, delays }) =>
      !(before?.matches('paused') && event.type !== 'updates.resumed') ||
      (after.matches('paused') &&
        after.context.latest === before.context.latest &&
        delays.length === 0 &&
        effects.every(({ kind }) => kind !== 'asks')),
  },
  {
    requirement: 'C 2',
    says: 'nothing is asked while the tab is hidden',
    holds: (before, event, after, { effects, delays }) =>
      !(before?.matches('hidden') && event.type !== 'tab.shown') ||
      (after.matches('hidden') && delays.length === 0 && effects.every(({ kind }) => kind !== 'asks')),
  },
];
