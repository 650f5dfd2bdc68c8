import { expect } from 'vitest';
import { bootMachine, viewOf } from '../../../machines/boot.ts';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import type { Kit } from '../kit.ts';

export const bootKit: Kit<typeof bootMachine> = {
  flow: 'boot',
  machine: bootMachine,
  examples: [
    { type: 'xstate.done.actor.loadConfig', output: sandboxConfig },
    { type: 'xstate.error.actor.loadConfig', error: new Error('no answer') },
    { type: 'retry.requested' },
  ],
  key: ({ value, context }) => [value, Math.min(context.attempts, 2)],
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.config).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'loading' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed' });
    },
    open: (snapshot) => {
      expect(snapshot.context.config).toEqual(sandboxConfig);
      expect(viewOf(snapshot)).toEqual({ kind: 'open' });
    },
  },
  refusals: [
    {
      name: 'the configuration is requested only once at a time',
      after: [],
      event: { type: 'retry.requested' },
    },
  ],
};
