import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { registeredText } from '../../../machines/registration.ts';
import { countries } from '../../../src/domain/account/countries.ts';
import { securityQuestions } from '../../../src/domain/account/security-questions.ts';
import { errorText, errorTitle, unavailableText } from '../../../src/domain/failure.ts';
import { notRegisteredText } from '../../../src/portal/flows/registration.ts';
import { Page as TermsPage } from '../../../src/portal/pages/terms-of-use/page.tsx';
import type { Answer } from '../../flows/answers.ts';
import { shownTerms } from '../../flows/kits/terms.ts';
import { venueList } from '../../flows/kits/venues.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from '../shell/open-portal.tsx';
import {
  box,
  changeButton,
  choose,
  chooseLive,
  dropDown,
  fillIn,
  jane,
  openRegister,
  option,
  path,
  put,
  registerButton,
  terms,
} from './open-register.tsx';

const answers = answersInHand();
const paying = { noPaymentMode: false };

/** Clears the preselected data. */
async function chooseNothing(): Promise<void> {
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Delayed/ }))
    if (box.checked) await userEvent.click(box);
}

const send = async (answer: Answer): Promise<Request> => {
  await userEvent.click(registerButton());
  return answers().give('POST /auth/register', answer);
};
const registered = { body: { UserID: 'u-1', Price: 0 } };
const sent = () => answers().requests.filter(({ method }) => method === 'POST');

