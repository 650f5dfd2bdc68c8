import { expect } from 'vitest';
import { type Terminated, terminationMachine } from '../../../machines/termination.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const done: Terminated = { kind: 'terminated', day: '2026-11-21' };
const refused: Terminated = {
  kind: 'refused',
  message: 'There is no new price for which you could terminate now',
};

const answers: readonly WorldEvent[] = [done, refused].map((output) => ({
  type: 'xstate.done.actor.terminate',
  output,
}));

export const terminationKit: Kit<typeof terminationMachine> = {
  flow: 'termination',
  machine: terminationMachine,
  input: {},
  examples: [
    { type: 'termination.chosen' },
    { type: 'termination.declined' },
    { type: 'termination.confirmed' },
    ...answers,
    { type: 'xstate.error.actor.terminate', error: new Error('no answer') },
  ],
  label: (event) => [event.type, event.output?.kind].filter((part) => part !== undefined).join(' '),
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
      name: 'B 9: terminating without having been asked once more',
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
