import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { formMachine } from '../../../machines/form.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import {
  isFormDirty,
  isFormValid,
  shownError,
  validated,
} from '../../../src/domain/form-rules/form-state.ts';
import { assessVisitor, refusal, visitor, visitorForm } from './kit.ts';

const start = (submit: () => Promise<unknown> = () => new Promise(() => {}), initialValues = visitor) =>
  createActor(visitorForm.provide({ actors: { submitForm: fromPromise(submit) } }), {
    input: { form: 'VisitorForm', initialValues },
  }).start();

describe('A 4.9: the form lifecycle', () => {
  test('a form is pristine until a field value changes; a change re-validates that field', () => {
    const form = start();
    expect(form.getSnapshot().context).toMatchObject({ pristine: true, validity: { name: false } });
    form.send({ type: 'field.left', name: 'name' });
    expect(form.getSnapshot().context.pristine).toBe(true);
    form.send({ type: 'field.changed', name: 'name', value: 'Ann' });
    expect(form.getSnapshot().context).toMatchObject({
      pristine: false,
      errors: {},
      validity: { name: true },
    });
  });

  test('a text input shows its error only after it has been left once', () => {
    const form = start();
    form.send({ type: 'field.changed', name: 'name', value: '' });
    expect(form.getSnapshot().context.errors.name).toBe('This field is required');
    expect(shownError(form.getSnapshot().context, 'name')).toBeNull();
    form.send({ type: 'field.left', name: 'name' });
    expect(shownError(form.getSnapshot().context, 'name')).toBe('This field is required');
    form.send({ type: 'field.changed', name: 'name', value: 'Ann' });
    expect(shownError(form.getSnapshot().context, 'name')).toBeNull();
    form.send({ type: 'field.changed', name: 'name', value: '' });
    expect(shownError(form.getSnapshot().context, 'name')).toBe('This field is required');
  });

  test('a form is valid only when the global flag is true and every field is valid', () => {
    expect(isFormValid({ formValid: true, validity: { a: true, b: true } })).toBe(true);
    expect(isFormValid({ formValid: false, validity: { a: true, b: true } })).toBe(false);
    expect(isFormValid({ formValid: true, validity: { a: true, b: false } })).toBe(false);
    expect(isFormValid({ formValid: true, validity: {} })).toBe(true);
  });

  test('an error under a name that is not a field makes the global flag false', () => {
    expect(validated({ a: '' }, { errors: { venues: 'Choose a venue' }, formValid: true })).toEqual({
      errors: { venues: 'Choose a venue' },
      validity: { a: true },
      formValid: false,
    });
  });

  test('submitting collects the values, enters the submitted state and leaves it with success true on resolve', async () => {
    const form = start(() => Promise.resolve('taken'));
    form.send({ type: 'field.changed', name: 'name', value: 'Ann' });
    form.send({ type: 'form.submitted' });
    expect(form.getSnapshot().matches('submitting')).toBe(true);
    await waitFor(form, (snapshot) => snapshot.matches('submitted'));
    expect(form.getSnapshot().context.succeeded).toBe(true);
  });

  test('submitting leaves it with success false on reject', async () => {
    const form = start(() => Promise.reject(new FailureError(refusal)));
    form.send({ type: 'field.changed', name: 'name', value: 'Ann' });
    form.send({ type: 'form.submitted' });
    await waitFor(form, (snapshot) => snapshot.matches({ editing: 'refused' }));
    expect(form.getSnapshot().context.succeeded).toBe(false);
  });

  test('the server’s field errors are shown at their fields, and a field’s error goes when that field changes', async () => {
    const both = { ...refusal, fields: { name: 'This name is taken', captchaVerified: 'Once more' } };
    const form = start(() => Promise.reject(new FailureError(both)));
    form.send({ type: 'field.changed', name: 'name', value: 'Ann' });
    form.send({ type: 'form.submitted' });
    await waitFor(form, (snapshot) => snapshot.matches({ editing: 'refused' }));
    expect(shownError(form.getSnapshot().context, 'name')).toBe('This name is taken');
    form.send({ type: 'field.changed', name: 'name', value: 'Anne' });
    expect(shownError(form.getSnapshot().context, 'name')).toBeNull();
    expect(shownError(form.getSnapshot().context, 'captchaVerified')).toBe('Once more');
  });

  test('an invalid form is not sent, and every error is revealed', () => {
    const form = start();
    form.send({ type: 'form.submitted' });
    expect(form.getSnapshot().matches({ editing: 'pristine' })).toBe(true);
    expect(form.getSnapshot().context.turnedDown).toBe(1);
    expect(shownError(form.getSnapshot().context, 'name')).toBe('This field is required');
  });

  test('clearing errors resets a form to pristine', () => {
    const form = start();
    form.send({ type: 'field.changed', name: 'name', value: '' });
    form.send({ type: 'field.left', name: 'name' });
    form.send({ type: 'errors.cleared' });
    expect(form.getSnapshot().matches({ editing: 'pristine' })).toBe(true);
    expect(form.getSnapshot().context).toMatchObject({ pristine: true, errors: {}, failure: null });
    expect(shownError(form.getSnapshot().context, 'name')).toBeNull();
  });

  test('passing the captcha sets captchaVerified true; expiry and reset set it false', () => {
    const form = start(undefined, { name: 'Ann', captchaVerified: false });
    expect(isFormValid(form.getSnapshot().context)).toBe(false);
    form.send({ type: 'captcha.verified' });
    expect(isFormValid(form.getSnapshot().context)).toBe(true);
    form.send({ type: 'captcha.expired' });
    expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
    form.send({ type: 'captcha.verified' });
    form.send({ type: 'captcha.cleared' });
    expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
    expect(form.getSnapshot().context.pristine).toBe(true);
  });

  test('A 3.7: a form without the flag ignores a captcha', () => {
    const form = createActor(visitorForm, { input: { form: 'F', initialValues: { name: 'Ann' } } }).start();
    form.send({ type: 'captcha.verified' });
    expect(form.getSnapshot().context.values).toEqual({ name: 'Ann' });
  });
});

