import { expect } from 'vitest';
import {
  type ActorSystem,
  type ActorSystemInfo,
  type AnyEventObject,
  createActor,
  createEmptyActor,
  fromCallback,
  fromTransition,
  type SnapshotFrom,
} from 'xstate';
import type { formMachine } from '../../../machines/form.ts';
import { guardedFormMachine } from '../../../machines/guarded-form.ts';
import { refusal, visitorForm } from '../form/kit.ts';
import type { Kit } from '../kit.ts';

export const mismatchText = 'New password and confirmation password do not match';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** The form while it shows that message at the confirmation, or nothing. */
function formShowing(message: string | null): FormSnapshot {
  const laidOut = createActor(visitorForm, {
    input: { form: 'ChangePasswordForm', initialValues: {} },
  }).getSnapshot();
  const refused = message === null ? null : { ...refusal, fields: { newPasswordConfirmation: message } };
  return { ...laidOut, context: { ...laidOut.context, failure: refused } };
}

export const mismatched = { type: 'xstate.snapshot.form', snapshot: formShowing(mismatchText) } as const;
const matched = { type: 'xstate.snapshot.form', snapshot: formShowing(null) } as const;
/** The confirmation is empty, which is no mismatch. */
const missing = { type: 'xstate.snapshot.form', snapshot: formShowing('This field is required') } as const;

/** Like any actor, reports its snapshot after every event; here the one that its flow received last. */
const steadyForm = fromTransition<
  FormSnapshot['context'],
  AnyEventObject,
  ActorSystem<ActorSystemInfo>,
  undefined
>(
  (_, __, { self }) =>
    (self._parent?.getSnapshot().value === 'contradicted' ? mismatched : matched).snapshot.context,
  matched.snapshot.context,
);
const silent = fromCallback(() => {});

export const guardedFormKit: Kit<typeof guardedFormMachine> = {
  flow: 'guardedForm',
  machine: guardedFormMachine,
  input: {
    form: 'ChangePasswordForm',
    initialValues: { newPassword: '' },
    skipCaptcha: false,
    contradiction: { field: 'newPasswordConfirmation', message: mismatchText },
    parent: createEmptyActor(),
  },
  examples: [
    { type: 'form.sent' },
    { type: 'form.accepted', output: 'taken' },
    { type: 'form.refused', failure: refusal },
    { type: 'captcha.verified' },
    { type: 'captcha.expired' },
    { type: 'captcha.cleared' },
    { type: 'field.changed', name: 'newPassword', value: 'Sunrise2026' },
    { type: 'form.reset' },
    { type: 'submission.refused', failure: refusal },
    { type: 'errors.cleared' },
    mismatched,
    matched,
    missing,
    { type: 'xstate.error.actor.form', error: new Error('the form broke') },
    { type: 'xstate.error.actor.captcha', error: new Error('the captcha broke') },
  ],
  label: (event) => {
    const shown = Object.entries({ mismatched, matched, missing }).find(([, one]) => one === event);
    return shown ? `${event.type} ${shown[0]}` : event.type;
  },
  actors: { form: steadyForm, captcha: silent },
  states: {
    consistent: (snapshot) => expect(snapshot.children.form).toBeDefined(),
    broken: (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
    contradicted: (snapshot) => expect(snapshot.children.captcha).toBeDefined(),
  },
};
