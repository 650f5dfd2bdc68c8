import type { detailsMachine } from '../../../machines/details.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof detailsMachine>[] = [
  {
    requirement: 'A 4.5',
    says: 'what is locked cannot be changed: only unlocking leads from read-only to amending',
    holds: (before, event, after) =>
      !before?.matches('readOnly') || !after.matches('amending') || event.type === 'details.unlocked',
  },
  {
    requirement: 'A 4.5',
    says: 'a saved amendment is locked again',
    holds: (before, event, after) =>
      event.type !== 'form.accepted' || !before?.matches('saving') || after.matches('readOnly'),
  },
  {
    requirement: 'A 4.9',
    says: 'what was typed is never lost by an error: a refused amendment goes on being amended',
    holds: (before, event, after) =>
      event.type !== 'form.refused' || !before?.matches('saving') || after.matches('amending'),
  },
  {
    requirement: 'A 3.3',
    says: 'the e-mail address is never among what is offered again',
    holds: (_, __, after) =>
      !after.matches({ readOnly: 'offering' }) || !Object.keys(after.context.kept ?? {}).includes('email'),
  },
  {
    requirement: 'decisions.md Forms',
    says: 'what is offered is an amendment that outlived a reload, and nothing else is',
    holds: (_, __, after) => {
      if (after.matches({ readOnly: 'offering' })) return Object.keys(after.context.kept ?? {}).length > 0;
      return after.matches('readOnly') || after.matches('amending') ? after.context.kept === null : true;
    },
  },
];
