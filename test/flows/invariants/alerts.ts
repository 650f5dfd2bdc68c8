import type { alertsMachine } from '../../../machines/alerts.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof alertsMachine>[] = [
  {
    requirement: 'A 4.4',
    says: 'a message that was raised is shown or waits to be, under its title',
    holds: (_, event, { context }) =>
      event.type !== 'alert.raised' ||
      [context.current, ...context.waiting].some(
        (alert) => alert?.message === event.alert.message && alert?.title === event.alert.title,
      ),
  },
  {
    requirement: 'A 4.4',
    says: 'nothing waits behind an empty dialog, and a hidden dialog has no message',
    holds: (_, __, after) =>
      after.matches('hidden')
        ? after.context.current === null && after.context.waiting.length === 0
        : after.context.current !== null,
  },
  {
    requirement: 'A 4.4',
    says: 'no message stands there twice',
    holds: (_, __, { context }) => {
      const texts = [context.current, ...context.waiting].map((alert) => `${alert?.title} ${alert?.message}`);
      return new Set(texts).size === texts.length;
    },
  },
  {
    requirement: 'A 4.4',
    says: 'what is dismissed gives way to the message that has waited longest',
    holds: (before, event, after) =>
      event.type !== 'alert.dismissed' ||
      !before ||
      after.context.current === (before.context.waiting[0] ?? null),
  },
];
