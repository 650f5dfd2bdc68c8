import { type AnyActorRef, assign, fromPromise, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '../src/domain/failure.ts';

/** A row of what is chosen beside the fields, such as a venue with its options. */
export type FormRow = Readonly<Record<string, string | number | boolean>>;
/** What a field holds: text, a chosen option's value, a tick, or what is chosen of a list. */
export type FormValue = string | boolean | readonly FormRow[];
export type FormValues = Readonly<Record<string, FormValue>>;
/** Messages by field name; a field without one is absent. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What a judge says of all values: the first failing rule of each field, and the form-level verdict. */
export type Validation = { errors: FieldMessages; formValid: boolean };

/** What a form tells the flow that invoked it. */
export type FormReport =
  | { type: 'form.sent' }
  | { type: 'form.accepted'; output: unknown }
  | { type: 'form.refused'; failure: Failure };

export type FormInput = {
  /** The name the contract gives the form. */
  form: string;
  initialValues: FormValues;
  /** The flow to report to; a form standing alone has none. */
  parent?: AnyActorRef;
};

export type FormContext = {
  form: string;
  initialValues: FormValues;
  values: FormValues;
  /** The last committed snapshot: the baseline of dirty detection. */
  committed: FormValues;
  /** No field has changed since the form was laid out, reset or committed. */
  pristine: boolean;
  errors: FieldMessages;
  validity: Readonly<Record<string, boolean>>;
  formValid: boolean;
  blurred: Readonly<Record<string, true>>;
  /** The field that is being filled in, where its field tells so; null while none is. */
  entered: string | null;
  /** Why the server did not take the form; null until it has not. */
  failure: Failure | null;
  /** How the last submission ended; null before there was one. */
  succeeded: boolean | null;
  /** Submissions turned down here because the form was not valid: each moves the focus. */
  turnedDown: number;
  parent: AnyActorRef | null;
};

export type FormEvent =
  | { type: 'field.changed'; name: string; value: FormValue }
  | { type: 'field.entered'; name: string }
  | { type: 'field.left'; name: string }
  /** A field that had been settled is opened again: as if it had never been left. */
  | { type: 'field.reopened'; name: string }
  | { type: 'form.filled'; values: FormValues }
  | { type: 'form.submitted' }
  | { type: 'form.reset' }
  | { type: 'form.committed' }
  /** The server took it before the page was loaded again: it is not sent a second time. */
  | { type: 'form.recalled' }
  | { type: 'errors.cleared' }
  | { type: 'submission.refused'; failure: Failure }
  | { type: 'captcha.verified' }
  | { type: 'captcha.expired' }
  | { type: 'captcha.cleared' };

/** A 4.9: valid only when the global flag is true and every field is valid. */
export function isFormValid(context: Pick<FormContext, 'formValid' | 'validity'>): boolean {
  return context.formValid && Object.values(context.validity).every(Boolean);
}

/** A 4.9: dirty when the current values differ from the last committed snapshot. */
export function isFormDirty(context: Pick<FormContext, 'values' | 'committed'>): boolean {
  const names = new Set([...Object.keys(context.values), ...Object.keys(context.committed)]);
  return [...names].some((name) => !isSameValue(context.values[name], context.committed[name]));
}

/** Rows are the same when they say the same, whoever made the list. */
function isSameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((row, place) => isSameRow(row, other[place] ?? {}));
}

function isSameRow(one: FormRow, other: FormRow): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** The message a field shows: the server's until the field changes, else its own once it has been left (A 4.9). */
export function shownError(
  context: Pick<FormContext, 'errors' | 'blurred' | 'failure'>,
  name: string,
): string | null {
  const refused = context.failure?.fields[name];
  if (refused !== undefined) return refused;
  return context.blurred[name] ? (context.errors[name] ?? null) : null;
}

/**
 * A field that was left with a right value: it may step back behind a line that says so (A 4.6). Never while it is
 * being filled in, however often it was left before: what is still to be typed would be lost.
 */
