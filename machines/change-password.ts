import { emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';
import { type FormInput, type FormReport, formMachine } from './form.ts';

/** Text for a changed password; the spec gives no wording (A 4.8). */
export const passwordChangedText =
  'Your password has been changed. Wherever else you were logged in, you are logged out.';

type ChangePasswordInput = {
  /** The human verification is switched off: its flag starts as true. */
  skipCaptcha: boolean;
  /** Shown when the two new passwords differ (A 5). */
  contradiction: NonNullable<FormInput['contradiction']>;
};

/**
 * Changing the user's password (A 2.9, 4.8, 5): what follows when its form is accepted. Provide `form`, which calls
 * POST /api/changepassword.
 */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordInput,
    events: {} as FormReport,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'error',
    children: {} as { form: 'form' },
  },
  actors: { form: formMachine },
  actions: {
    clearForm: sendTo('form', { type: 'form.reset' }),
    announceSuccess: emit({ type: 'alert', alert: { message: passwordChangedText } }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'Changing the password, from the current one to the new one.',
  initial: 'open',
  context: ({ input }) => input,
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ context: { skipCaptcha, contradiction }, self }) => ({
      form: 'ChangePasswordForm',
      initialValues: {
        currentPassword: '',
        newPassword: '',
        newPasswordConfirmation: '',
        captchaVerified: skipCaptcha,
      },
      contradiction,
      parent: self,
    }),
    onError: '.broken',
  },
  states: {
    open: {
      description: 'The form is shown; its password can be changed any number of times.',
      on: {
        'form.accepted': { actions: ['clearForm', 'announceSuccess'] },
        'form.broken': 'broken',
      },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});

/** What the page shows: the form, or that it has stopped working. */
export type ChangePasswordView = { kind: 'open' } | { kind: 'broken' };

export const viewOf = (snapshot: SnapshotFrom<typeof changePasswordMachine>): ChangePasswordView => ({
  kind: snapshot.value,
});
