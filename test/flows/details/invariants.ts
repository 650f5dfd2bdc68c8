import type { detailsMachine } from '../../../machines/details.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof detailsMachine>[] = [
  {
    requirement: 'A 4.5',
    says: 'locked details cannot be changed: only unlocking leads from read-only to amending',
    holds: (before, event, after) =>
      !before?.matches('readOnly') || !after.matches('amending') || event.type === 'details.unlocked',
  },
  {
    requirement: 'A 4.5',
    says: 'details are locked again after saving',
    holds: (before, event, after) =>
      event.type !== 'form.accepted' || !before?.matches('saving') || after.matches('readOnly'),
  },
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: a refused amendment can be continued',
    holds: (before, event, after) =>
      event.type !== 'form.refused' || !before?.matches('saving') || after.matches('amending'),
  },
  {
    requirement: 'A 3.3',
    says: 'the e-mail address is never among the recovered values',
    holds: (_, __, after) =>
      !after.matches({ readOnly: 'offering' }) || !Object.keys(after.context.kept ?? {}).includes('email'),
  },
  {
    requirement: 'decisions.md Forms',
    says: 'exactly amendments that survived a reload are offered',
    holds: (_, __, after) => {
      if (after.matches({ readOnly: 'offering' })) return Object.keys(after.context.kept ?? {}).length > 0;
      return after.matches('readOnly') || after.matches('amending') ? after.context.kept === null : true;
    },
  },
];
