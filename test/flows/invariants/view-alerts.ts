import type { viewAlertsMachine } from '../../../machines/view-alerts.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof viewAlertsMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'no alert stands in the list twice',
    holds: (_, __, after) => {
      const ids = (after.context.list?.alerts ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'what happened is of an alert that is in the list, and as many are new as are not read',
    holds: (_, __, { context: { list } }) =>
      (list?.events ?? []).every(({ alertId }) => list?.alerts.some(({ id }) => id === alertId)) &&
      (list?.unread ?? 0) === (list?.events ?? []).filter(({ isRead }) => !isRead).length,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'an alert that was removed stands in the list no more, and what the others have told stays as it was read',
    holds: (before, { type }, after) => {
      if (type !== 'xstate.done.actor.removeAlert' || !before?.context.list) return true;
      const { list, chosen } = before.context;
      const others = list.events.filter(({ alertId }) => alertId !== chosen?.id);
      return (
        after.context.list?.alerts.some(({ id }) => id === chosen?.id) === false &&
        JSON.stringify(after.context.list.events) === JSON.stringify(others)
      );
    },
  },
  {
    requirement: 'A 8',
    says: 'the alerts that came once stay in sight, whatever comes of what is asked next',
    holds: (before, _, after) => !before?.context.list || after.context.list !== null,
  },
  {
    requirement: 'A 8',
    says: 'what was given stays to be mended where it was not taken, with its reason',
    holds: (before, _, after) =>
      !before?.matches('saving') || !after.matches('setting') || after.context.failure !== null,
  },
];
