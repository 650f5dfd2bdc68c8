import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as forms from '../../../src/contract/generated/forms.js';
import { validateRequest } from '../../../src/contract/validate.ts';
import { countries } from '../../../src/domain/account/countries.ts';
import { securityQuestions } from '../../../src/domain/account/security-questions.ts';
import type { FormValue } from '../../../src/domain/form-rules/form-state.ts';
import { phone } from '../../../src/domain/form-rules/phone.ts';
import { validateForm } from '../../../src/domain/form-rules/validate-form.ts';
import { noVenueText } from '../../../src/domain/venues/venue-choices.ts';
import { validateRegistration } from '../../../src/portal/flows/registration.ts';
import { loadPhoneReading } from '../../../src/portal/forms/phone-reading.ts';
import { answersInHand } from '../shell/open-portal.tsx';
import { box, jane, openRegister, option, registerButton } from './open-register.tsx';

const answers = answersInHand();

const required = 'This field is required';
const notAnEmail = 'Not a valid email';
const notAPhone = 'Invalid phone number';
const shortAnswer = 'The security question answer must be at least 4 characters in length';
const noControls = 'Use no control characters';
const noVenue = {
  venueId: 1,
  isRealOrders: false,
  isRealTraders: false,
  isDelayedOrders: false,
  isDelayedTraders: false,
};
const venueRegisters = [
  { venueId: 1, isRealOrders: false, isRealTraders: false, isDelayedOrders: true, isDelayedTraders: true },
];
const right = { ...jane, termsConfirmed: true, captchaVerified: true, venueRegisters };
const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

/** Every field, wrong in each way that its rule names, and right at both limits of its length. */
const wrong: readonly (readonly [field: string, value: FormValue, message: string])[] = [
  ['email', '', required],
  ['email', 'jane', notAnEmail],
  ['email', 'jane@example', notAnEmail],
  ['email', '@example.com', notAnEmail],
  ['email', 'jane@.com', notAnEmail],
  ['email', 'jane doe@example.com', notAnEmail],
  ['email', 'jane@example.com, joe@example.com', notAnEmail],
  ['email', 'jane@example.com\r\nBcc: all@example.com', notAnEmail],
  ['email', '.jane@example.com', notAnEmail],
  ['email', address(255), 'Use at most 254 characters'],
  ['email', 'a'.repeat(100_000), 'Use at most 254 characters'],
  ['firstName', '', required],
  ['firstName', 'J'.repeat(51), 'Use at most 50 characters'],
  ['firstName', 'Jane\u0000', noControls],
  ['firstName', 'Jane\nDoe', noControls],
  ['lastName', '', required],
  ['lastName', 'D'.repeat(51), 'Use at most 50 characters'],
  ['phoneNumber', '', required],
  ['phoneNumber', '1', notAPhone],
  ['phoneNumber', '+999123456789', notAPhone],
  ['phoneNumber', '+4420', notAPhone],
  ['phoneNumber', '02079460958000000000', notAPhone],
  ['phoneNumber', `+44${'2'.repeat(18)}`, notAPhone],
  ['phoneNumber', 'tel:+442079460958;ext=12345678', notAPhone],
  ['phoneNumber', '1'.repeat(251), notAPhone],
  ['company', 'C'.repeat(256), 'Use at most 255 characters'],
  ['company', 'Example\u0007', noControls],
  ['country', '', required],
  ['country', 'XX', 'Choose a country from the list'],
  ['country', 'gb', 'Choose a country from the list'],
  ['country', 'GBR', 'Choose a country from the list'],
  ['question', '', required],
  ['question', 'What is your favourite colour?', 'Choose one of the questions'],
  ['answer', '', required],
  ['answer', 'Rex', shortAnswer],
  ['answer', '      ', shortAnswer],
  ['answer', ' Rex ', shortAnswer],
  ['answer', 'R'.repeat(256), 'Use at most 255 characters'],
  ['termsConfirmed', false, required],
  ['captchaVerified', false, 'Please confirm that you are not a robot'],
  ['venueRegisters', [], noVenueText],
  ['venueRegisters', [noVenue], noVenueText],
];

