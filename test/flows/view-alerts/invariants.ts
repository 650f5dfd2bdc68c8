import type { viewAlertsMachine } from '../../../machines/view-alerts.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof viewAlertsMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'no alert is in the list twice',
    holds: (_, __, after) => {
      const ids = (after.context.list?.alerts ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'each notice belongs to a listed alert, and the new ones are those not read',
    holds: (_, __, { context: { list } }) =>
      (list?.events ?? []).every(({ alertId }) => list?.alerts.some(({ id }) => id === alertId)) &&
      (list?.unread ?? 0) === (list?.events ?? []).filter(({ isRead }) => !isRead).length,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a removed alert leaves the list, and the notices of the others do not change',
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
    says: 'loaded alerts stay visible, whatever the next call returns',
    holds: (before, _, after) => !before?.context.list || after.context.list !== null,
  },
  {
    requirement: 'A 8',
    says: 'a refused alert stays for correction, with the reason',
    holds: (before, _, after) =>
      !before?.matches('saving') || !after.matches('setting') || after.context.failure !== null,
  },
];
