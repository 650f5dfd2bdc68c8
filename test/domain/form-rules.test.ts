import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as forms from '../../src/contract/generated/forms.js';
import { securityQuestions } from '../../src/domain/account/security-questions.ts';
import { filterRules } from '../../src/domain/feed/row-filter.ts';
import { equalTo } from '../../src/domain/form-rules/equal-confirmation.ts';
import type { Form } from '../../src/domain/form-rules/form.ts';
import { phone as phoneRule } from '../../src/domain/form-rules/phone.ts';
import { noUsernameParts, usernameParts } from '../../src/domain/form-rules/username-parts.ts';
import { validateForm } from '../../src/domain/form-rules/validate-form.ts';
import { alertRules } from '../../src/domain/view-alerts/view-alerts.ts';

const weak =
  'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username';
const signIn = { login: 'analyst@daylight.example', password: 'Sunrise2026', captchaVerified: true };
const registration = {
  email: 'jane.doe@example.com',
  firstName: 'Jane',
  lastName: 'Doe',
  phoneNumber: '+442071234567',
  company: '',
  country: 'GB',
  question: 'What was the name of your first school?',
  answer: 'Saint Mary',
  termsConfirmed: true,
  captchaVerified: true,
};
const phone = () => true;
const all = { ...filterRules, ...alertRules, phone };

describe('A 3.5, 5: every form', () => {
  it.each(Object.values(forms))('$name: every field is required unless marked optional', (form: Form) => {
    const messages = validateForm(form, {}, { rules: all });
    for (const field of form.fields) {
      if (field.optional) expect(messages).not.toHaveProperty(field.name);
      else expect(messages[field.name]).toBe(field.messages.required);
    }
  });

  it.each(['', null, undefined])('a field that holds %j is empty: This field is required', (login) => {
    expect(validateForm(forms.SignInForm, { ...signIn, login })).toEqual({ login: 'This field is required' });
  });

  it.each([' ', '\u00a0\u2003 ', '\u200b', '\u2060\u00ad ', '\u3164', '\u2800'])(
    'a name of spaces or of what leaves no mark (%j) is empty: This field is required',
    (name) => {
      const names = { firstName: name, lastName: name };
      const told = { firstName: 'This field is required', lastName: 'This field is required' };
      expect(
        validateForm(forms.RegistrationForm, { ...registration, ...names }, { rules: { phone } }),
      ).toEqual(told);
      expect(validateForm(forms.DetailsForm, { ...registration, ...names }, { rules: { phone } })).toEqual(
        told,
      );
    },
  );

  it('a valid form has no message', () => {
    expect(validateForm(forms.SignInForm, signIn)).toEqual({});
    expect(validateForm(forms.RegistrationForm, registration, { rules: { phone } })).toEqual({});
  });

  it('gives its messages in the order of the fields', () => {
    const names = Object.keys(validateForm(forms.RegistrationForm, {}, { rules: { phone } }));
    expect(names).toEqual(
      forms.RegistrationForm.fields.map(({ name }) => name).filter((name) => name !== 'company'),
    );
  });

  it('leaves no placeholder in a message', () => {
    for (const form of Object.values(forms)) expect(JSON.stringify(form)).not.toContain('$');
  });

  it('never throws and names only its own fields, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(forms)),
        fc.dictionary(fc.string(), fc.anything()),
        (form, values) => {
          const names = form.fields.map(({ name }): string => name);
          for (const name of Object.keys(validateForm(form, values, { rules: all })))
            expect(names).toContain(name);
        },
      ),
    );
  });

  it('refuses a value that is not text in a text field', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.boolean(), fc.array(fc.string()), fc.object()), (login) => {
        expect(validateForm(forms.SignInForm, { ...signIn, login })).toHaveProperty('login');
      }),
    );
  });
});

