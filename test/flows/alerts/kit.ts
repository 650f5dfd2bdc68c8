import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { alertsMachine, viewOf } from '../../../machines/alerts.ts';
import type { Alert } from '../../../src/domain/alert.ts';
import type { Kit } from '../kit.ts';

/** A simple alert: a message only. */
export const simpleAlert: Alert = { message: 'No such instrument' };

/** A simple error: a message with the generic error title. */
export const simpleError: Alert = {
  title: 'Error',
  message: 'An error has occurred – please try again later',
  reference: '01JD4M8Z7K',
};

export const alertsKit: Kit<typeof alertsMachine> = {
  flow: 'alerts',
  machine: alertsMachine,
  examples: [
    { type: 'alert.raised', alert: simpleAlert },
    { type: 'alert.raised', alert: simpleError },
    { type: 'alert.dismissed' },
  ],
  label: (event: AnyEventObject) =>
    event.type === 'alert.raised' ? `${event.type} (${event.alert.title ?? 'simple'})` : event.type,
  key: ({ value, context }) => [
    value,
    context.current?.title ?? context.current?.message,
    context.waiting.length,
  ],
  states: {
    hidden: (snapshot) => {
      expect(snapshot.context).toEqual({ current: null, waiting: [] });
      expect(viewOf(snapshot)).toEqual({ kind: 'hidden' });
    },
    shown: (snapshot) => {
      const { context } = snapshot;
      expect(context.current).not.toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'shown', alert: context.current });
      expect(context.waiting).not.toContainEqual(context.current);
    },
  },
  refusals: [
    {
      name: 'the shown alert is not queued again',
      after: [{ type: 'alert.raised', alert: simpleError }],
      event: { type: 'alert.raised', alert: { ...simpleError, reference: 'another' } },
    },
    {
      name: 'there is nothing to dismiss when nothing is shown',
      after: [],
      event: { type: 'alert.dismissed' },
    },
  ],
};
