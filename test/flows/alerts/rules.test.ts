import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { alertsMachine } from '../../../machines/alerts.ts';
import { simpleAlert, simpleError } from './kit.ts';

test('A 4.4: alerts are shown one at a time, in the order they came', () => {
  const actor = createActor(alertsMachine).start();
  const third = { message: 'Third' };
  for (const alert of [simpleAlert, simpleError, third]) actor.send({ type: 'alert.raised', alert });
  const read: unknown[] = [];
  while (actor.getSnapshot().matches('shown')) {
    read.push(actor.getSnapshot().context.current);
    actor.send({ type: 'alert.dismissed' });
  }
  expect(read).toEqual([simpleAlert, simpleError, third]);
  // Cleared: hidden, and no message left.
  expect(actor.getSnapshot().context).toEqual({ current: null, waiting: [] });
});

test('an alert that is shown or queued is not queued again', () => {
  const actor = createActor(alertsMachine).start();
  for (const alert of [simpleError, simpleAlert, { ...simpleError, reference: 'another' }, simpleAlert])
    actor.send({ type: 'alert.raised', alert });
  expect(actor.getSnapshot().context).toEqual({ current: simpleError, waiting: [simpleAlert] });
});
