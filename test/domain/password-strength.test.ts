import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms } from '../../src/contract/generated/forms.ts';
import { passwordStrength } from '../../src/domain/account/password-strength.ts';
import { validateForm } from '../../src/domain/form-rules/validate-form.ts';

describe('A 5: what a password still needs, in the words of its message', () => {
  test.each<[string, string, string[]]>([
    ['nothing', '', ['at least 8 characters', 'a lowercase letter', 'an uppercase letter', 'a number']],
    ['no uppercase letter', 'sunrise2026', ['an uppercase letter']],
    ['no lowercase letter', 'SUNRISE2026', ['a lowercase letter']],
    ['no number', 'SunriseSunrise', ['a number']],
    ['one character too few', 'Sunri26', ['at least 8 characters']],
    ['parts of the username, in any case', 'JANEsunrise1', ['no parts of your username']],
    ['a number of another script', 'Sunrise٢٠٢٦', ['a number']],
  ])('%s', (_, password, missing) => {
    expect(passwordStrength(password, 'jane.doe@example.com')).toEqual({ word: 'Too weak', missing });
  });

  test('parts of three characters may stand in it', () => {
    expect(passwordStrength('Doesunrise1', 'jane.doe@example.com').missing).toEqual([]);
  });
});

describe('the strength in words', () => {
  test.each([
    ['Aaaaaaa1', 'Weak'],
    ['Abcdefg1', 'Weak'],
    ['Password2026', 'Weak'],
    ['Daylight2026', 'Weak'],
    ['Xkcdqzv1', 'Weak'],
    ['Horizonvk7', 'Fair'],
    ['Horizon-v7', 'Good'],
    ['correct Horse battery staple 9', 'Strong'],
    ['Ééééééé1', 'Weak'],
  ])('%s is %s', (password, word) => {
    expect(passwordStrength(password)).toEqual({ word, missing: [] });
  });

  test('a password is too weak exactly when the contract refuses it', () => {
    const letters = fc.constantFrom(...'aBcD19.é٣😀 ');
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (newPassword) => {
        const faults = validateForm(
          forms.RestoreForm,
          { answer: 'Saint Mary', newPassword, captchaVerified: true },
          { context: { login: 'abcd@example.com' } },
        );
        const { word } = passwordStrength(newPassword, 'abcd@example.com');
        expect(word === 'Too weak').toBe('newPassword' in faults);
      }),
    );
  });
});
