import type { Form, FormValues } from '../../domain/form-rules/form.ts';
import { phone } from '../../domain/form-rules/phone.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import { Refusal } from '../http/refusal.ts';

/** Refuses fields with a message each, as the page shows them at the fields (decisions.md Errors). */
export function fieldFaults(fields: Readonly<Record<string, string>>): Refusal {
  const messages = Object.entries(fields);
  return new Refusal(
    'invalid-request',
    messages.map(([name, message]) => `${name}: ${message}`),
    { fields: Object.fromEntries(messages.map(([name, message]) => [name, [message]])) },
  );
}

export type FormContext = {
  /** Values that rules look at and the form does not hold, such as the login. */
  readonly context?: FormValues;
  /** Names on the wire by names in the form, where they differ. */
  readonly wireNames?: Readonly<Record<string, string>>;
};

/**
 * Checks what was sent by the form the page shows, with the very function the page uses.
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
