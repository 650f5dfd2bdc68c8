import { expect } from 'vitest';
import { type CaptchaEvent, captchaMachine, viewOf } from '../../../machines/captcha.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const examples: readonly (CaptchaEvent | WorldEvent)[] = [
  { type: 'captcha.requested', skipValidation: false },
  { type: 'captcha.requested', skipValidation: true },
  { type: 'challenge.passed' },
  { type: 'challenge.expired' },
  { type: 'challenge.broke' },
  { type: 'captcha.reset' },
  { type: 'retry.requested' },
  { type: 'xstate.after.scriptTimeout.captcha.loading' },
  { type: 'xstate.after.scriptRetryDelay.captcha.retrying' },
  { type: 'xstate.done.actor.loadCaptcha' },
  { type: 'xstate.error.actor.loadCaptcha', error: new Error('the script did not load') },
];

export const captchaKit: Kit<typeof captchaMachine> = {
  flow: 'captcha',
  machine: captchaMachine,
  input: {},
  examples,
  key: ({ value, context }) => [value, context.attempts],
  label: (event) =>
    event.type === 'captcha.requested' && event.skipValidation ? 'captcha.requested (skipped)' : event.type,
  states: {
    idle: (snapshot) => {
      const { context } = snapshot;
      expect(context.rounds).toBe(0);
      expect(viewOf(snapshot)).toEqual({ kind: 'absent' });
    },
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading' });
    },
    retrying: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading' });
    },
    waiting: (snapshot) => {
      expect(snapshot.can({ type: 'challenge.passed' })).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'shown', rounds: snapshot.context.rounds, isExpired: false });
    },
    verified: (snapshot) => {
      expect(snapshot.can({ type: 'challenge.expired' })).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'shown', rounds: snapshot.context.rounds, isExpired: false });
    },
    expired: (snapshot) => {
      expect(snapshot.can({ type: 'challenge.passed' })).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'shown', rounds: snapshot.context.rounds, isExpired: true });
    },
    failed: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'failed' });
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
    },
    skipped: (snapshot) => {
      expect(snapshot.can({ type: 'challenge.expired' })).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'absent' });
    },
  },
  refusals: [
    {
      name: 'the captcha is not loaded twice',
      after: [{ type: 'captcha.requested', skipValidation: false }],
      event: { type: 'captcha.requested', skipValidation: false },
    },
    {
      name: 'A 5: a skipped check stays passed when it is reset',
      after: [{ type: 'captcha.requested', skipValidation: true }],
      event: { type: 'captcha.reset' },
    },
  ],
};
