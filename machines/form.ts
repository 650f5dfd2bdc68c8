import { assign, setup } from 'xstate';
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
  withCaptcha,
} from '../src/domain/form-rules/form-state.ts';
import type { CaptchaReport } from './captcha.ts';
import { type Reporting, report } from './reporting.ts';
import { unprovided } from './unprovided.ts';

/** A form's reports to the flow that invoked it; the output is that of its `submitForm`. */
export type FormReport<Output = unknown> =
  | { type: 'form.sent' }
  | { type: 'form.accepted'; output: Output }
  | { type: 'form.refused'; failure: Failure };

type FormInput = Reporting & {
  /** The form's name in the contract. */
  form: string;
  initialValues: FormValues;
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
  | CaptchaReport
  | { type: 'xstate.done.actor.submitForm'; output: unknown }
  | { type: 'xstate.error.actor.submitForm'; error: unknown };

const failureIn = (event: FormEvent): Failure =>
  event.type === 'submission.refused' ? event.failure : failureOf('error' in event ? event.error : undefined);

/**
 * The lifecycle of A 4.9, shared by all forms. Provide `submitForm` (resolves with what the flow needs, rejects with a
 * `FailureError`) and `validate` (an assign of `validated(context.values, validation)`). Reports `FormReport`s to the
 * parent given in its input.
 */
export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    submitForm: unprovided<unknown, { form: string; values: FormValues; initialValues: FormValues }>(
      'submitForm',
    ),
  },
  guards: { isValid: ({ context }) => isFormValid(context) },
  actions: {
    validate: () => {
      throw new Error('`validate` must be provided');
    },
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
    keepFailure: assign(({ event }) => ({ failure: failureIn(event), succeeded: false })),
    keepCaptcha: assign(({ context, event }) => ({
      values: withCaptcha(context.values, event.type === 'captcha.verified'),
    })),
    reportSent: report({ type: 'form.sent' }),
    reportAccepted: report(({ event }) => ({
      type: 'form.accepted',
      output: 'output' in event ? event.output : undefined,
    })),
    reportRefused: report(({ event }) => ({ type: 'form.refused', failure: failureIn(event) })),
  },
}).createMachine({
  id: 'form',
  description: 'A form, from the first keystroke until the server has accepted it.',
  initial: 'editing',
  context: ({ input }) => ({
    ...input,
    ...laidOut(input.initialValues),
    pristine: true,
    succeeded: null,
    turnedDown: 0,
  }),
  entry: 'validate',
  on: {
    // In any state, since fields can be entered and left while the values are being sent.
    'field.entered': { actions: 'markEntered' },
    'field.left': { actions: 'markLeft' },
    'captcha.*': { actions: ['keepCaptcha', 'validate'] },
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
        'form.reset': { target: '.pristine', actions: ['restoreInitialValues', 'clearErrors', 'validate'] },
        'form.committed': { actions: 'commit' },
        'form.recalled': { target: 'submitted', actions: 'noteSuccess' },
        'errors.cleared': { target: '.pristine', actions: 'clearErrors' },
        'submission.refused': { target: '.refused', actions: 'keepFailure' },
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
      entry: ['forgetOutcome', 'reportSent'],
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context: { form, values, initialValues } }) => ({ form, values, initialValues }),
        onDone: { target: 'submitted', actions: ['noteSuccess', 'reportAccepted'] },
        onError: { target: 'editing.refused', actions: ['keepFailure', 'reportRefused'] },
      },
    },
    submitted: {
      description: 'The server has accepted the form; it stays as it is until its flow resets or commits it.',
      on: {
        'form.reset': {
          target: 'editing.pristine',
          actions: ['restoreInitialValues', 'clearErrors', 'validate'],
        },
        'form.committed': { target: 'editing.pristine', actions: ['commit', 'clearErrors', 'validate'] },
        'submission.refused': { target: 'editing.refused', actions: 'keepFailure' },
      },
    },
  },
});
