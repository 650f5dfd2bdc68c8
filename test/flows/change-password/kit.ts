import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { changePasswordMachine } from '../../../machines/change-password.ts';
import type { GuardedFormReport } from '../../../machines/guarded-form.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const refused = {
  kind: 'refused',
  message: '',
  fields: { currentPassword: 'This is not your current password' },
  requestId: 'req-1',
} satisfies Failure;

const examples: readonly (GuardedFormReport | WorldEvent)[] = [
  { type: 'form.sent' },
  { type: 'form.accepted', output: undefined },
  { type: 'form.refused', failure: refused },
  { type: 'form.broken' },
  { type: 'xstate.error.actor.guardedForm', error: new Error('the form broke') },
];

const silent = fromCallback(() => {});

export const changePasswordKit: Kit<typeof changePasswordMachine> = {
  flow: 'changePassword',
  machine: changePasswordMachine,
  input: {
    skipCaptcha: true,
    contradiction: { field: 'newPasswordConfirmation', message: 'They do not match' },
  },
  examples,
  actors: { guardedForm: silent },
  states: {
    filling: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    saving: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    refused: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    broken: (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
  },
  refusals: [
    {
      name: 'A 5: nothing is sent while a password is being changed',
      after: [{ type: 'form.sent' }],
      event: { type: 'form.sent' },
    },
    {
      name: 'an unexpected answer is ignored',
      after: [],
      event: { type: 'form.accepted', output: undefined },
    },
  ],
};
