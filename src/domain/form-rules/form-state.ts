import type { Failure } from '../failure.ts';

/** A row of choices besides the fields, such as a venue with its options. */
type FormRow = Readonly<Record<string, string | number | boolean>>;
/** A field's value: text, a chosen option's value, a tick, or choices from a list. */
export type FormValue = string | boolean | readonly FormRow[];
export type FormValues = Readonly<Record<string, FormValue>>;
/** Messages by field name; a field without one is absent. */
type FieldMessages = Readonly<Record<string, string>>;

/** The result of a validation: the first broken rule of each field, and whether the form as a whole is valid. */
export type Validation = { errors: FieldMessages; formValid: boolean };

/** The state of a form being filled in (A 3.7, 4.9). */
export type FormState = {
  values: FormValues;
  /** The last committed snapshot: the baseline of dirty detection. */
  committed: FormValues;
  errors: FieldMessages;
  validity: Readonly<Record<string, boolean>>;
  formValid: boolean;
  blurred: Readonly<Record<string, true>>;
  /** The field being edited, if it reports that; null if none is. */
  entered: string | null;
  /** Why the server refused the form; null if it has not. */
  failure: Failure | null;
};

/** A new form: nothing has been validated, left or sent. */
export function laidOut(values: FormValues): FormState {
  return {
    values,
    committed: values,
    errors: {},
    validity: {},
    formValid: true,
    blurred: {},
    entered: null,
    failure: null,
  };
}

/** A field has a new value, which discards the server's message for it. */
export function changed(
  { values, failure }: Pick<FormState, 'values' | 'failure'>,
  name: string,
  value: FormValue,
): Pick<FormState, 'values' | 'failure'> {
  const { [name]: _spent, ...fields } = failure?.fields ?? {};
  return { values: { ...values, [name]: value }, failure: failure && { ...failure, fields } };
}

/** A field was left; the next one may be entered before this is reported. */
export function left(
  { blurred, entered }: Pick<FormState, 'blurred' | 'entered'>,
  name: string,
): Pick<FormState, 'blurred' | 'entered'> {
  return { blurred: { ...blurred, [name]: true }, entered: entered === name ? null : entered };
}

/** Reopens a completed field, as if it had never been left. */
export function reopened({ blurred }: Pick<FormState, 'blurred'>, name: string): Pick<FormState, 'blurred'> {
  const { [name]: _left, ...others } = blurred;
  return { blurred: others };
}

/** Treats every field as left, so that each shows its errors. */
export function allLeft({
  values,
  errors,
}: Pick<FormState, 'values' | 'errors'>): Pick<FormState, 'blurred'> {
  const names = [...Object.keys(values), ...Object.keys(errors)];
  return { blurred: Object.fromEntries(names.map((name) => [name, true])) };
}

/** A 3.7: only forms with the flag take part in the human verification. */
export function withCaptcha(values: FormValues, captchaVerified: boolean): FormValues {
  return 'captchaVerified' in values ? { ...values, captchaVerified } : values;
}

/** A 4.9: valid only when the global flag is true and every field is valid. */
export function isFormValid(context: Pick<FormState, 'formValid' | 'validity'>): boolean {
  return context.formValid && Object.values(context.validity).every(Boolean);
}

/** A 4.9: dirty when the current values differ from the last committed snapshot. */
export function isFormDirty(context: Pick<FormState, 'values' | 'committed'>): boolean {
  const names = new Set([...Object.keys(context.values), ...Object.keys(context.committed)]);
  return [...names].some((name) => !isSameValue(context.values[name], context.committed[name]));
}

/** Rows are equal if their content is, whichever list they are in. */
function isSameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((row, place) => isSameRow(row, other[place] ?? {}));
}

function isSameRow(one: FormRow, other: FormRow): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** The message of a field: the server's until the field changes, otherwise its own once it has been left (A 4.9). */
export function shownError(
  context: Pick<FormState, 'errors' | 'blurred' | 'failure'>,
  name: string,
): string | null {
  const refused = context.failure?.fields[name];
  if (refused !== undefined) return refused;
  return context.blurred[name] ? (context.errors[name] ?? null) : null;
}

/**
 * Whether a field was left with a valid value and may be collapsed to a line of text (A 4.6). Never while it is being
 * edited, however often it was left before: the rest of the input would be lost.
 */
export function isSettled(
  context: Pick<FormState, 'values' | 'errors' | 'blurred' | 'entered' | 'failure'>,
  name: string,
): boolean {
  const isFilled = context.values[name] !== undefined && context.values[name] !== '';
  const isLeft = context.blurred[name] === true && context.entered !== name;
  return isFilled && isLeft && !context.errors[name] && !context.failure?.fields[name];
}

/**
 * What `validate` assigns: errors and validity of every field, and the form-level flag.
 * An error under a name that is no field of the form makes the form-level flag false.
 */
export function validated(
  values: FormValues,
  validation: Validation,
): Pick<FormState, 'errors' | 'validity' | 'formValid'> {
  const strangers = Object.keys(validation.errors).some((name) => !(name in values));
  return {
    errors: validation.errors,
    validity: Object.fromEntries(Object.keys(values).map((name) => [name, !(name in validation.errors)])),
    formValid: validation.formValid && !strangers,
  };
}
