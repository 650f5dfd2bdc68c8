import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import {
  allLeft,
  changed,
  type FormState,
  type FormValue,
  type FormValues,
  isFormValid,
  laidOut,
  left,
  reopened,
  shownError,
  validated,
  withCaptcha,
} from '../src/domain/form-rules/form-state.ts';
import { type CaptchaReport, captchaMachine } from './captcha.ts';
import { type Reporting, report } from './reporting.ts';
import { unprovided } from './unprovided.ts';

/** A form's reports to the flow that invoked it; the output is that of its `submitForm`. */
export type FormReport<Output = unknown> =
  | { type: 'form.sent' }
  | { type: 'form.accepted'; output: Output }
  | { type: 'form.refused'; failure: Failure }
  /** The human verification has failed for good; a failure of the form itself ends its actor. */
  | { type: 'form.broken' };

export type FormInput = Reporting & {
  /** The form's name in the contract. */
  form: string;
  /** With `captchaVerified` the form takes part in the human verification; true if that is switched off. */
  initialValues: FormValues;
  /** The message of a field on which the human verification is withdrawn (A 5), if the form has one. */
  contradiction?: { field: string; message: string };
};

type FormContext = FormInput &
  FormState & {
    /** No field has changed since the form was set up, reset or committed. */
    pristine: boolean;
    /** The result of the last submission; null before the first. */
    succeeded: boolean | null;
    /** The number of submissions rejected here because the form was invalid; each moves the focus. */
    turnedDown: number;
  };

export type FormEvent =
  | { type: 'field.changed'; name: string; value: FormValue }
  | { type: 'field.entered'; name: string }
  | { type: 'field.left'; name: string }
  /** Reopens a completed field, as if it had never been left. */
  | { type: 'field.reopened'; name: string }
  | { type: 'form.filled'; values: FormValues }
  | { type: 'form.submitted' }
  | { type: 'form.reset' }
  | { type: 'form.committed' }
  /** The server accepted it before the page was reloaded, so it is not sent again. */
  | { type: 'form.recalled' }
  | { type: 'errors.cleared' }
  | { type: 'submission.refused'; failure: Failure }
  | CaptchaReport;

const isContradicted = (context: FormContext): boolean =>
  context.contradiction !== undefined &&
  shownError(context, context.contradiction.field) === context.contradiction.message;

/**
 * The lifecycle of A 4.9, shared by all forms, with the human verification of those that take part in it (A 4.2, 4.6 to
 * 4.8). Every answer to a submission uses up the verification, so the challenge is repeated. Provide `submitForm`
 * (resolves with what the flow needs, rejects with a `FailureError`), `captcha`, and `validate` (an assign of
 * `validated(context.values, validation)`), without which every value is valid. Reports `FormReport`s to the parent
 * given in its input.
 */