describe('A 2.8: the registration page', () => {
  test('asks for email, names, phone, company, country, question and answer, in this order', async () => {
    await openRegister(answers());
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Register' });
    const named = [...form.elements].map((element) => element.getAttribute('name')).filter(Boolean);
    expect(named).toEqual([
      'email',
      'firstName',
      'lastName',
      'phoneNumber',
      'company',
      'country',
      'question',
      'answer',
      'venueRegisters',
      'termsConfirmed',
    ]);
    expect(box('Email').autocomplete).toBe('email');
    expect(box('First name').autocomplete).toBe('given-name');
    expect(box('Last name').autocomplete).toBe('family-name');
    expect(box('Phone number').autocomplete).toBe('tel');
    expect(box('Company (optional)').autocomplete).toBe('organization');
    expect(box('Security answer').autocomplete).toBe('off');
  });

  test('A 1: the fee text explains pricing per venue, per user and per month, with its figures and statements', async () => {
    await openRegister(answers(), { venues: { ...venueList, CostPerVenue: 30 } });
    const fees = screen.getByRole('complementary', { name: 'Fees' });
    expect(fees.textContent).toContain('Data delayed by 15 minutesFree');
    expect(fees.textContent).toContain('Real-time orders, per venue$30 a month');
    expect(fees.textContent).toContain('Real-time trades, per venue$30 a month');
    expect(fees.textContent).toContain('Live data is charged per venue, per user, per month.');
    expect(fees.textContent).toContain('Parts of the service will become fee-liable later.');
    expect(fees.textContent).toContain('Registering now commits you to no cost');
  });

  test('B 9: the default cost is 25 when the server gives none', async () => {
    const { CostPerVenue: _, ...venues } = venueList;
    await openRegister(answers(), { venues });
    expect(screen.getByRole('complementary', { name: 'Fees' }).textContent).toContain('$25 a month');
  });

  test('B 9: the selection is added up, per month and for the 12 months due now', async () => {
    await openRegister(answers(), { config: paying });
    await chooseLive('orders, IGDL', 'trades, IGDL');
    const { textContent } = screen.getByRole('region', { name: 'Your selection' });
    expect(textContent).toContain('Real-time orders, 1 venue$25');
    expect(textContent).toContain('Real-time trades, 1 venue$25');
    expect(textContent).toContain('Delayed data, 2 venuesfree');
    expect(textContent).toContain('Per month$50');
    expect(textContent).toContain('Due now, for 12 months$600');
  });

  test('the terms open in a popup; Escape closes it and the focus returns', async () => {
    await openRegister(answers());
    const link = screen.getByRole('button', { name: 'Read the terms of use' });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Terms of use' });
    await within(dialog).findByText('Version 2026-2, in force from 1 December 2026.');
    for (const { paragraphs } of shownTerms.sections) {
      for (const paragraph of paragraphs) expect(dialog.textContent).toContain(paragraph);
    }
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/help/terms-of-use');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link);
    expect(terms().checked).toBe(false);
  });

  test('A 2.10: the terms have their own page, which can be printed and retried', async () => {
    answers().always('GET /api/userInfo', { status: 401, body: {} });
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    render(
      <InApp>
        <TermsPage />
      </InApp>,
    );
    expect(await screen.findByText('Loading the terms of use')).toBeTruthy();
    await answers().give('GET /api/terms', { status: 500, body: {} });
    await expectAccessible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answers().give('GET /api/terms', { body: shownTerms });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['1. Delayed data', '2. Law']);
    expect(screen.getByText('Version 2026-2, in force from 1 December 2026.')).toBeTruthy();
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('A 2.10: the version in force announces the next one, with its day and a link to its text', async () => {
    answers().always('GET /api/userInfo', { status: 401, body: {} });
    const upcoming = { version: '2027-1', validFrom: '2027-03-01' };
    answers().always('GET /api/terms', { body: { ...shownTerms, upcoming } });
    render(
      <InApp at="/help/terms-of-use">
        <TermsPage />
      </InApp>,
    );
    expect(await screen.findByText(/^A new version applies from 1 March 2027\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Read the new version' });
    expect(link.getAttribute('href')).toBe('/help/terms-of-use?version=2027-1');
    expect(screen.queryByRole('link', { name: 'Read the version in force' })).toBeNull();
    expect(new URL(answers().requests.at(-1)?.url ?? '').searchParams.has('version')).toBe(false);
    await expectAccessible();
  });

  test.each([
    ['announced', 'Version 2027-1, not in force yet. It applies from 1 March 2027.'],
    ['replaced', 'Version 2027-1, from 1 March 2027, no longer in force.'],
  ] as const)(
    'A 2.10: an address can name another version, %s, whose page links to the one in force',
    async (state, words) => {
      answers().always('GET /api/userInfo', { status: 401, body: {} });
      render(
        <InApp at="/help/terms-of-use?version=2027-1">
          <TermsPage />
        </InApp>,
      );
      await vi.waitFor(() => expect(answers().pending()).toContain('GET /api/terms'));
      await answers().give('GET /api/terms', { status: 404, body: {} });
      expect(screen.getByText('Version 2027-1 of the terms of use could not be loaded.')).toBeTruthy();
      const back = () => screen.getByRole('link', { name: 'Read the version in force' });
      expect(back().getAttribute('href')).toBe('/help/terms-of-use');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      const shown = { ...shownTerms, version: '2027-1', validFrom: '2027-03-01', state };
      const request = await answers().give('GET /api/terms', { body: shown });
      expect(new URL(request.url).searchParams.get('version')).toBe('2027-1');
      expect(screen.getByText(words)).toBeTruthy();
      expect(back().getAttribute('href')).toBe('/help/terms-of-use');
      await expectAccessible();
    },
  );

  test('without loaded terms no version is sent, and the refusal is shown at the box', async () => {
    answers().always('GET /api/terms', { status: 500, body: {} });
    await openRegister(answers(), { terms: null });
    await fillIn();
    await userEvent.click(option('Delayed trades, PVMF'));
    const text = 'Please read the terms of use before you accept them';
    const request = await send({
      status: 400,
      body: {
        error: { code: 'invalid-request', message: text, requestId: 'r-1', fields: { termsVersion: [text] } },
      },
    });
    expect(await request.json()).toMatchObject({ termsVersion: null });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  test('the displayed version is sent, and a refusal because it has changed is shown at the box', async () => {
    await openRegister(answers());
    await fillIn();
    await userEvent.click(option('Delayed trades, PVMF'));
    const text = 'The terms of use have changed. Please read them again before you accept them';
    const request = await send({
      status: 400,
      body: {
        error: { code: 'invalid-request', message: text, requestId: 'r-1', fields: { termsVersion: [text] } },
      },
    });
    expect(await request.json()).toMatchObject({ termsVersion: shownTerms.version });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(terms().getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['/slice-register', true],
    ['/register', false],
  ])('%s says that slice files come with the account, and what they are: %s', async (at, says) => {
    await openRegister(answers(), { at });
    expect(
      screen.queryByText(/^You register for web access and for slice files: whole venues as files/) !== null,
    ).toBe(says);
  });

  test('the country is chosen from the full world list and found by typing', async () => {
    await openRegister(answers());
    const country = dropDown('Country');
    await userEvent.click(country);
    expect(screen.getAllByRole('option')).toHaveLength(countries().length);
    fireEvent.change(country, { target: { value: 'switz' } });
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Switzerland']);
    fireEvent.change(country, { target: { value: 'England' } });
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['United Kingdom']);
    fireEvent.change(country, { target: { value: 'Atlantis' } });
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('the security question is chosen from the three sample questions', async () => {
    await openRegister(answers());
    await userEvent.click(dropDown('Security question'));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([...securityQuestions]);
  });
});

describe('A 4.6: filling the registration in', () => {
  test('choosing a country stores its code, or an empty value if cleared', async () => {
    await openRegister(answers());
    await choose('Country', 'Switzerland');
    put(box('Phone number'), '0442345678');
    expect(await screen.findByText('+41 44 234 56 78')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Clear Country'));
    await userEvent.tab();
    expect(dropDown('Country').value).toBe('');
    expect(dropDown('Country').getAttribute('aria-invalid')).toBe('true');
    // A 5: without + the number is checked again when the country changes.
    expect(screen.getByText('Invalid phone number')).toBeTruthy();
  });

  test('question and answer are hidden once present and can be changed; changing the question clears the answer', async () => {
    await openRegister(answers());
    await choose('Security question', jane.question);
    expect(screen.queryByLabelText('Security question', { selector: 'input' })).toBeNull();
    expect(screen.getByText(jane.question)).toBeTruthy();
    put(box('Security answer'), jane.answer);
    expect(screen.queryByLabelText('Security answer')).toBeNull();
    expect(document.body.textContent).not.toContain(jane.answer);

    await userEvent.click(screen.getByRole('button', { name: 'Change security answer' }));
    expect(document.activeElement).toBe(box('Security answer'));
    expect(box('Security answer').value).toBe(jane.answer);
    await userEvent.tab();

    await userEvent.click(screen.getByRole('button', { name: 'Change security question' }));
    expect(document.activeElement).toBe(dropDown('Security question'));
    expect(box('Security answer').value).toBe('');
    for (const field of [dropDown('Security question'), box('Security answer')])
      expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('an answer that is too short is not hidden', async () => {
    await openRegister(answers());
    put(box('Security answer'), 'Rex');
    expect(changeButton('answer')).toBeNull();
    expect(box('Security answer').getAttribute('aria-invalid')).toBe('true');
  });

  test('decisions.md Forms: when the captcha is skipped, the block and the required-fields note are hidden', async () => {
    await openRegister(answers());
    expect(screen.queryByRole('group', { name: 'Human verification' })).toBeNull();
    expect(screen.getByText('All fields are required unless marked optional.').hidden).toBe(true);
  });

  test('A 5: the phone box accepts only digits and a leading +, and the formatted number is shown beside it', async () => {
    await openRegister(answers());
    await userEvent.type(box('Phone number'), '+44 (20) x7946-0958+');
    expect(box('Phone number').value).toBe('+442079460958');
    const told = await screen.findByText('+44 20 7946 0958');
    expect(told.closest('output')?.textContent).toContain('United Kingdom');
  });

  test('A 5: a number typed before the number parser had loaded is checked as soon as it has', async () => {
    await openRegister(answers());
    put(box('Phone number'), '+999123456789');
    await screen.findByText('Invalid phone number');
  });

  test('the input survives a reload within the session, except for the answer and the ticked terms', async () => {
    await openRegister(answers(), { config: paying });
    await fillIn();
    await chooseLive('trades, TPSO');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(jane.answer);
    expect(JSON.stringify(localStorage)).not.toContain(jane.email);
    cleanup();
    await openRegister(answers(), { config: paying });
    expect(box('Email').value).toBe(jane.email);
    expect(box('Phone number').value).toBe(jane.phoneNumber);
    expect(dropDown('Country').value).toBe('United Kingdom');
    expect(dropDown('Security question').value).toBe(jane.question);
    expect(option('Real-time trades, TPSO').checked).toBe(true);
    expect(box('Security answer').value).toBe('');
    expect(terms().checked).toBe(false);
  });

  test('B 4: the preselected delayed data do not block live data, even after a reload', async () => {
    await openRegister(answers(), { config: paying });
    expect(option('Real-time orders, IGDL').disabled).toBe(false);
    await userEvent.click(option('Real-time orders, IGDL'));
    expect(option('Delayed orders, IGDL').checked).toBe(false);
    expect(option('Delayed orders, IGDL').disabled).toBe(true);
    cleanup();
    await openRegister(answers(), { config: paying });
    expect(option('Real-time orders, IGDL').checked).toBe(true);
    expect(option('Delayed trades, IGDL').checked).toBe(true);
    await userEvent.click(option('Real-time trades, IGDL'));
    expect(option('Delayed trades, IGDL').checked).toBe(false);
  });

  test('the page says how to cancel live data and what happens then', async () => {
    await openRegister(answers(), { config: paying });
    const { textContent } = screen.getByRole('complementary', { name: 'Fees' });
    expect(textContent).toContain('To cancel live data, untick it under My account, Subscriptions.');
    expect(textContent).toContain('It ends at once and is not refunded.');
  });

  test('a malformed draft is ignored', async () => {
    sessionStorage.setItem(
      'daylight.registration.web',
      JSON.stringify({
        email: 7,
        question: 'My own question?',
        venueRegisters: [{ venueId: 99, isRealOrders: true }],
      }),
    );
    await openRegister(answers(), { config: paying });
    expect(box('Email').value).toBe('');
    expect(dropDown('Security question').value).toBe('');
    // An unknown venue is no choice: the free data are preselected, as without a draft.
    expect(option('Delayed orders, IGDL').checked).toBe(true);
  });
});

describe('A 5, B 5: when the registration can be sent', () => {
  test('the button is disabled until everything is valid, and the page lists what is still needed', async () => {
    await openRegister(answers(), { config: paying });
    expect(registerButton().disabled).toBe(true);
    expect(screen.getByText(/^Still needed/).textContent).toBe(
      'Still needed: Email, First name, Last name, Phone number, Country, Security question, Security answer, Terms of use',
    );
    await fillIn({}, false);
    expect(screen.getByText(/^Still needed/).textContent).toBe('Still needed: Terms of use');
    await chooseNothing();
    expect(screen.getByText(/^Still needed/).textContent).toBe('Still needed: Trading venues, Terms of use');
    await userEvent.click(option('Delayed orders, IGDL'));
    expect(registerButton().disabled).toBe(true);
    await userEvent.click(terms());
    expect(registerButton().disabled).toBe(false);
    expect(screen.queryByText(/^Still needed/)).toBeNull();
    await userEvent.click(option('Delayed orders, IGDL'));
    expect(registerButton().disabled).toBe(true);
  });

  test.each(['Email', 'Country', 'Security answer', 'Trading venues', 'Terms of use'])(
    'an entry of that list leads to its field: %s',
    async (label) => {
      await openRegister(answers(), { config: paying });
      if (label === 'Trading venues') await chooseNothing();
      await userEvent.click(within(screen.getByText(/^Still needed/)).getByRole('button', { name: label }));
      const names = {
        Email: 'email',
        Country: 'country',
        'Security answer': 'answer',
        'Trading venues': 'venueRegisters',
        'Terms of use': 'termsConfirmed',
      };
      expect(document.activeElement?.getAttribute('name')).toBe(names[label as keyof typeof names]);
    },
  );

  test('a second click sends nothing more', async () => {
    await openRegister(answers());
    await fillIn();
    await userEvent.dblClick(registerButton());
    fireEvent.submit(screen.getByRole('form', { name: 'Register' }));
    await vi.waitFor(() => expect(answers().pending()).toEqual(['POST /auth/register']));
    await answers().give('POST /auth/register', registered);
    expect(sent()).toHaveLength(1);
  });
});

describe('A 3.4, 4.6: sending the registration', () => {
  test('on success an alert is shown, the person goes to the login page, and the draft is forgotten', async () => {
    await openRegister(answers());
    await fillIn({ company: '' });
    const request = await send(registered);
    expect(await request.json()).toEqual({
      email: jane.email,
      firstName: jane.firstName,
      lastName: jane.lastName,
      phoneNumber: jane.phoneNumber,
      country: jane.country,
      question: jane.question,
      answer: jane.answer,
      registrationType: 'web',
      termsVersion: shownTerms.version,
      venueRegisters: venueList.tradingVenues.map(({ TradingVenueID, HasOrders, HasTrades }) => ({
        venueId: TradingVenueID,
        isRealOrders: false,
        isRealTraders: false,
        isDelayedOrders: HasOrders,
        isDelayedTraders: HasTrades,
      })),
    });
    expect((await screen.findByRole('dialog')).textContent).toContain(registeredText);
    expect(path()).toBe('/login');
    expect(sessionStorage.getItem('daylight.registration.web')).toBeNull();
  });

  test('a registration from /slice-register is for slice files', async () => {
    await openRegister(answers(), { at: '/slice-register' });
    await fillIn();
    expect(await (await send(registered)).json()).toMatchObject({ registrationType: 'slice' });
  });

  test('B 4: a price does not lead to a payment in no-payment mode', async () => {
    await openRegister(answers());
    await fillIn();
    await send({ body: { UserID: 'u-1', Price: 600 } });
    expect((await screen.findByRole('dialog')).textContent).toContain(registeredText);
  });

  test('the server’s field errors are shown at the fields, and its summary takes the focus and leads there', async () => {
    await openRegister(answers());
    await fillIn();
    const fields = {
      email: ['Not a valid email'],
      question: ['Choose one of the questions'],
      venueRegisters: ['Select at least one venue'],
    };
    await send({
      status: 400,
      body: { error: { code: 'invalid-request', message: 'm', requestId: 'r-7', fields } },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const summary = document.activeElement as HTMLElement;
    expect(summary.textContent).toContain(notRegisteredText);
    expect(summary.textContent).toContain('r-7');
    expect(box('Email').getAttribute('aria-invalid')).toBe('true');
    // A hidden question is shown again when it is refused.
    expect(dropDown('Security question').getAttribute('aria-invalid')).toBe('true');
    const grid = screen.getByRole('group', { name: 'Trading venues' });
    expect(within(grid).getByText('Select at least one venue')).toBeTruthy();
    await userEvent.click(within(summary).getByRole('button', { name: 'Select at least one venue' }));
    expect(document.activeElement).toBe(grid);
    await expectAccessible();
  });

  test('a rejected captcha is reported only once, on the page', async () => {
    const text = 'Please confirm that you are not a robot';
    await openRegister(answers());
    await fillIn();
    const fields = { captchaVerified: [text] };
    await send({ status: 400, body: { error: { code: 'invalid-request', message: text, fields } } });
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('A 8: a session that ended meanwhile is reported as nothing registered, and the form can be sent again', async () => {
    await openRegister(answers());
    await fillIn();
    await send({ status: 401, body: { error: { code: 'unauthenticated', message: 'Please log in' } } });
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain(notRegisteredText);
    expect(summary.textContent).toContain('Please send it again.');
    expect(box('Email').value).toBe(jane.email);
    await send(registered);
    expect(path()).toBe('/login');
  });

  const isUnknown = /It is not known whether you are registered\./;
  test.each<[string, Answer, string, RegExp]>([
    [
      'a refusal without fields',
      { status: 400, body: { error: { code: 'invalid-request', message: 'x', requestId: 'r-8' } } },
      errorText,
      /^x/,
    ],
    [
      'a server error',
      { status: 500, body: { error: { code: 'internal', message: 'x', requestId: 'r-8' } } },
      errorText,
      isUnknown,
    ],
    [
      'too many attempts',
      { status: 429, body: { error: { code: 'too-many-requests', message: 'x', requestId: 'r-8' } } },
      errorText,
      /^x/,
    ],
    ['an answer nobody can read', { status: 502, body: 'oops' }, errorText, isUnknown],
    [
      'out of service',
      { status: 503, body: { error: { code: 'unavailable', message: 'x', requestId: 'r-8' } } },
      unavailableText,
      isUnknown,
    ],
    ['no network', { offline: true }, unavailableText, isUnknown],
  ])(
    'A 8: %s shows the error dialog, keeps the input and can be sent again',
    async (_, answer, text, said) => {
      await openRegister(answers());
      await fillIn();
      await send(answer);
      const dialog = await screen.findByRole('dialog', { name: errorTitle });
      expect(dialog.textContent).toContain(text);
      await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('alert').textContent).toMatch(said);
      expect(box('Email').value).toBe(jane.email);
      expect(registerButton().disabled).toBe(false);
      await send(registered);
      expect(path()).toBe('/login');
    },
  );
});

describe('B 8: the venues', () => {
  test('the page says that they are loading, reports a failure and can retry', async () => {
    await openRegister(answers(), { venues: null });
    expect(await screen.findByText('Loading trading venues')).toBeTruthy();
    await answers().give('GET /api/tradingVenuesList', { status: 500, body: {} });
    expect(screen.queryByText('Loading trading venues')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(registerButton().disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answers().give('GET /api/tradingVenuesList', { body: venueList });
    expect(await screen.findByRole('table', { name: 'Trading venues' })).toBeTruthy();
  });
});
