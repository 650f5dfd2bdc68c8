import { describe, expect, test } from 'vitest';
import { failure } from '../../src/domain/failure.ts';
import { allLeft, changed, left, reopened, withCaptcha } from '../../src/domain/form-rules/form-state.ts';

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
