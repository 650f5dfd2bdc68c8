import { describe, expect, test } from 'vitest';
import { failure } from '../../src/domain/failure.ts';
import {
  allLeft,
  changed,
  isFormDirty,
  isFormValid,
  isSettled,
  laidOut,
  left,
  reopened,
  shownError,
  validated,
  withCaptcha,
} from '../../src/domain/form-rules/form-state.ts';

describe('A 4.9: what happens to a field', () => {
  test('typing removes what the server said about that field, and about no other', () => {
    const refused = failure('refused', { fields: { name: 'Taken', email: 'Not known' } });
    expect(changed({ values: { name: 'Ann', email: 'x' }, failure: refused }, 'name', 'Bob')).toEqual({
      values: { name: 'Bob', email: 'x' },
      failure: { ...refused, fields: { email: 'Not known' } },
    });
    expect(changed({ values: {}, failure: null }, 'name', 'Bob').failure).toBeNull();
  });

  test('leaving a field ends its editing, but not that of a field entered meanwhile', () => {
    expect(left({ blurred: {}, entered: 'name' }, 'name')).toEqual({
      blurred: { name: true },
      entered: null,
    });
    expect(left({ blurred: { name: true }, entered: 'email' }, 'name').entered).toBe('email');
  });

  test('a field that is reopened counts as never left', () => {
    expect(reopened({ blurred: { name: true, email: true } }, 'name')).toEqual({ blurred: { email: true } });
  });

  test('a refused submit shows every error, even one that belongs to no field', () => {
    expect(allLeft({ values: { name: '' }, errors: { venues: 'Select one' } })).toEqual({
      blurred: { name: true, venues: true },
    });
  });
});

test('A 3.7: only a form that has the captcha flag takes the captcha result', () => {
  expect(withCaptcha({ captchaVerified: false }, true)).toEqual({ captchaVerified: true });
  expect(withCaptcha({ name: 'Ann' }, true)).toEqual({ name: 'Ann' });
});

describe('A 4.9: the state of a form', () => {
  const values = { name: 'Ann', terms: true };

  test('a new form has nothing wrong, changed, left or sent', () => {
    const form = laidOut(values);
    expect(isFormValid(form)).toBe(true);
    expect(isFormDirty(form)).toBe(false);
    expect(shownError(form, 'name')).toBeNull();
    expect(isSettled(form, 'name')).toBe(false);
    expect(form).toMatchObject({ values, entered: null, failure: null });
  });

  test('it is valid if the form and each of its fields are', () => {
    const right = validated(values, { errors: {}, formValid: true });
    expect(right).toEqual({ errors: {}, validity: { name: true, terms: true }, formValid: true });
    expect(isFormValid(right)).toBe(true);
    expect(isFormValid(validated(values, { errors: {}, formValid: false }))).toBe(false);
    const wrong = validated(values, { errors: { name: 'Too short' }, formValid: true });
    expect(wrong).toEqual({
      errors: { name: 'Too short' },
      validity: { name: false, terms: true },
      formValid: true,
    });
    expect(isFormValid(wrong)).toBe(false);
  });

  test('an error that belongs to no field makes the form invalid', () => {
    expect(validated(values, { errors: { venues: 'Select one' }, formValid: true }).formValid).toBe(false);
  });

  test.each([
    ['another text', { name: 'Bob' }, true],
    ['the same text', { name: 'Ann' }, false],
    ['one field more', { name: 'Ann', company: 'A firm' }, true],
    ['one field less', {}, true],
  ])('it knows whether it is dirty with %s', (_, present, isDirty) => {
    expect(isFormDirty({ values: present, committed: { name: 'Ann' } })).toBe(isDirty);
  });

  test.each([
    ['the same rows, made anew', [{ id: 1, on: true }], false],
    ['another row', [{ id: 2, on: true }], true],
    ['a row that says more', [{ id: 1, on: true, more: 1 }], true],
    ['a row that says less', [{ id: 1 }], true],
    ['a row more', [{ id: 1, on: true }, { id: 2 }], true],
    ['no row', [], true],
  ])('it knows whether a list is dirty with %s', (_, rows, isDirty) => {
    expect(isFormDirty({ values: { venues: rows }, committed: { venues: [{ id: 1, on: true }] } })).toBe(
      isDirty,
    );
  });

  test('one different row among several makes a list dirty', () => {
    const [one, two, other] = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const isDirty = (rows: readonly { readonly id: number }[]) =>
      isFormDirty({ values: { venues: [...rows] }, committed: { venues: [one, two] } });
    expect([isDirty([one, two]), isDirty([one, other]), isDirty([other, two])]).toEqual([false, true, true]);
  });

  test('a list is never equal to a text, a tick or nothing', () => {
    expect(isFormDirty({ values: { venues: [] }, committed: {} })).toBe(true);
    expect(isFormDirty({ values: { venues: '' }, committed: { venues: [] } })).toBe(true);
    expect(isFormDirty({ values: { venues: [] }, committed: { venues: true } })).toBe(true);
  });
});

describe('A 4.9: the message of a field', () => {
  const form = { errors: { name: 'Too short' }, blurred: {}, failure: null };
  const refused = failure('refused', { fields: { name: 'Taken' } });

  test('is its own once the field has been left', () => {
    expect(shownError(form, 'name')).toBeNull();
    expect(shownError({ ...form, blurred: { name: true } }, 'name')).toBe('Too short');
    expect(shownError({ ...form, blurred: { email: true } }, 'email')).toBeNull();
  });
  test('is that of the service before its own, whether the field has been left or not', () => {
    expect(shownError({ ...form, failure: refused }, 'name')).toBe('Taken');
    expect(shownError({ ...form, blurred: { name: true }, failure: refused }, 'name')).toBe('Taken');
    expect(shownError({ ...form, blurred: { email: true }, failure: refused }, 'email')).toBeNull();
  });
});

describe('A 4.6: a field steps back', () => {
  const form = {
    values: { name: 'Ann' },
    errors: {},
    blurred: { name: true as const },
    entered: null,
    failure: null,
  };

  test.each([
    ['once it was left with a valid value', form, true],
    ['even while another is being filled in', { ...form, entered: 'email' }, true],
    ['not before it was left', { ...form, blurred: {} }, false],
    ['not while it is being filled in', { ...form, entered: 'name' }, false],
    ['not while it is empty', { ...form, values: { name: '' } }, false],
    ['not without a value', { ...form, values: {} }, false],
    ['not with an error', { ...form, errors: { name: 'Too short' } }, false],
    [
      'not with an error from the service',
      { ...form, failure: failure('refused', { fields: { name: 'Taken' } }) },
      false,
    ],
    [
      'whatever the service says about another field',
      { ...form, failure: failure('refused', { fields: { email: 'Taken' } }) },
      true,
    ],
  ])('%s', (_, state, expected) => {
    expect(isSettled(state, 'name')).toBe(expected);
  });
});
