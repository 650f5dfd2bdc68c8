import type { segmentSilenceMachine } from '../../../machines/segment-silence.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof segmentSilenceMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'a silence is never reported as over while it lasts, nor after trading has ended',
    holds: (_before, _, { context: { latest, over } }) =>
      over === null || (latest !== null && latest.SilentSince === null && latest.IsTrading),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a failed call changes nothing that is shown',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.error.actor.askSilence' ||
      (context.latest === before?.context.latest && context.over === before?.context.over),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'nothing is asked while the tab is hidden',
    holds: (before, event, after, { effects, delays }) =>
      !(event.type === 'tab.hidden' || (before?.matches('paused') && event.type !== 'tab.shown')) ||
      (after.matches('paused') && delays.length === 0 && effects.every(({ kind }) => kind !== 'asks')),
  },
];