describe('A 4.9: dirty detection, commit and reset, for any sequence of changes', () => {
  const changes = fc.array(fc.string(), { minLength: 1 });

  test('a form is dirty exactly when its values differ from the last committed snapshot', () => {
    fc.assert(
      fc.property(changes, fc.string(), (typed, last) => {
        const form = start();
        for (const value of typed) form.send({ type: 'field.changed', name: 'name', value });
        form.send({ type: 'form.committed' });
        expect(isFormDirty(form.getSnapshot().context)).toBe(false);
        form.send({ type: 'field.changed', name: 'name', value: last });
        expect(isFormDirty(form.getSnapshot().context)).toBe(last !== typed.at(-1));
      }),
    );
  });

  test('an equal list is not a change, whoever created it', () => {
    const rows = () => [{ venueId: 1, isRealOrders: true }];
    const committed = { venueRegisters: rows() };
    expect(isFormDirty({ values: { venueRegisters: rows() }, committed })).toBe(false);
    expect(isFormDirty({ values: { venueRegisters: [] }, committed })).toBe(true);
    expect(isFormDirty({ values: { venueRegisters: [{ venueId: 1 }] }, committed })).toBe(true);
  });

  test('a reset restores the initial values and leaves no trace of the input', () => {
    fc.assert(
      fc.property(changes, fc.string(), (typed, initial) => {
        const form = start(undefined, { name: initial, captchaVerified: true });
        const before = form.getSnapshot().context;
        for (const value of typed) form.send({ type: 'field.changed', name: 'name', value });
        form.send({ type: 'field.left', name: 'name' });
        form.send({ type: 'form.reset' });
        expect(form.getSnapshot().context).toEqual(before);
      }),
    );
  });

  test('the validity of a field is the check’s, whatever was typed before', () => {
    fc.assert(
      fc.property(changes, (typed) => {
        const form = start();
        for (const value of typed) form.send({ type: 'field.changed', name: 'name', value });
        const { context } = form.getSnapshot();
        expect(context.errors).toEqual(assessVisitor(context.values));
        expect(context.validity.name).toBe(typed.at(-1) !== '');
      }),
    );
  });
});

test('a form without a check reports that', () => {
  const form = createActor(formMachine, { input: { form: 'F', initialValues: {} } });
  let thrown: unknown;
  form.subscribe({ error: (error) => (thrown = error) });
  form.start();
  expect(thrown).toEqual(new Error('`validate` must be provided'));
});
