import { expect } from 'vitest';
import { confirmationMachine, viewOf } from '../../../machines/confirmation.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit } from '../kit.ts';

export const given = { type: 'proof.given', proof: 'Sunrise2026' } as const;

export const wrongPassword = new FailureError(
  failure('refused', {
    message: 'password: The password is not right',
    fields: { password: 'The password is not right' },
  }),
);
export const codeNeeded = new FailureError(
  failure('refused', {
    message: 'code: A second factor is set up: enter one of its codes',
    fields: { code: 'A second factor is set up: enter one of its codes' },
  }),
);

export const confirmationKit: Kit<typeof confirmationMachine> = {
  flow: 'confirmation',
  machine: confirmationMachine,
  input: { by: 'password' },
  alsoFrom: { 'by code': { by: 'code' } },
  examples: [
    given,
    { type: 'confirmation.declined' },
    { type: 'xstate.done.actor.confirm' },
    { type: 'xstate.error.actor.confirm', error: wrongPassword },
    { type: 'xstate.error.actor.confirm', error: codeNeeded },
  ],
  key: ({ value, context }) => [value, context.by],
  label: (event) =>
    event.type === 'xstate.error.actor.confirm'
      ? `${event.type} ${Object.keys(event.error.failure.fields).join()}`
      : event.type,
  states: {
    asking: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ by: snapshot.context.by, failure: null, isChecking: false });
      expect(snapshot.can(given)).toBe(true);
    },
    checking: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(given)).toBe(false);
      expect(snapshot.can({ type: 'confirmation.declined' })).toBe(false);
      expect(viewOf(snapshot).isChecking).toBe(true);
    },
    refused: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot).failure?.fields).toHaveProperty(snapshot.context.by);
    },
    confirmed: (snapshot) => expect(snapshot.output).toBe(true),
    declined: (snapshot) => expect(snapshot.output).toBe(false),
  },
};
