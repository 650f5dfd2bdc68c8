import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { type SignInEvent, signInMachine, viewOf } from '../../../machines/sign-in.ts';
import { failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const ticket = { sessionToken: 'one-time-token', nonce: 'nonce-1' };
export const challenge = { challenge: 'challenge-1' };
export const wrongCode = failure('refused', { message: 'The code is wrong.', requestId: 'req-2' });
export const endedSignIn = failure('unauthenticated', {
  message: 'Logging in took too long. Please log in again.',
  requestId: 'req-3',
});
export const refused = failure('unauthenticated', {
  message: 'The login or the password is wrong.',
  requestId: 'req-1',
});

const examples: readonly (SignInEvent | WorldEvent)[] = [
  { type: 'form.accepted', output: ticket },
  { type: 'form.accepted', output: challenge },
  { type: 'form.refused', failure: wrongCode },
  { type: 'form.refused', failure: endedSignIn },
  { type: 'password.requested' },
  { type: 'xstate.error.actor.codeForm', error: new Error('the form broke') },
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
  input: { skipCaptcha: true, returnTo: null, login: '' },
  examples,
  actors: { form: silent, codeForm: silent },
  label: (event) => {
    if (event.type === 'form.accepted' && 'challenge' in event.output) return `${event.type} (challenge)`;
    return event.type === 'form.refused' ? `${event.type} ${event.failure.kind}` : event.type;
  },
  states: {
    open: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'form' });
    },
    askingCode: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'codeForm' });
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
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'C 20: a wrong code leaves the sign-in where it is',
      after: [{ type: 'form.accepted', output: challenge }],
      event: { type: 'form.refused', failure: wrongCode },
    },
    {
      name: 'A 4.2: a ticket is used only once',
      after: [{ type: 'form.accepted', output: ticket }],
      event: { type: 'form.accepted', output: ticket },
    },
  ],
};
