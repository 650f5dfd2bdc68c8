import type { savedViewsMachine } from '../../../machines/saved-views.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof savedViewsMachine>[] = [
  {
    requirement: 'decisions.md Data and views',
    says: 'no view is in the list twice',
    holds: (_, __, after) => {
      const ids = (after.context.views ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'only a view that is being renamed or removed is chosen',
    holds: (_, __, after) =>
      (after.context.chosen !== null) ===
      ['naming', 'renaming', 'removing'].some((state) => after.value === state),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a view leaves the list only after the service has removed it, or with a new list',
    holds: (before, event, after) =>
      (before?.context.views ?? []).every(({ id }) => after.context.views?.some((view) => view.id === id)) ||
      ['xstate.done.actor.loadViews', 'xstate.done.actor.refreshViews'].includes(event.type) ||
      (event.type === 'xstate.done.actor.removeView' && after.context.removed !== null),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a view that was listed is listed or gone, never both',
    holds: (before, _, { context: { views, gone } }) => {
      const ids = [...(views ?? []).map(({ id }) => id), ...gone];
      const known = [...(before?.context.views ?? []).map(({ id }) => id), ...(before?.context.gone ?? [])];
      return new Set(ids).size === ids.length && known.every((id) => ids.includes(id));
    },
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a change in the number of views is announced',
    holds: (before, _, after, { effects }) =>
      effects.some(({ kind, name }) => kind === 'emits' && name === 'views.changed') ===
      (Array.isArray(before?.context.views) && before.context.views.length !== after.context.views?.length),
  },
  {
    requirement: 'A 8',
    says: 'loaded views stay visible, whatever the next call returns',
    holds: (before, _, after) => !before?.context.views || after.context.views !== null,
  },
];
