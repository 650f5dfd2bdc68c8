import { expect } from 'vitest';
import { alertMarkMachine } from '../../../machines/alert-mark.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const examples: readonly (
  | { readonly type: 'tab.hidden' | 'tab.shown' | 'refresh.requested' }
  | WorldEvent
)[] = [
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  { type: 'refresh.requested' },
  { type: 'xstate.done.actor.countAlerts', output: 1 },
  { type: 'xstate.done.actor.countAlerts', output: 120 },
  { type: 'xstate.done.actor.countAlerts', output: 0 },
  { type: 'xstate.error.actor.countAlerts', error: new Error('no answer') },
  { type: 'xstate.after.countPause.alertMark.idle' },
];

export const alertMarkKit: Kit<typeof alertMarkMachine> = {
  flow: 'alertMark',
  machine: alertMarkMachine,
  examples,
  key: ({ value, context: { unread } }) => [value, unread],
  label: (event) => ('output' in event ? `${event.type} ${event.output}` : event.type),
  states: {
    asking: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    idle: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    paused: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
  },
};
