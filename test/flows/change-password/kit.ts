import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { changePasswordMachine, viewOf } from '../../../machines/change-password.ts';
import type { FormReport } from '../../../machines/form.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const mismatchText = 'New password and confirmation password do not match';

export const refused = {
  kind: 'refused',
  message: '',
  fields: { currentPassword: 'This is not your current password' },
  requestId: 'req-1',
} satisfies Failure;

const examples: readonly (FormReport | WorldEvent)[] = [
  { type: 'form.accepted', output: undefined },
  { type: 'form.broken' },
  { type: 'xstate.error.actor.form', error: new Error('the form broke') },
];

const silent = fromCallback(() => {});

export const changePasswordKit: Kit<typeof changePasswordMachine> = {
  flow: 'changePassword',
  machine: changePasswordMachine,
  input: {
    skipCaptcha: true,
    contradiction: { field: 'newPasswordConfirmation', message: mismatchText },
  },
  examples,
  actors: { form: silent },
  states: {
    open: (snapshot) => expect(viewOf(snapshot)).toEqual({ kind: 'open' }),
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'broken' });
    },
  },
};
