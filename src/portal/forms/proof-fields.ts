import * as forms from '../../contract/generated/forms.js';
import type { Proof } from '../../domain/failure.ts';

/** The fields in which people prove again who they are, each with the form that says what is accepted. */
export const proofFields = {
  password: {
    form: forms.PasswordForm,
    field: {
      name: 'password',
      label: 'Password',
      hint: 'The one with which you log in.',
      autoComplete: 'current-password',
      type: 'password',
    },
  },
  code: {
    form: forms.CodeForm,
    field: {
      name: 'code',
      label: 'Code',
      hint: 'The six digits that your authenticator app shows for Daylight, or one of your recovery codes.',
      autoComplete: 'one-time-code',
      type: 'text',
    },
  },
} as const satisfies Record<Proof, unknown>;
