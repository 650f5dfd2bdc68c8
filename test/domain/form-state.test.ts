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
  test('what is typed takes back what the server said of that field, and of no other', () => {
    const refused = failure('refused', { fields: { name: 'Taken', email: 'Not known' } });
    expect(changed({ values: { name: 'Ann', email: 'x' }, failure: refused }, 'name', 'Bob')).toEqual({
      values: { name: 'Bob', email: 'x' },
      failure: { ...refused, fields: { email: 'Not known' } },
    });
    expect(changed({ values: {}, failure: null }, 'name', 'Bob').failure).toBeNull();
  });

  test('a field that is left is not filled in any more; one that was entered meanwhile still is', () => {
    expect(left({ blurred: {}, entered: 'name' }, 'name')).toEqual({
      blurred: { name: true },
      entered: null,
    });
    expect(left({ blurred: { name: true }, entered: 'email' }, 'name').entered).toBe('email');
  });

  test('a field that is opened again was never left', () => {
    expect(reopened({ blurred: { name: true, email: true } }, 'name')).toEqual({ blurred: { email: true } });
  });

  test('a submit that is turned down shows what is wrong anywhere, also where no field is', () => {
    expect(allLeft({ values: { name: '' }, errors: { venues: 'Select one' } })).toEqual({
      blurred: { name: true, venues: true },
    });
  });
});

test('A 3.7: only a form that holds the flag takes the word of the captcha', () => {
  expect(withCaptcha({ captchaVerified: false }, true)).toEqual({ captchaVerified: true });
  expect(withCaptcha({ name: 'Ann' }, true)).toEqual({ name: 'Ann' });
});

describe('A 4.9: what is known of a form', () => {
  const values = { name: 'Ann', terms: true };

  test('as it is laid out nothing is wrong, changed, left or sent', () => {
    const form = laidOut(values);
    expect(isFormValid(form)).toBe(true);
    expect(isFormDirty(form)).toBe(false);
    expect(shownError(form, 'name')).toBeNull();
    expect(isSettled(form, 'name')).toBe(false);
    expect(form).toMatchObject({ values, entered: null, failure: null });
  });

  test('it is valid when the form is and each of its fields', () => {
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

  test('an error of what is no field makes the form invalid', () => {
    expect(validated(values, { errors: { venues: 'Select one' }, formValid: true }).formValid).toBe(false);
  });

  test.each([
    ['another text', { name: 'Bob' }, true],
    ['the same text', { name: 'Ann' }, false],
    ['one field more', { name: 'Ann', company: 'A firm' }, true],
    ['one field less', {}, true],
  ])('it is dirty or not with %s', (_, present, isDirty) => {
    expect(isFormDirty({ values: present, committed: { name: 'Ann' } })).toBe(isDirty);
  });

  test.each([
    ['the same rows, made anew', [{ id: 1, on: true }], false],
    ['another row', [{ id: 2, on: true }], true],
    ['a row that says more', [{ id: 1, on: true, more: 1 }], true],
    ['a row that says less', [{ id: 1 }], true],
    ['a row more', [{ id: 1, on: true }, { id: 2 }], true],
    ['no row', [], true],
  ])('a list is dirty or not with %s', (_, rows, isDirty) => {
    expect(isFormDirty({ values: { venues: rows }, committed: { venues: [{ id: 1, on: true }] } })).toBe(
      isDirty,
    );
  });

  test('of several rows one that is another makes a list dirty', () => {
    const [one, two, other] = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const isDirty = (rows: readonly { readonly id: number }[]) =>
      isFormDirty({ values: { venues: [...rows] }, committed: { venues: [one, two] } });
    expect([isDirty([one, two]), isDirty([one, other]), isDirty([other, two])]).toEqual([false, true, true]);
  });

  test('a list is another value than a text, a tick or nothing', () => {
    expect(isFormDirty({ values: { venues: [] }, committed: {} })).toBe(true);
    expect(isFormDirty({ values: { venues: '' }, committed: { venues: [] } })).toBe(true);
    expect(isFormDirty({ values: { venues: [] }, committed: { venues: true } })).toBe(true);
  });
});

describe('A 4.9: the message of a field', () => {
  const form = { errors: { name: 'Too short' }, blurred: {}, failure: null };
  const refused = failure('refused', { fields: { name: 'Taken' } });

  test('is its own once it has been left', () => {
    expect(shownError(form, 'name')).toBeNull();
    expect(shownError({ ...form, blurred: { name: true } }, 'name')).toBe('Too short');
    expect(shownError({ ...form, blurred: { email: true } }, 'email')).toBeNull();
  });
  test('is the service’s before its own, left or not', () => {
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
    ['once it was left with a right value', form, true],
    ['also while another is filled in', { ...form, entered: 'email' }, true],
    ['not before it was left', { ...form, blurred: {} }, false],
    ['not while it is being filled in', { ...form, entered: 'name' }, false],
    ['not while it is empty', { ...form, values: { name: '' } }, false],
    ['not where there is no value', { ...form, values: {} }, false],
    ['not with an error', { ...form, errors: { name: 'Too short' } }, false],
    [
      'not with one of the service',
      { ...form, failure: failure('refused', { fields: { name: 'Taken' } }) },
      false,
    ],
    [
      'whatever the service says of another',
      { ...form, failure: failure('refused', { fields: { email: 'Taken' } }) },
      true,
    ],
  ])('%s', (_, state, expected) => {
    expect(isSettled(state, 'name')).toBe(expected);
  });
});