const fine: readonly (readonly [field: string, value: FormValue])[] = [
  ['email', address(254)],
  ['email', 'a@b.co'],
  ['email', 'jane.doe+daylight-test@sub.example.co.uk'],
  ['firstName', 'J'],
  ['firstName', 'J'.repeat(50)],
  ['firstName', 'Zoë-Łucja 美香'],
  ['lastName', "O'Brien"],
  ['lastName', 'D'.repeat(50)],
  ['phoneNumber', '02079460958'],
  ['phoneNumber', '+33142685300'],
  ['phoneNumber', 'tel:+442079460958;ext=1234567'],
  ['phoneNumber', 'tel:2079460958;phone-context=+44'],
  ['company', ''],
  ['company', 'C'.repeat(255)],
  ['country', 'XK'],
  ['answer', 'Rexx'],
  ['answer', 'R'.repeat(255)],
];

const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
};

// The phone box needs it from the first digit on.
beforeAll(() => loadPhoneReading());

describe('A 5: every field of the registration', () => {
  test.each(wrong.map((one) => [one[0], short(one[1]), one] as const))(
    '%s %s',
    (_, __, [field, value, message]) => {
      expect(validateRegistration({ ...right, [field]: value })).toEqual({ [field]: message });
    },
  );
  test.each(fine.map((one) => [one[0], short(one[1]), one] as const))(
    '%s %s is right',
    (_, __, [field, value]) => {
      expect(validateRegistration({ ...right, [field]: value })).toEqual({});
    },
  );
});

test('A 4.9, 5: on the page, a field shows its message once it has been left, and a long text is not cut silently', async () => {
  await openRegister(answers());
  await userEvent.type(box('Email'), 'jane');
  expect(screen.queryByText(notAnEmail)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(notAnEmail)).toBeTruthy();
  for (const [label, text, message] of [
    ['Email', address(300), 'Use at most 254 characters'],
    ['First name', 'J'.repeat(60), 'Use at most 50 characters'],
    ['Last name', 'D'.repeat(60), 'Use at most 50 characters'],
    ['Phone number', `+44${'2'.repeat(300)}`, notAPhone],
    ['Company (optional)', 'C'.repeat(300), 'Use at most 255 characters'],
    ['Security answer', 'R'.repeat(300), 'Use at most 255 characters'],
  ] as const) {
    const element = box(label);
    await userEvent.clear(element);
    await userEvent.paste(text);
    expect(element.value).toBe(text);
    await userEvent.tab();
    expect(document.getElementById(`${element.id}-error`)?.textContent).toBe(message);
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(element.getAttribute('aria-describedby')).toContain(`${element.id}-error`);
  }
  const accepted = option('I accept the terms of use');
  await userEvent.dblClick(accepted);
  await userEvent.tab();
  expect(accepted.getAttribute('aria-invalid')).toBe('true');
  expect(registerButton().disabled).toBe(true);
});

describe('browser and server validate alike', () => {
  const textFor = (field: string, usual: string) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(usual) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...wrong.filter(([name]) => name === field).map(([, value]) => String(value)),
        ),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 300, unit: 'grapheme' }) },
      { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }) },
    );
  const filled = fc.record({
    email: textFor('email', jane.email),
    firstName: textFor('firstName', jane.firstName),
    lastName: textFor('lastName', jane.lastName),
    phoneNumber: fc.oneof(textFor('phoneNumber', jane.phoneNumber), fc.stringMatching(/^\+?\d{1,16}$/)),
    company: textFor('company', jane.company),
    country: fc.oneof(
      textFor('country', jane.country),
      fc.constantFrom(...countries().map(({ code }) => code)),
    ),
    question: fc.oneof(textFor('question', jane.question), fc.constantFrom(...securityQuestions)),
    answer: textFor('answer', jane.answer),
    venueRegisters: fc.constantFrom(venueRegisters, []),
  });

  test('the server accepts what the page accepts, and refuses the rest at the same fields', () => {
    fc.assert(
      fc.property(filled, (values) => {
        const page = validateRegistration({ ...values, termsConfirmed: true, captchaVerified: true });
        // First the limits of the contract, then the form with the same function that the server uses.
        const { company, ...others } = values;
        const fixed = { registrationType: 'web', termsVersion: null };
        const body = { ...others, ...(company === '' ? {} : { company }), ...fixed };
        const wire = validateRequest('register', { params: {}, query: {}, headers: {}, body }).map(
          ({ field }) => field,
        );
        const form = validateForm(
          forms.RegistrationForm,
          { ...body, termsConfirmed: true, captchaVerified: true },
          { rules: { phone } },
        );
        const server = [...new Set([...wire, ...Object.keys(form)])];
        expect(server.sort()).toEqual(Object.keys(page).sort());
      }),
      { numRuns: 1000 },
    );
  });
});
