import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { type SignInEvent, signInMachine, viewOf } from '../../../machines/sign-in.ts';
import { failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const ticket = { sessionToken: 'one-time-token', nonce: 'nonce-1' };
export const refused = failure('unauthenticated', {
  message: 'The login or the password is wrong.',
  requestId: 'req-1',
});

const examples: readonly (SignInEvent | WorldEvent)[] = [
  { type: 'form.sent' },
  { type: 'form.accepted', output: ticket },
  { type: 'form.refused', failure: refused },
  { type: 'page.restored' },
  { type: 'xstate.done.actor.redirectToProvider' },
  { type: 'xstate.error.actor.redirectToProvider', error: new Error('no way to the provider') },
  { type: 'xstate.after.signInTimeout.signIn.leaving' },
  { type: 'form.broken' },
  { type: 'xstate.error.actor.form', error: new Error('the form broke') },
];

const silent = fromCallback(() => {});

export const signInKit: Kit<typeof signInMachine> = {
  flow: 'signIn',
  machine: signInMachine,
  input: { skipCaptcha: true, returnTo: null },
  examples,
  actors: { form: silent },
  states: {
    filling: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'form' });
    },
    submitting: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loggingIn' });
    },
    redirecting: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'loggingIn' });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(JSON.stringify(snapshot.context)).not.toContain(ticket.sessionToken);
    },
    leaving: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'loggingIn' });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(JSON.stringify(snapshot.context)).not.toContain(ticket.sessionToken);
    },
    failed: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'form' });
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'A 2.6, 4.3: nothing is sent while a login is being sent',
      after: [{ type: 'form.sent' }],
      event: { type: 'form.sent' },
    },
    {
      name: 'an unexpected answer is ignored',
      after: [],
      event: { type: 'form.accepted', output: ticket },
    },
  ],
};