describe('A 5: the rules are tried in order', () => {
  it('the length is checked before the pattern, so that no pattern runs over a long text', () => {
    expect(validateForm(forms.SignInForm, { ...signIn, login: 'a'.repeat(100_000) })).toEqual({
      login: 'Use at most 254 characters',
    });
  });

  it('named rules run only after the keywords have passed', () => {
    let asked = 0;
    const rules = { phone: () => asked++ < 0 };
    validateForm(forms.RegistrationForm, { ...registration, phoneNumber: '1'.repeat(251) }, { rules });
    expect(asked).toBe(0);
    expect(validateForm(forms.RegistrationForm, registration, { rules })).toEqual({
      phoneNumber: 'Invalid phone number',
    });
    expect(asked).toBe(1);
  });

  it('a rule receives the fields that it depends on', () => {
    const told: unknown[] = [];
    const rules = {
      phone: (value: string, others: readonly (string | undefined)[]) => {
        told.push(value, ...others);
        return true;
      },
    };
    validateForm(forms.RegistrationForm, registration, { rules });
    expect(told).toEqual(['+442071234567', 'GB']);
  });

  it('a rule receives the value of the session if the form lacks the field or leaves it empty', () => {
    const told: unknown[] = [];
    const field = { optional: false, messages: {}, check: () => true };
    const form: Form = {
      name: 'AForm',
      fields: [{ ...field, name: 'own', rules: [{ rule: 'asked', with: ['other'], message: 'No' }] }],
    };
    const rules = { asked: (_: string, others: readonly (string | undefined)[]) => told.push(...others) > 0 };
    for (const other of ['form', '', undefined, 7])
      validateForm(form, { own: 'x', other }, { rules, context: { other: 'session' } });
    expect(told).toEqual(['form', 'session', 'session', 'session']);
  });

  it('a required field without a message of its own has the default one, and an empty optional field is valid', () => {
    const empty = { name: 'own', messages: {}, rules: [], check: () => false };
    const formOf = (optional: boolean): Form => ({ name: 'AForm', fields: [{ ...empty, optional }] });
    expect(validateForm(formOf(false), { own: '' })).toEqual({ own: 'This field is required' });
    expect(validateForm(formOf(true), { own: '' })).toEqual({});
  });

  it('a missing rule is an error of the developer, even if the field is empty', () => {
    expect(() => validateForm(forms.RegistrationForm, {})).toThrow(
      "RegistrationForm.phoneNumber needs the rule 'phone'",
    );
  });
});

describe('A 5: an email', () => {
  const validate = (login: string) => validateForm(forms.SignInForm, { ...signIn, login }).login;

  it.each([
    'a@b.co',
    'jane.doe@example.com',
    'jane+tag@example.co.uk',
    'j-d_1@sub-domain.example.museum',
    'A@B.IO',
    "o'brien@bank.ie",
    'a!#$%&*/=?^`{|}~b@bank.ie',
    'a..b@c.de',
    '-a+@b.co',
    '_@b.co',
  ])('%s is valid', (login) => expect(validate(login)).toBeUndefined());
  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..',
    '.a@b.co',
    'a.@b.co',
    'a@b.c',
    'a@-b.co',
    'a@b.co\n',
    'a@b@c.de',
    '"a b"@c.de',
    'a(b)@c.de',
    'a,b@c.de',
    'a;b@c.de',
    'a<b>@c.de',
    'ä@c.de',
    'a@b_c.de',
  ])('%j is invalid: Not a valid email', (login) => expect(validate(login)).toBe('Not a valid email'));
});