export function isSettled(
  context: Pick<FormContext, 'values' | 'errors' | 'blurred' | 'entered' | 'failure'>,
  name: string,
): boolean {
  const isFilled = context.values[name] !== undefined && context.values[name] !== '';
  const isLeft = context.blurred[name] === true && context.entered !== name;
  return isFilled && isLeft && !context.errors[name] && !context.failure?.fields[name];
}

function withCaptcha(context: FormContext, captchaVerified: boolean): FormValues {
  // Only forms that hold the flag take part in the human verification (A 3.7).
  return 'captchaVerified' in context.values ? { ...context.values, captchaVerified } : context.values;
}

/**
 * The lifecycle of A 4.9, once, for every form.
 * Provide `submitForm` (resolves with what the flow needs, rejects with a `FailureError`) and `judge`
 * (an assign of `judged(context.values, judgement)`). Reports `FormReport`s to the parent of its input.
 */
export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    submitForm: fromPromise<unknown, { form: string; values: FormValues }>(() =>
      Promise.reject(new Error('`submitForm` must be provided')),
    ),
  },
  guards: {
    isValid: ({ context }) => isFormValid(context),
  },
  actions: {
    validate: () => {
      throw new Error('`judge` must be provided');
    },
    changeValue: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? { values: { ...context.values, [event.name]: event.value }, pristine: false }
        : {},
    ),
    forgetFieldFailure: assign(({ context, event }) => {
      if (event.type !== 'field.changed' || context.failure === null) return {};
      const { [event.name]: _gone, ...fields } = context.failure.fields;
      return { failure: { ...context.failure, fields } };
    }),
    markEntered: assign(({ event }) => (event.type === 'field.entered' ? { entered: event.name } : {})),
    markLeft: assign(({ context, event }) =>
      event.type === 'field.left'
        ? {
            blurred: { ...context.blurred, [event.name]: true as const },
            // The next field may have been entered before this one is told to be left.
            entered: context.entered === event.name ? null : context.entered,
          }
        : {},
    ),
    unmarkLeft: assign(({ context, event }) => {
      if (event.type !== 'field.reopened') return {};
      const { [event.name]: _left, ...blurred } = context.blurred;
      return { blurred };
    }),
    revealErrors: assign(({ context }) => ({
      blurred: Object.fromEntries(
        [...Object.keys(context.values), ...Object.keys(context.errors)].map((name) => [name, true as const]),
      ),
      turnedDown: context.turnedDown + 1,
    })),
    fill: assign(({ event }) =>
      event.type === 'form.filled'
        ? { initialValues: event.values, values: event.values, committed: event.values }
        : {},
    ),
    restoreInitialValues: assign(({ context }) => ({
      // What a person proved by the captcha outlives a reset; only the captcha takes it back.
      values:
        'captchaVerified' in context.values
          ? { ...context.initialValues, captchaVerified: context.values.captchaVerified ?? false }
          : context.initialValues,
    })),
    commit: assign(({ context }) => ({ committed: context.values })),
    clearErrors: assign({ errors: {}, blurred: {}, failure: null, pristine: true }),
    forgetOutcome: assign({ succeeded: null }),
    forgetFailure: assign({ failure: null }),
    noteSuccess: assign({ succeeded: true }),
    keepFailure: assign((_, params: { failure: Failure }) => ({ ...params, succeeded: false })),
    verifyCaptcha: assign(({ context }) => ({ values: withCaptcha(context, true) })),
    unverifyCaptcha: assign(({ context }) => ({ values: withCaptcha(context, false) })),
    // Without a parent the report comes back here, where nothing listens for it.
    report: sendTo(
      ({ context, self }): AnyActorRef => context.parent ?? self,
      (_, params: { report: FormReport }) => params.report,
    ),
  },
}).createMachine({
  id: 'form',
  description: 'A form, from the first key pressed to the server having taken it.',
  initial: 'editing',
  context: ({ input }) => ({
    form: input.form,
    initialValues: input.initialValues,
    values: input.initialValues,
    committed: input.initialValues,
    pristine: true,
    errors: {},
    validity: {},
    formValid: true,
    blurred: {},
    entered: null,
    failure: null,
    succeeded: null,
    turnedDown: 0,
    parent: input.parent ?? null,
  }),
  entry: 'validate',
  on: {
    // Wherever the form is: a field can be entered and left while its values are on their way.
    'field.entered': { actions: 'markEntered' },
    'field.left': { actions: 'markLeft' },
    'captcha.verified': { actions: ['verifyCaptcha', 'validate'] },
    'captcha.expired': { actions: ['unverifyCaptcha', 'validate'] },
    'captcha.cleared': { actions: ['unverifyCaptcha', 'validate'] },
  },
  states: {
    editing: {
      description: 'The fields can be filled in.',
      initial: 'pristine',
      on: {
        'field.changed': { target: '.changed', actions: ['changeValue', 'forgetFieldFailure', 'validate'] },
        'field.reopened': { actions: 'unmarkLeft' },
        'form.filled': { target: '.pristine', actions: ['fill', 'clearErrors', 'validate'] },
        'form.submitted': [
          { guard: 'isValid', target: 'submitting' },
          { actions: ['validate', 'revealErrors'] },
        ],
        'form.reset': {
          target: '.pristine',
          actions: ['restoreInitialValues', 'clearErrors', 'forgetOutcome', 'validate'],
        },
        'form.committed': { actions: 'commit' },
        'form.recalled': { target: 'submitted', actions: ['forgetFailure', 'noteSuccess'] },
        'errors.cleared': { target: '.pristine', actions: 'clearErrors' },
        'submission.refused': {
          target: '.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.failure }) },
        },
      },
      states: {
        pristine: { description: 'No field has changed since the form was laid out.' },
        changed: { description: 'A field has changed.' },
        refused: {
          description: 'The server has turned the form down; nothing has changed since.',
          tags: 'error',
        },
      },
    },
    submitting: {
      description: 'The values are on their way to the server.',
      tags: 'busy',
      entry: [
        'forgetFailure',
        'forgetOutcome',
        { type: 'report', params: { report: { type: 'form.sent' } } },
      ],
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context }) => ({ form: context.form, values: context.values }),
        onDone: {
          target: 'submitted',
          actions: [
            'noteSuccess',
            {
              type: 'report',
              params: ({ event }) => ({ report: { type: 'form.accepted', output: event.output } }),
            },
          ],
        },
        onError: {
          target: 'editing.refused',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            {
              type: 'report',
              params: ({ event }) => ({
                report: { type: 'form.refused', failure: failureOf(event.error) },
              }),
            },
          ],
        },
      },
    },
    submitted: {
      description: 'The server has taken the form; it stays as it is until its flow resets or commits it.',
      on: {
        'form.reset': {
          target: 'editing.pristine',
          actions: ['restoreInitialValues', 'clearErrors', 'forgetOutcome', 'validate'],
        },
        'form.committed': { target: 'editing.pristine', actions: ['commit', 'clearErrors', 'validate'] },
        'submission.refused': {
          target: 'editing.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.failure }) },
        },
      },
    },
  },
});

/**
 * What `judge` assigns: errors and validity of every field, and the form-level flag.
 * An error under a name that is no field of the form makes the form-level flag false.
 */
export function validated(
  values: FormValues,
  validation: Validation,
): Pick<FormContext, 'errors' | 'validity' | 'formValid'> {
  const strangers = Object.keys(validation.errors).some((name) => !(name in values));
  return {
    errors: validation.errors,
    validity: Object.fromEntries(Object.keys(values).map((name) => [name, !(name in validation.errors)])),
    formValid: validation.formValid && !strangers,
  };
}
