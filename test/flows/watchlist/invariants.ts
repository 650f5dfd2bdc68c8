import type { watchlistMachine } from '../../../machines/watchlist.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof watchlistMachine>[] = [
  {
    requirement: 'C 19',
    says: 'no instrument is watched twice',
    holds: (_, __, { context: { watched } }) => new Set(watched).size === watched.length,
  },
  {
    requirement: 'C 19',
    says: 'what is listed is watched',
    holds: (_, __, { context: { watchlist, watched } }) =>
      (watchlist?.Instruments ?? []).every(({ InstrumentID }) => watched.includes(InstrumentID)),
  },
  {
    requirement: 'C 19',
    says: 'an instrument is no longer watched only after the service has removed it, or with a new list',
    holds: (before, event, after) =>
      (before?.context.watched ?? []).every((code) => after.context.watched.includes(code)) ||
      ['removeInstrument', 'refreshWatchlist'].some((name) => event.type === `xstate.done.actor.${name}`),
  },
  {
    requirement: 'C 19',
    says: 'an instrument is being changed only while the service is asked to',
    holds: (_, __, after) =>
      (after.context.change !== null) === ['adding', 'removing'].some((state) => after.value === state),
  },
  {
    requirement: 'C 19',
    says: 'what a change has made watched is missing from the list only until it is loaded again or the service fails',
    holds: (before, event, after) =>
      event.type.startsWith('xstate.error.actor.') ||
      !after.matches({ listed: 'resting' }) ||
      before?.matches({ listed: 'resting' }) === true ||
      after.context.watched.length === after.context.watchlist?.Instruments.length,
  },
  {
    requirement: 'A 8',
    says: 'a loaded list stays visible, whatever the next call returns',
    holds: (before, _, after) => !before?.context.watchlist || after.context.watchlist !== null,
  },
];