describe('A 5: a password', () => {
  const validate = (password: string, login = signIn.login) =>
    validateForm(forms.SignInForm, { ...signIn, login, password }).password;

  it.each(['Sunrise2026', 'Ab345678', 'Äöü4567Z', 'Aa1 🌅 five'])('%s is strong enough', (password) =>
    expect(validate(password)).toBeUndefined(),
  );
  it.each([
    'Ab34567',
    'sunrise2026',
    'SUNRISE2026',
    'SunriseSun',
    '12345678',
    'Analyst2026',
    'my-ANALYST-1',
    'Daylight1',
  ])('%s is too weak', (password) => expect(validate(password)).toBe(weak));
  it('may contain parts of the login that are shorter than four characters', () => {
    expect(validate('Abcd1234', 'abc@x.io')).toBeUndefined();
  });
});

describe('A 5: no parts of your username', () => {
  it('splits a login at everything that is not a letter or digit', () => {
    expect(usernameParts('Jane.Doe+news_2026@Example-Firm.com')).toEqual([
      'jane',
      'news',
      '2026',
      'example',
      'firm',
    ]);
  });

  it('refuses every password that contains a part, in any case', () => {
    const part = fc.stringMatching(/^[a-z0-9]{4,12}$/);
    fc.assert(
      fc.property(part, fc.string(), fc.string(), fc.boolean(), (name, before, after, loud) => {
        const password = `${before}${loud ? name.toUpperCase() : name}${after}`;
        expect(noUsernameParts(password, [`${name}@x.io`])).toBe(false);
      }),
    );
  });

  it('accepts every password that has no letter of the login', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8,20}$/), (password) => {
        expect(noUsernameParts(password, ['analyst@daylight.example'])).toBe(true);
      }),
    );
  });

  it('is not checked where only the server knows the login (A 2.7, step 1)', () => {
    const values = { answer: 'Saint Mary', newPassword: 'Analyst2026', captchaVerified: true };
    expect(validateForm(forms.RestoreForm, values)).toEqual({});
    expect(validateForm(forms.RestoreForm, values, { context: { login: signIn.login } })).toEqual({
      newPassword: weak,
    });
  });
});

describe('A 5: changing a password', () => {
  const values = {
    currentPassword: 'Sunrise2026',
    newPassword: 'Horizon2026',
    newPasswordConfirmation: 'Horizon2026',
    captchaVerified: true,
  };
  it('accepts an equal confirmation', () =>
    expect(validateForm(forms.ChangePasswordForm, values)).toEqual({}));
  it('reports a difference at the confirmation', () => {
    expect(
      validateForm(forms.ChangePasswordForm, { ...values, newPasswordConfirmation: 'horizon2026' }),
    ).toEqual({
      newPasswordConfirmation: 'New password and confirmation password do not match',
    });
  });
  it('treats a missing password as an empty one', () => {
    expect([equalTo('', [undefined]), equalTo('a', [undefined])]).toEqual([true, false]);
  });
  it('compares character by character', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(equalTo(one, [one])).toBe(true);
        expect(equalTo(one, [other])).toBe(one === other);
      }),
    );
  });
  it('requires at least 8 characters in all three fields', () => {
    const short = { ...values, currentPassword: 'Aa1', newPassword: 'Aa1', newPasswordConfirmation: 'Aa1' };
    expect(validateForm(forms.ChangePasswordForm, short)).toEqual({
      currentPassword: 'Use at least 8 characters',
      newPassword: weak,
      newPasswordConfirmation: 'Use at least 8 characters',
    });
  });
  it('checks the new password against the login of the session', () => {
    const context = { login: 'horizon@example.com' };
    expect(validateForm(forms.ChangePasswordForm, values, { context })).toEqual({ newPassword: weak });
  });
});

