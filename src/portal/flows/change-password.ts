import { changePasswordMachine } from '../../../machines/change-password.ts';
import * as forms from '../../contract/generated/forms.js';
import { outcomeInWords } from '../../domain/failure.ts';
import type { FormValues } from '../../domain/form-rules/form-state.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { dropCaptchaAnswer } from '../forms/captcha-cookie.ts';
import { underFormNames } from './binding/field-names.ts';
import { formOf } from './form.ts';
import { guardedFormOf } from './guarded-form.ts';

const confirmationRules = forms.ChangePasswordForm.fields.flatMap(
  ({ rules }): readonly { readonly rule: string; readonly message: string }[] => rules,
);

/** The form's message if the two new passwords differ. */
export const mismatch = {
  field: 'newPasswordConfirmation',
  message: confirmationRules.find(({ rule }) => rule === 'equalTo')?.message ?? '',
};

const said = outcomeInWords(
  'Your password was not changed.',
  'It is not known whether your password was changed. If your current password is refused from now on, it was.',
);

async function changePassword(values: FormValues, signal: AbortSignal): Promise<void> {
  const body = { CurrentPassword: String(values.currentPassword), NewPassword: String(values.newPassword) };
  try {
    await underFormNames(ask(client.POST('/api/changepassword', { body, signal })), {
      CurrentPassword: 'currentPassword',
      NewPassword: 'newPassword',
    });
  } finally {
    dropCaptchaAnswer();
  }
}

/**
 * Changing the password, bound to the service. The login is the session's: a password must not contain any part of it.
 */
export function changePasswordOf(config: Config, login: string) {
  const form = formOf(forms.ChangePasswordForm, changePassword, said, { context: { login } });
  return changePasswordMachine.provide({ actors: { form: guardedFormOf(config, form) } });
}
