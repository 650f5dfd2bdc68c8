import { expect } from 'vitest';
import { assign, fromCallback } from 'xstate';
import { type FormEvent, formMachine, viewOf } from '../../../machines/form.ts';
import { type Failure, FailureError } from '../../../src/domain/failure.ts';
import {
  type FormValues,
  isFormDirty,
  isFormValid,
  shownError,
  validated,
} from '../../../src/domain/form-rules/form-state.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const requiredText = 'This field is required';

/** A form of two fields with one rule each, one of them the human verification: enough to walk the whole lifecycle. */
export function assessVisitor(values: FormValues): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.name === '') errors.name = requiredText;
  if (values.captchaVerified !== true) errors.captchaVerified = 'Please confirm that you are not a robot';
  return errors;
}

export const visitorForm = formMachine.provide({
  actions: {
    validate: assign(({ context }) =>
      validated(context.values, { errors: assessVisitor(context.values), formValid: true }),
    ),
  },
});

export const visitor = { name: '', captchaVerified: true };
export const visitorInput = {
  form: 'VisitorForm',
  initialValues: visitor,
  contradiction: { field: 'name', message: requiredText },
};

export const refusal = {
  kind: 'refused',
  message: 'The service did not take it',
  fields: { name: 'This name is taken' },
  requestId: 'req-1',
} satisfies Failure;

const examples: readonly (FormEvent | WorldEvent)[] = [
  { type: 'field.changed', name: 'name', value: 'Ann' },
  { type: 'field.changed', name: 'name', value: '' },
  { type: 'field.entered', name: 'name' },
  { type: 'field.left', name: 'name' },
  { type: 'field.reopened', name: 'name' },
  { type: 'form.filled', values: { name: 'Bob', captchaVerified: true } },
  { type: 'form.submitted' },
  { type: 'form.reset' },
  { type: 'form.committed' },
  { type: 'form.recalled' },
  { type: 'errors.cleared' },
  { type: 'submission.refused', failure: refusal },
  { type: 'captcha.verified' },
  { type: 'captcha.expired' },
  { type: 'captcha.cleared' },
  { type: 'xstate.done.actor.submitForm', output: 'taken' },
  { type: 'xstate.error.actor.submitForm', error: new FailureError(refusal) },
  { type: 'xstate.error.actor.captcha', error: new Error('the captcha broke') },
];

const silent = fromCallback(() => {});

export const formKit: Kit<typeof visitorForm> = {
  flow: 'form',
  machine: visitorForm,
  input: visitorInput,
  examples,
  // Only in these two states does it matter whether the field was left, and in the first whether it has the focus.
  key: (snapshot) => [
    snapshot.value,
    isFormValid(snapshot.context),
    snapshot.matches({ entry: { editing: 'pristine' } })
      ? (snapshot.context.entered ?? snapshot.context.blurred.name)
      : snapshot.matches({ entry: 'submitted' }) && snapshot.context.blurred.name,
  ],
  label: (event) =>
    event.type === 'field.changed'
      ? `${event.type} to ${event.value === '' ? 'nothing' : event.value}`
      : event.type,
  stopWhen: (snapshot) => snapshot.matches({ verification: 'broken' }),
  actors: { captcha: silent },
  states: {
    entry: ({ context }) => expect(context.form).toBe('VisitorForm'),
    'entry.editing': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'entry.editing.pristine': (snapshot) => {
      const { context } = snapshot;
      expect(viewOf(snapshot)).toEqual({
        kind: 'open',
        isValid: isFormValid(context),
        isRefused: false,
        failure: null,
      });
      expect(context.pristine).toBe(true);
      expect(context.failure).toBeNull();
    },
    'entry.editing.changed': (snapshot) => {
      const { context } = snapshot;
      expect(viewOf(snapshot)).toEqual({
        kind: 'open',
        isValid: isFormValid(context),
        isRefused: false,
        failure: context.failure,
      });
      expect(context.pristine).toBe(false);
      expect(context.failure?.fields.name).toBeUndefined();
    },
    'entry.editing.refused': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({
        kind: 'open',
        isValid: isFormValid(snapshot.context),
        isRefused: true,
        failure: refusal,
      });
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.succeeded).toBe(false);
      expect(snapshot.context.failure).toEqual(refusal);
    },
    'entry.submitting': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'sending' });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.succeeded).toBeNull();
      expect(snapshot.context.failure).toBeNull();
    },
    'entry.submitted': (snapshot) => {
      const { context } = snapshot;
      expect(viewOf(snapshot)).toEqual({ kind: 'accepted' });
      expect(context.succeeded).toBe(true);
      expect(isFormDirty(context)).toBe(
        context.values.name !== context.committed.name ||
          context.values.captchaVerified !== context.committed.captchaVerified,
      );
    },
    verification: (snapshot) => expect(snapshot.children.captcha).toBeDefined(),
    'verification.consistent': ({ context }) => expect(shownError(context, 'name')).not.toBe(requiredText),
    'verification.contradicted': ({ context }) => expect(shownError(context, 'name')).toBe(requiredText),
    'verification.broken': (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
  },
  refusals: [
    {
      name: 'A 2.6: a form that is being submitted cannot be submitted again',
      after: [{ type: 'field.changed', name: 'name', value: 'Ann' }, { type: 'form.submitted' }],
      event: { type: 'form.submitted' },
    },
    {
      name: 'A 2.6: a form that was submitted cannot be submitted again',
      after: [
        { type: 'field.changed', name: 'name', value: 'Ann' },
        { type: 'form.submitted' },
        { type: 'xstate.done.actor.submitForm' },
      ],
      event: { type: 'form.submitted' },
    },
    {
      name: 'values do not change while they are being submitted',
      after: [{ type: 'field.changed', name: 'name', value: 'Ann' }, { type: 'form.submitted' }],
      event: { type: 'field.changed', name: 'name', value: 'Bob' },
    },
  ],
};
