import { type SnapshotFrom, sendTo, setup } from 'xstate';
import { type FormValues, shownError } from '../src/domain/form-rules/form-state.ts';
import { type CaptchaReport, captchaMachine } from './captcha.ts';
import { type FormEvent, type FormReport, formMachine } from './form.ts';
import { type Reporting, report } from './reporting.ts';

export type GuardedFormInput = Reporting & {
  /** The form's name in the contract. */
  form: string;
  /** Its initial values; the captcha's flag is added automatically. */
  initialValues: FormValues;
  /** The captcha is switched off: its flag starts as true. */
  skipCaptcha: boolean;
  /** The validation message on which the captcha is withdrawn (A 5), if the form has one. */
  contradiction?: { field: string; message: string };
};

/** A guarded form's reports to the flow that invoked it. */
export type GuardedFormReport<Output = unknown> = FormReport<Output> | { type: 'form.broken' };

type GuardedFormEvent =
  | FormReport
  | CaptchaReport
  | FormEvent
  | { type: 'xstate.snapshot.form'; snapshot: SnapshotFrom<typeof formMachine> };

const isContradicted = ({ contradiction }: GuardedFormInput, event: GuardedFormEvent): boolean =>
  contradiction !== undefined &&
  event.type === 'xstate.snapshot.form' &&
  shownError(event.snapshot.context, contradiction.field) === contradiction.message;

/**
 * A form with its human verification (A 4.2, 4.6 to 4.9). A flow invokes it in place of the two, receives
 * `GuardedFormReport`s and may send it any event of the form. Every answer to a submission uses up the captcha, so the
 * challenge is repeated. Provide `form` and `captcha`.
 */
export const guardedFormMachine = setup({
  types: {
    input: {} as GuardedFormInput,
    context: {} as GuardedFormInput,
    events: {} as GuardedFormEvent,
    tags: {} as 'error',
    children: {} as { form: 'form'; captcha: 'captcha' },
  },
  actors: { form: formMachine, captcha: captchaMachine },
  guards: {
    contradicts: ({ context, event }) => isContradicted(context, event),
    agrees: ({ context, event }) => !isContradicted(context, event),
  },
  actions: {
    tellForm: sendTo('form', ({ event }) => event),
    report: report(({ event }) => event),
    resetCaptcha: sendTo('captcha', { type: 'captcha.reset' }),
    reportBroken: report({ type: 'form.broken' }),
  },
}).createMachine({
  id: 'guardedForm',
  description: 'A form with the check that a person and not a program fills it in.',
  context: ({ input }) => input,
  initial: 'consistent',
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context, self }) => ({
        form: context.form,
        initialValues: { ...context.initialValues, captchaVerified: context.skipCaptcha },
        parent: self,
      }),
      // Passes on what the form shows; the states below react to it.
      onSnapshot: {},
      onError: '.broken',
    },
    {
      id: 'captcha',
      src: 'captcha',
      input: ({ self }) => ({ parent: self }),
      onError: '.broken',
    },
  ],
  on: {
    'form.sent': { actions: 'report' },
    'form.accepted': { actions: ['resetCaptcha', 'report'] },
    'form.refused': { actions: ['resetCaptcha', 'report'] },
    // Reports of the captcha, and requests of the flow to the form.
    'captcha.*': { actions: 'tellForm' },
    'field.*': { actions: 'tellForm' },
    'form.*': { actions: 'tellForm' },
    'submission.*': { actions: 'tellForm' },
    'errors.*': { actions: 'tellForm' },
  },
  states: {
    consistent: {
      description: 'The fields are consistent, or no conflict is shown yet.',
      on: { 'xstate.snapshot.form': { guard: 'contradicts', target: 'contradicted' } },
    },
    contradicted: {
      description: 'A message says that two fields conflict; the challenge has to be passed again.',
      entry: 'resetCaptcha',
      on: { 'xstate.snapshot.form': { guard: 'agrees', target: 'consistent' } },
    },
    broken: {
      description: 'The form or the captcha has failed; only reloading the page helps.',
      tags: 'error',
      entry: 'reportBroken',
    },
  },
});
