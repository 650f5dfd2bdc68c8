import type { alertMarkMachine } from '../../../machines/alert-mark.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof alertMarkMachine>[] = [
  {
    requirement: 'C 11',
    says: 'only an answer changes the mark',
    holds: (before, event, { context }) =>
      event.type === 'xstate.done.actor.countAlerts' ||
      before === null ||
      context.unread === before.context.unread,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'nothing is asked while the tab is hidden',
    holds: (before, event, after, { effects, delays }) =>
      !(event.type === 'tab.hidden' || (before?.matches('paused') && event.type !== 'tab.shown')) ||
      (after.matches('paused') && delays.length === 0 && effects.every(({ kind }) => kind !== 'asks')),
  },
];
