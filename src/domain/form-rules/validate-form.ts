import { basicRules } from './basic-rules.ts';
import type { FieldFault, Form, FormField, FormRules, FormValues } from './form.ts';

export type JudgingOptions = {
  /** Values that rules need and the form does not contain: the login, if the session knows it. */
  readonly context?: FormValues;
  /** Rules beyond the basic ones, by their names in the contract. */
  readonly rules?: FormRules;
};

/**
 * Validates a form: the first broken rule of each field gives its message (A 5). First a field must be filled unless
 * optional, then the contract's keywords apply, length before pattern, then the named rules in order. Browser and
 * server use this same function.
 *
 * @returns messages by field; empty if the form is valid
 * @throws Error when the form names a rule that was not given
 */
export function validateForm(
  form: Form,
  values: FormValues,
  options: JudgingOptions = {},
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const field of form.fields) {
    const message = firstFault(form, field, values, options);
    if (message !== undefined) messages[field.name] = message;
  }
  return messages;
}

function firstFault(
  form: Form,
  field: FormField,
  values: FormValues,
  options: JudgingOptions,
): string | undefined {
  // Looked up first: a missing rule must not hide behind an empty field.
  const rules = field.rules.map((named) => {
    const rule = options.rules?.[named.rule] ?? basicRules[named.rule];
    if (rule === undefined) throw new Error(`${form.name}.${field.name} needs the rule '${named.rule}'`);
    return { ...named, validate: rule };
  });
  const value = ownValue(values, field.name);
  if (!isFilled(value)) return field.optional ? undefined : textFor(field, 'required');
  if (!field.check(value)) {
    const fault: FieldFault | undefined = field.check.errors?.[0];
    return textFor(field, fault?.keyword ?? '');
  }
  if (typeof value !== 'string') return undefined;
  const failed = rules.find(
    ({ validate, with: names }) =>
      !validate(
        value,
        names.map(
          (name) => filledText(ownValue(values, name)) ?? filledText(ownValue(options.context ?? {}, name)),
        ),
      ),
  );
  return failed?.message;
}

function ownValue(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function filledText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A keyword's message, which already contains the contract's limits. */
function textFor(field: FormField, keyword: string): string {
  return field.messages[keyword] ?? field.messages.required ?? 'This field is required';
}
