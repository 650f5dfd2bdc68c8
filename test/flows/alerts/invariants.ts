import type { alertsMachine } from '../../../machines/alerts.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof alertsMachine>[] = [
  {
    requirement: 'A 4.4',
    says: 'a raised message is shown or queued, under its title',
    holds: (_, event, { context }) =>
      event.type !== 'alert.raised' ||
      [context.current, ...context.waiting].some(
        (alert) => alert?.message === event.alert.message && alert?.title === event.alert.title,
      ),
  },
  {
    requirement: 'A 4.4',
    says: 'an open dialog has a message; a hidden one has none, and none is queued',
    holds: (_, __, after) =>
      after.matches('hidden')
        ? after.context.current === null && after.context.waiting.length === 0
        : after.context.current !== null,
  },
  {
    requirement: 'A 4.4',
    says: 'no message is there twice',
    holds: (_, __, { context }) => {
      const texts = [context.current, ...context.waiting].map((alert) => `${alert?.title} ${alert?.message}`);
      return new Set(texts).size === texts.length;
    },
  },
  {
    requirement: 'A 4.4',
    says: 'after a dismissal the message that has waited longest is shown',
    holds: (before, event, after) =>
      event.type !== 'alert.dismissed' ||
      !before ||
      after.context.current === (before.context.waiting[0] ?? null),
  },
];
