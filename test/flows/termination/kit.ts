import { expect } from 'vitest';
import { terminationMachine } from '../../../machines/termination.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const refused = failure('refused', { message: 'There is no new price for which you could terminate now' });

const answers: readonly WorldEvent[] = [
  { type: 'xstate.done.actor.terminate', output: '2026-11-21' },
  { type: 'xstate.error.actor.terminate', error: new FailureError(refused) },
  { type: 'xstate.error.actor.terminate', error: new Error('no answer') },
];

export const terminationKit: Kit<typeof terminationMachine> = {
  flow: 'termination',
  machine: terminationMachine,
  input: {},
  examples: [
    { type: 'termination.chosen' },
    { type: 'termination.declined' },
    { type: 'termination.confirmed' },
    ...answers,
  ],
  label: (event) => (event.error instanceof FailureError ? `${event.type} refused` : event.type),
  states: {
    kept: (snapshot) => {
      expect(snapshot.can({ type: 'termination.chosen' })).toBe(true);
      expect(snapshot.can({ type: 'termination.confirmed' })).toBe(false);
    },
    confirming: (snapshot) => expect(snapshot.can({ type: 'termination.declined' })).toBe(true),
    terminating: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'termination.declined' })).toBe(false);
    },
  },
  refusals: [
    {
      name: 'B 9: terminating without the confirmation question',
      after: [],
      event: { type: 'termination.confirmed' },
    },
    {
      name: 'terminating twice',
      after: [{ type: 'termination.chosen' }, { type: 'termination.confirmed' }],
      event: { type: 'termination.confirmed' },
    },
  ],
};
