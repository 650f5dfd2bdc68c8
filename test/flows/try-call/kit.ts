import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  type CallAnswer,
  type TriedCall,
  type TryCallEvent,
  tryCallMachine,
  viewOf,
} from '../../../machines/try-call.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** A call that any reader with a session can make. */
export const keysCall: TriedCall = { method: 'GET', address: '/api/keys', headers: {}, body: null };

export const keysAnswer: CallAnswer = {
  status: 200,
  media: 'application/json',
  text: '{"keys":[],"usage":[],"callsPerMinute":600,"today":"2026-11-20"}',
  isWhole: true,
};
export const refusal: CallAnswer = {
  status: 401,
  media: 'application/json',
  text: '{"error":{"code":"unauthenticated","message":"Please log in","requestId":"r-1"}}',
  isWhole: true,
};

const requested: TryCallEvent = { type: 'call.requested', call: keysCall };

const examples: readonly (TryCallEvent | WorldEvent)[] = [
  requested,
  { type: 'call.stopped' },
  { type: 'xstate.done.actor.sendCall', output: keysAnswer },
  { type: 'xstate.done.actor.sendCall', output: refusal },
  { type: 'xstate.error.actor.sendCall', error: new TypeError('no answer') },
];

const label = (event: AnyEventObject): string =>
  event.type === 'xstate.done.actor.sendCall' ? `${event.type} ${event.output.status}` : event.type;

const unsafe = 'a call that may do something, which no world sends: walked in expected.ts';

export const tryCallKit: Kit<typeof tryCallMachine> = {
  flow: 'tryCall',
  machine: tryCallMachine,
  examples,
  label,
  states: {
    ready: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'ready' });
    },
    sending: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.answer).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'sending' });
    },
    answered: (snapshot) => {
      const { answer } = snapshot.context;
      expect([keysAnswer, refusal]).toContainEqual(answer);
      expect(viewOf(snapshot)).toEqual({ kind: 'answered', answer });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed' });
    },
  },
  elsewhere: {
    'sending on call.stopped [0]': unsafe,
    'sending on xstate.error.actor.sendCall [0]': unsafe,
  },
  refusals: [
    {
      name: 'a call that waits for its answer is not sent a second time',
      after: [requested],
      event: requested,
    },
    {
      name: 'what has been answered cannot be stopped',
      after: [requested, { type: 'xstate.done.actor.sendCall', output: keysAnswer }],
      event: { type: 'call.stopped' },
    },
  ],
};
