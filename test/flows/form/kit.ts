import { expect } from 'vitest';
import { assign } from 'xstate';
import { type FormEvent, formMachine } from '../../../machines/form.ts';
import { type Failure, FailureError } from '../../../src/domain/failure.ts';
import {
  type FormValues,
  isFormDirty,
  isFormValid,
  validated,
} from '../../../src/domain/form-rules/form-state.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** A form of two fields with one rule each, which is enough to walk the whole lifecycle. */
export function assessVisitor(values: FormValues): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.name === '') errors.name = 'This field is required';
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
];

export const formKit: Kit<typeof visitorForm> = {
  flow: 'form',
  machine: visitorForm,
  input: { form: 'VisitorForm', initialValues: visitor },
  examples,
  // Only in these two states does it matter which field has the focus, or had it last.
  key: (snapshot) => [
    snapshot.value,
    isFormValid(snapshot.context),
    (snapshot.matches({ editing: 'pristine' }) || snapshot.matches('submitted')) &&
      (snapshot.context.entered ?? snapshot.context.blurred.name),
  ],
  label: (event) =>
    event.type === 'field.changed'
      ? `${event.type} to ${event.value === '' ? 'nothing' : event.value}`
      : event.type,
  states: {
    editing: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'editing.pristine': ({ context }) => {
      expect(context.pristine).toBe(true);
      expect(context.failure).toBeNull();
    },
    'editing.changed': ({ context }) => {
      expect(context.pristine).toBe(false);
      expect(context.failure?.fields.name).toBeUndefined();
    },
    'editing.refused': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.succeeded).toBe(false);
      expect(snapshot.context.failure).toEqual(refusal);
    },
    submitting: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.succeeded).toBeNull();
      expect(snapshot.context.failure).toBeNull();
    },
    submitted: ({ context }) => {
      expect(context.succeeded).toBe(true);
      expect(isFormDirty(context)).toBe(
        context.values.name !== context.committed.name ||
          context.values.captchaVerified !== context.committed.captchaVerified,
      );
    },
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
