import { expect } from 'vitest';
import { autoRenewalMachine, viewOf } from '../../../machines/auto-renewal.ts';
import type { Kit } from '../kit.ts';

export const autoRenewalKit: Kit<typeof autoRenewalMachine> = {
  flow: 'autoRenewal',
  machine: autoRenewalMachine,
  input: { isOn: true },
  examples: [
    { type: 'autoRenewal.changed', isOn: false },
    { type: 'autoRenewal.changed', isOn: true },
    { type: 'autoRenewal.loaded', isOn: false },
    { type: 'autoRenewal.loaded', isOn: true },
    { type: 'xstate.done.actor.saveAutoRenewal' },
    { type: 'xstate.error.actor.saveAutoRenewal', error: new Error('no answer') },
    { type: 'xstate.done.actor.loadAutoRenewal', output: true },
    { type: 'xstate.done.actor.loadAutoRenewal', output: false },
    { type: 'xstate.error.actor.loadAutoRenewal', error: new Error('no answer') },
    { type: 'retry.requested' },
  ],
  key: ({ value, context }) => [value, context.isOn],
  label: (event) => [event.type, event.isOn ?? event.output].filter((part) => part !== undefined).join(' '),
  states: {
    kept: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'kept' });
    },
    saving: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'autoRenewal.changed', isOn: true })).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'saving' });
    },
    confirming: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'saving' });
    },
    unknown: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'autoRenewal.changed', isOn: true })).toBe(false);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'unknown' });
    },
    refused: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'refused' });
    },
  },
};
