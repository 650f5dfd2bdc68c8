import { emit, sendTo, setup } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';
import { type CaptchaReport, captchaMachine } from './captcha.ts';
import { type FormReport, formMachine } from './form.ts';

/** What is said when the password has changed; the spec gives no wording (A 4.8). */
export const passwordChangedText =
  'Your password has been changed. Wherever else you were logged in, you are logged out.';

export type ChangePasswordInput = {
  /** The configuration does without the captcha: its flag starts true. */
  skipCaptcha: boolean;
};

export type ChangePasswordEvent =
  | FormReport
  | CaptchaReport
  /** The message that the two passwords do not match has appeared. */
  | { type: 'confirmation.mismatched' };

/**
 * Changing one's password (A 2.9, 4.8, 5). Provide `form`, whose `submitForm` asks POST /api/changepassword, and
 * `captcha`.
 */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordInput,
    events: {} as ChangePasswordEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy' | 'error',
    children: {} as { form: 'form'; captcha: 'captcha' },
  },
  actors: { form: formMachine, captcha: captchaMachine },
  actions: {
    tellForm: sendTo('form', (_, params: { report: CaptchaReport }) => params.report),
    clearForm: sendTo('form', { type: 'form.reset' }),
    resetCaptcha: sendTo('captcha', { type: 'captcha.reset' }),
    announceSuccess: emit({ type: 'alert', alert: { message: passwordChangedText } }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'Changing the password, from the current one to the new one.',
  initial: 'filling',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context, self }) => ({
        form: 'ChangePasswordForm',
        initialValues: {
          currentPassword: '',
          newPassword: '',
          newPasswordConfirmation: '',
          captchaVerified: context.skipCaptcha,
        },
        parent: self,
      }),
      onError: { target: '.broken' },
    },
    {
      id: 'captcha',
      src: 'captcha',
      input: ({ self }) => ({ parent: self }),
      onError: { target: '.broken' },
    },
  ],
  on: {
    'captcha.verified': { actions: { type: 'tellForm', params: { report: { type: 'captcha.verified' } } } },
    'captcha.expired': { actions: { type: 'tellForm', params: { report: { type: 'captcha.expired' } } } },
    'captcha.cleared': { actions: { type: 'tellForm', params: { report: { type: 'captcha.cleared' } } } },
  },
  states: {
    filling: {
      description: 'The current and the new password are being filled in.',
      on: {
        'confirmation.mismatched': { actions: 'resetCaptcha' },
        'form.sent': { target: 'saving' },
      },
    },
    saving: {
      description: 'The password is being changed.',
      tags: 'busy',
      on: {
        'form.accepted': { target: 'filling', actions: ['clearForm', 'resetCaptcha', 'announceSuccess'] },
        'form.refused': { target: 'refused', actions: 'resetCaptcha' },
      },
    },
    refused: {
      description: 'The password was not changed; the reason is shown and it can be sent again.',
      tags: 'error',
      on: {
        'confirmation.mismatched': { actions: 'resetCaptcha' },
        'form.sent': { target: 'saving' },
      },
    },
    broken: {
      description: 'A part of the page has stopped working; only loading the page again helps.',
      tags: 'error',
    },
  },
});
