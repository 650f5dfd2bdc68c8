import { expect } from 'vitest';
import { type CallbackEvent, callbackMachine } from '../../../machines/callback.ts';
import { FailureError, failure, unknownReturn } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const grant = {
  code: 'code-1',
  codeVerifier: 'verifier-1-of-at-least-forty-three-characters',
  nonce: 'nonce-1',
};
const returned = { grant, returnTo: '/data-viewing/trade' };

/** What a page that was reloaded during the exchange of the code reads. */
const loadedAgain = { grant: null, returnTo: '/data-viewing/trade' };

/** An address that was used before, or belongs to another tab. */
export const ofNoSignIn = new FailureError(failure('failed', { name: unknownReturn }));

const examples: readonly (CallbackEvent | WorldEvent)[] = [
  { type: 'provider.answered', url: 'http://localhost/auth/authorization-code/callback?code=code-1&state=s' },
  { type: 'signIn.restarted' },
  { type: 'xstate.done.actor.readReturn', output: returned },
  { type: 'xstate.done.actor.readReturn', output: loadedAgain },
  { type: 'xstate.error.actor.readReturn', error: new FailureError(failure('failed')) },
  { type: 'xstate.error.actor.readReturn', error: ofNoSignIn },
  { type: 'xstate.done.actor.openSession' },
  {
    type: 'xstate.error.actor.openSession',
    error: new FailureError(failure('refused', { message: 'The token has expired', requestId: 'req-1' })),
  },
  { type: 'xstate.done.actor.findDestination', output: '/data-viewing/trade' },
  { type: 'xstate.done.actor.findDestination', output: null },
  { type: 'xstate.error.actor.findDestination', error: new Error('nowhere') },
];

export const callbackKit: Kit<typeof callbackMachine> = {
  flow: 'callback',
  machine: callbackMachine,
  examples,
  label: (event) => {
    if (event.type === 'xstate.done.actor.readReturn' && event.output === loadedAgain)
      return `${event.type} of nothing`;
    if (event.type === 'xstate.error.actor.readReturn' && event.error === ofNoSignIn)
      return `${event.type} of no sign-in`;
    if (event.type === 'xstate.done.actor.findDestination' && event.output === null)
      return `${event.type} for nobody`;
    return event.type;
  },
  states: {
    waiting: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    reading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    exchanging: (snapshot) => {
      const { context } = snapshot;
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(context.returnTo).toBe(returned.returnTo);
      expect(JSON.stringify(context)).not.toContain(grant.code);
      expect(JSON.stringify(context)).not.toContain(grant.codeVerifier);
    },
    recognising: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    entering: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    done: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'signIn.restarted' })).toBe(false);
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.failure?.message).toBeTruthy();
    },
  },
  refusals: [
    {
      name: 'a callback is read only once',
      after: [{ type: 'provider.answered', url: 'http://localhost/' }],
      event: { type: 'provider.answered', url: 'http://localhost/' },
    },
  ],
};