describe('A 5: registration', () => {
  const validate = (more: Record<string, unknown>) =>
    validateForm(forms.RegistrationForm, { ...registration, ...more }, { rules: { phone } });

  it('the security answer has at least 4 characters, and the text says so', () => {
    const message = 'The security question answer must be at least 4 characters in length';
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }), (answer) => {
        expect(validate({ answer }).answer).toBe(answer.trim().length < 4 ? message : undefined);
      }),
    );
  });
  it('the company may be left out and has at most 255 characters', () => {
    expect(validate({ company: null })).toEqual({});
    expect(validate({ company: 'x'.repeat(255) })).toEqual({});
    expect(validate({ company: 'x'.repeat(256) })).toEqual({ company: 'Use at most 255 characters' });
  });
  it('the country comes from the fixed list', () => {
    expect(validate({ country: 'XX' })).toEqual({ country: 'Choose a country from the list' });
    expect(validate({ country: 'gb' })).toEqual({ country: 'Choose a country from the list' });
  });
  it('the phone number fits the number pattern of its own country or of the chosen one', () => {
    const validate = (phoneNumber: string, country: string) =>
      validateForm(
        forms.RegistrationForm,
        { ...registration, phoneNumber, country },
        { rules: { phone: phoneRule } },
      );
    expect(validate('02079460958', 'GB')).toEqual({});
    expect(validate('+442079460958', 'FR')).toEqual({});
    expect(validate('tel:020-7946-0958;phone-context=+44;ext=1234567', 'GB')).toEqual({});
    expect(validate('02079460958', 'US')).toEqual({ phoneNumber: 'Invalid phone number' });
    expect(validate('+999123456', 'GB')).toEqual({ phoneNumber: 'Invalid phone number' });
    expect(validate('1', 'GB')).toEqual({ phoneNumber: 'Invalid phone number' });
    expect(validate('1'.repeat(251), 'GB')).toEqual({ phoneNumber: 'Invalid phone number' });
  });
  it('the security question is one of the three sample questions (A 2.8, A 9)', () => {
    expect(securityQuestions).toHaveLength(3);
    for (const question of securityQuestions) expect(validate({ question })).toEqual({});
    expect(validate({ question: 'Call us at once on 0900' })).toEqual({
      question: 'Choose one of the questions',
    });
  });

  it.each(['    ', 'abc ', ' ab', 'a\u0000bcd'])(
    'an answer of fewer than four characters, spaces around it not counted, is refused: %j',
    (answer) => {
      expect(validate({ answer })).toEqual({
        answer: 'The security question answer must be at least 4 characters in length',
      });
    },
  );

  it.each(['abcd', ' a b c ', 'Zoë Ñandú', '学校学校'])(
    'an answer of four characters or more is accepted: %j',
    (answer) => expect(validate({ answer })).toEqual({}),
  );

  it('names and company may not contain control characters', () => {
    const message = 'Use no control characters';
    expect(validate({ firstName: 'Jane\u0000', lastName: 'Doe\nBcc', company: 'A\ud800' })).toEqual({
      firstName: message,
      lastName: message,
      company: message,
    });
    expect(validate({ firstName: "Zoë d'Arc", lastName: '山田', company: 'Ünï & Söhne 😀' })).toEqual({});
  });

  it.each(['termsConfirmed', 'captchaVerified'])('%s must be ticked', (name) => {
    expect(Object.keys(validate({ [name]: false }))).toEqual([name]);
    expect(Object.keys(validate({ [name]: 'true' }))).toEqual([name]);
  });
});

describe('B 5: data selection', () => {
  const criteria = {
    datatype: 'order',
    tv: 'ICPM',
    assetclass: 'Bonds',
    subassetclass: 'Sovereign',
    instrument: 'X',
  };
  it('is valid with the first five chosen', () => {
    expect(
      validateForm(forms.DataSelectionForm, { ...criteria, instrumentmic: null, ordertype: null }),
    ).toEqual({});
  });
  it.each(Object.keys(criteria))('needs %s', (name) => {
    expect(Object.keys(validateForm(forms.DataSelectionForm, { ...criteria, [name]: null }))).toEqual([name]);
  });
  it('refuses an unknown data type', () => {
    expect(validateForm(forms.DataSelectionForm, { ...criteria, datatype: 'quote' })).toEqual({
      datatype: 'Choose one of the list',
    });
  });
});
