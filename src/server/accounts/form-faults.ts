import * as forms from '../../contract/generated/forms.js';
import { commonPasswordMessage, isCommonPassword } from '../../domain/account/common-passwords.ts';
import type { Form, FormValues } from '../../domain/form-rules/form.ts';
import { phone } from '../../domain/form-rules/phone.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import { Refusal } from '../http/refusal.ts';

/** A refusal with one message for each field, which the page shows at the fields (decisions.md Errors). */
export function fieldFaults(fields: Readonly<Record<string, string>>): Refusal {
  const messages = Object.entries(fields);
  return new Refusal(
    'invalid-request',
    messages.map(([name, message]) => `${name}: ${message}`),
    { fields: Object.fromEntries(messages.map(([name, message]) => [name, [message]])) },
  );
}

export type FormContext = {
  /** Values that rules need and the form does not contain, such as the login. */
  readonly context?: FormValues;
  /** Names on the wire by names in the form, where they differ. */
  readonly wireNames?: Readonly<Record<string, string>>;
};

/**
 * Checks a request by the form that the page shows, with the same function as the page.
 *
 * @throws Refusal 400 with the first failing rule of each field, under its name on the wire
 */
export function assertForm(form: Form, values: FormValues, checking: FormContext = {}): void {
  const faults = validateForm(form, values, { rules: { phone }, context: checking.context ?? {} });
  const named = Object.entries(faults).map(([name, message]) => [
    checking.wireNames?.[name] ?? name,
    message,
  ]);
  if (named.length > 0) throw fieldFaults(Object.fromEntries(named));
}

/** Refuses a new password that is guessed first. Only the service knows the list. @throws Refusal 400 */
export function assertUncommon(wireName: string, password: string): void {
  if (isCommonPassword(password)) throw fieldFaults({ [wireName]: commonPasswordMessage });
}

const passwordField = forms.RestoreForm.fields.find(({ name }) => name === 'newPassword');
/** The message for the password's rules (A 5). */
const passwordMessage = passwordField?.rules[0]?.message ?? '';

/** The provider's words for a password in a list of its own. */
const isListed = /common/i;

/** The provider's refusal of a new password, by what it says of the causes. */
export function newPasswordFault(wireName: string, causes: readonly string[]): Refusal {
  const isCommon = causes.some((cause) => isListed.test(cause));
  return fieldFaults({ [wireName]: isCommon ? commonPasswordMessage : passwordMessage });
}
