import { emit, sendTo, setup } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';
import { type GuardedFormInput, type GuardedFormReport, guardedFormMachine } from './guarded-form.ts';

/** Text for a changed password; the spec gives no wording (A 4.8). */
export const passwordChangedText =
  'Your password has been changed. Wherever else you were logged in, you are logged out.';

/** Set when the two new passwords differ (A 5). */
type ChangePasswordInput = Pick<GuardedFormInput, 'skipCaptcha' | 'contradiction'>;

/** Changing the user's password (A 2.9, 4.8, 5). Provide `guardedForm`, whose form calls POST /api/changepassword. */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordInput,
    events: {} as GuardedFormReport,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy' | 'error',
    children: {} as { guardedForm: 'guardedForm' },
  },
  actors: { guardedForm: guardedFormMachine },
  actions: {
    clearForm: sendTo('guardedForm', { type: 'form.reset' }),
    announceSuccess: emit({ type: 'alert', alert: { message: passwordChangedText } }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'Changing the password, from the current one to the new one.',
  initial: 'filling',
  context: ({ input }) => input,
  invoke: {
    id: 'guardedForm',
    src: 'guardedForm',
    input: ({ context, self }) => ({
      form: 'ChangePasswordForm',
      initialValues: { currentPassword: '', newPassword: '', newPasswordConfirmation: '' },
      ...context,
      parent: self,
    }),
    onError: '.broken',
  },
  on: { 'form.broken': '.broken' },
  states: {
    filling: {
      description: 'The current and the new password are being filled in.',
      on: { 'form.sent': 'saving' },
    },
    saving: {
      description: 'The password is being changed.',
      tags: 'busy',
      on: {
        'form.accepted': { target: 'filling', actions: ['clearForm', 'announceSuccess'] },
        'form.refused': 'refused',
      },
    },
    refused: {
      description:
        'The password was not changed, or that is not known: the reason is shown and the form can be sent again.',
      tags: 'error',
      on: { 'form.sent': 'saving' },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});
