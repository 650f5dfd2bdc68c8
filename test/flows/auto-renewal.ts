import { expect } from 'vitest';
import { autoRenewalMachine } from '../../machines/auto-renewal.ts';
import type { Kit } from './kit.ts';

export const autoRenewalKit: Kit<typeof autoRenewalMachine> = {
  flow: 'autoRenewal',
  machine: autoRenewalMachine,
  input: { isOn: true },
  examples: [
    { type: 'autoRenewal.changed', isOn: false },
    { type: 'autoRenewal.changed', isOn: true },
    { type: 'xstate.done.actor.saveAutoRenewal' },
    { type: 'xstate.error.actor.saveAutoRenewal', error: new Error('no answer') },
  ],
  key: ({ value, context }) => [value, context.isOn],
  label: (event) => [event.type, event.isOn].filter((part) => part !== undefined).join(' '),
  states: {
    kept: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    saving: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'autoRenewal.changed', isOn: true })).toBe(false);
    },
    refused: (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
  },
};
