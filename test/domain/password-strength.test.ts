import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as forms from '../../src/contract/generated/forms.js';
import { missingRequirements } from '../../src/domain/account/password-requirements.ts';
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
    expect(missingRequirements(password, 'jane.doe@example.com')).toEqual(missing);
  });

  test('parts of three characters are allowed', () => {
    expect(missingRequirements('Doesunrise1', 'jane.doe@example.com')).toEqual([]);
  });
});

describe('the strength in words', () => {
  test.each([
    ['Aaaaaaa1', 'weak'],
    ['Abcdefg1', 'weak'],
    ['Password2026', 'weak'],
    ['Daylight2026', 'weak'],
    ['dayLIGHT8q2', 'weak'],
    ['Xkcdqzv1', 'fair'],
    ['Horizonvk7', 'fair'],
    ['Horizon-v7', 'fair'],
    ['Kx9!vQ2mZp', 'good'],
    ['correct Horse battery staple 9', 'strong'],
  ])('%s is %s', (password, word) => {
    expect(passwordStrength(password)).toBe(word);
  });

  test('parts of the login make a password weaker', () => {
    expect(passwordStrength('Kowalczyk-2026')).toBe('strong');
    expect(passwordStrength('Kowalczyk-2026', 'anna.kowalczyk@example.com')).toBe('fair');
  });

  test('something is missing exactly when the contract refuses a password', () => {
    const letters = fc.constantFrom(...'aBcD19.é٣😀 ');
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (newPassword) => {
        const faults = validateForm(
          forms.RestoreForm,
          { answer: 'Saint Mary', newPassword, captchaVerified: true },
          { context: { login: 'abcd@example.com' } },
        );
        const missing = missingRequirements(newPassword, 'abcd@example.com');
        expect(missing.length > 0).toBe('newPassword' in faults);
      }),
    );
  });
});