export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { submitForm: 'submitForm'; captcha: 'captcha' },
  },
  actors: {
    submitForm: unprovided<unknown, { form: string; values: FormValues; initialValues: FormValues }>(
      'submitForm',
    ),
    captcha: captchaMachine,
  },
  guards: {
    isValid: ({ context }) => isFormValid(context),
    contradicts: ({ context }) => isContradicted(context),
    agrees: ({ context }) => !isContradicted(context),
  },
  actions: {
    validate: assign(({ context }) => validated(context.values, { errors: {}, formValid: true })),
    changeValue: assign(({ context, event }) =>
      'value' in event ? { ...changed(context, event.name, event.value), pristine: false } : {},
    ),
    markEntered: assign(({ event }) => ('name' in event ? { entered: event.name } : {})),
    markLeft: assign(({ context, event }) => ('name' in event ? left(context, event.name) : {})),
    unmarkLeft: assign(({ context, event }) => ('name' in event ? reopened(context, event.name) : {})),
    revealErrors: assign(({ context }) => ({ ...allLeft(context), turnedDown: context.turnedDown + 1 })),
    fill: assign(({ event }) =>
      'values' in event ? { initialValues: event.values, values: event.values, committed: event.values } : {},
    ),
    // A passed captcha survives a reset; only the captcha itself withdraws it.
    restoreInitialValues: assign(({ context: { initialValues, values } }) => ({
      values: withCaptcha(initialValues, values.captchaVerified === true),
      succeeded: null,
    })),
    commit: assign(({ context }) => ({ committed: context.values })),
    clearErrors: assign({ errors: {}, blurred: {}, failure: null, pristine: true }),
    forgetOutcome: assign({ succeeded: null, failure: null }),
    noteSuccess: assign({ succeeded: true, failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, succeeded: false })),
    keepCaptcha: assign(({ context }, { isPassed }: { isPassed: boolean }) => ({
      values: withCaptcha(context.values, isPassed),
    })),
    resetCaptcha: sendTo('captcha', { type: 'captcha.reset' }),
    report: report((_, told: FormReport) => told),
  },
}).createMachine({
  id: 'form',
  description: 'A form, from the first keystroke until the server has accepted it.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    ...laidOut(input.initialValues),
    pristine: true,
    succeeded: null,
    turnedDown: 0,
  }),
  entry: 'validate',
  states: {
    entry: {
      description: 'The fields, which are filled in and sent.',
      initial: 'editing',
      on: {
        // In any state, since fields can be entered and left while the values are being sent.
        'field.entered': { actions: 'markEntered' },
        'field.left': { actions: 'markLeft' },
      },
      states: {
        editing: {
          description: 'The fields can be filled in.',
          initial: 'pristine',
          on: {
            'field.changed': { target: '.changed', actions: ['changeValue', 'validate'] },
            'field.reopened': { actions: 'unmarkLeft' },
            'form.filled': { target: '.pristine', actions: ['fill', 'clearErrors', 'validate'] },
            'form.submitted': [
              { guard: 'isValid', target: 'submitting' },
              { actions: ['validate', 'revealErrors'] },
            ],
            'form.reset': {
              target: '.pristine',
              actions: ['restoreInitialValues', 'clearErrors', 'validate'],
            },
            'form.committed': { actions: 'commit' },
            'form.recalled': { target: 'submitted', actions: 'noteSuccess' },
            'errors.cleared': { target: '.pristine', actions: 'clearErrors' },
            'submission.refused': {
              target: '.refused',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
          states: {
            pristine: { description: 'No field has changed since the form was opened.' },
            changed: { description: 'A field has changed.' },
            refused: {
              description: 'The server has rejected the form; nothing has changed since.',
              tags: 'error',
            },
          },
        },
        submitting: {
          description: 'The values are being sent to the server.',
          tags: 'busy',
          entry: ['forgetOutcome', { type: 'report', params: { type: 'form.sent' } }],
          invoke: {
            id: 'submitForm',
            src: 'submitForm',
            input: ({ context: { form, values, initialValues } }) => ({ form, values, initialValues }),
            onDone: {
              target: 'submitted',
              actions: [
                'noteSuccess',
                'resetCaptcha',
                { type: 'report', params: ({ event }) => ({ type: 'form.accepted', output: event.output }) },
              ],
            },
            onError: {
              target: 'editing.refused',
              actions: [
                { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                'resetCaptcha',
                {
                  type: 'report',
                  params: ({ event }) => ({ type: 'form.refused', failure: failureOf(event.error) }),
                },
              ],
            },
          },
        },
        submitted: {
          description:
            'The server has accepted the form; it stays as it is until its flow resets or commits it.',
          on: {
            'form.reset': {
              target: 'editing.pristine',
              actions: ['restoreInitialValues', 'clearErrors', 'validate'],
            },
            'form.committed': { target: 'editing.pristine', actions: ['commit', 'clearErrors', 'validate'] },
            'submission.refused': {
              target: 'editing.refused',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    verification: {
      description:
        'The check that a person, not a program, fills in the form; idle unless the page shows it.',
      initial: 'consistent',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ self }) => ({ parent: self }),
        onError: '.broken',
      },
      on: {
        'captcha.verified': {
          actions: [{ type: 'keepCaptcha', params: { isPassed: true } }, 'validate'],
        },
        'captcha.expired': {
          actions: [{ type: 'keepCaptcha', params: { isPassed: false } }, 'validate'],
        },
        'captcha.cleared': {
          actions: [{ type: 'keepCaptcha', params: { isPassed: false } }, 'validate'],
        },
      },
      states: {
        consistent: {
          description: 'The fields are consistent, or no conflict is shown yet.',
          always: { guard: 'contradicts', target: 'contradicted' },
        },
        contradicted: {
          description: 'A message says that two fields conflict; the challenge has to be passed again.',
          entry: 'resetCaptcha',
          always: { guard: 'agrees', target: 'consistent' },
        },
        broken: {
          description: 'The verification has failed; only reloading the page helps.',
          tags: 'error',
          entry: { type: 'report', params: { type: 'form.broken' } },
        },
      },
    },
  },
});

/** What a form shows. */
export type FormView =
  /** Its fields can be changed; refused as long as nothing has changed since the service's `failure`. */
  | { kind: 'open'; isValid: boolean; isRefused: boolean; failure: Failure | null }
  | { kind: 'sending' }
  | { kind: 'accepted' };

export function viewOf(snapshot: SnapshotFrom<typeof formMachine>): FormView {
  if (snapshot.matches({ entry: 'submitting' })) return { kind: 'sending' };
  if (snapshot.matches({ entry: 'submitted' })) return { kind: 'accepted' };
  return {
    kind: 'open',
    isValid: isFormValid(snapshot.context),
    isRefused: snapshot.matches({ entry: { editing: 'refused' } }),
    failure: snapshot.context.failure,
  };
}
