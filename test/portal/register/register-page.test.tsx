import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { registeredText } from '../../../machines/registration.ts';
import { countries } from '../../../src/domain/account/countries.ts';
import { securityQuestions } from '../../../src/domain/account/security-questions.ts';
import { errorTitle, unavailableText } from '../../../src/domain/failure.ts';
import { notRegisteredText } from '../../../src/portal/flows/registration.ts';
import { Page as TermsPage } from '../../../src/portal/pages/terms-of-use/page.tsx';
import type { Answer } from '../../flows/answers.ts';
import { shownTerms } from '../../flows/terms/kit.ts';
import { venueList } from '../../flows/venues/kit.ts';
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

// First, since its number is typed before the number parser has loaded, and checked as soon as it has.
test('A 4.6, 5: the phone number is read for the country, which is chosen from the full world list', async () => {
  await openRegister(answers());
  put(box('Phone number'), '+999123456789');
  await screen.findByText('Invalid phone number');
  put(box('Phone number'), '(+44) 20-7946 0958');
  expect(box('Phone number').value).toBe('+442079460958');
  const told = await screen.findByText('+44 20 7946 0958');
  expect(told.closest('output')?.textContent).toContain('United Kingdom');

  const country = dropDown('Country');
  await userEvent.click(country);
  expect(screen.getAllByRole('option')).toHaveLength(countries().length);
  fireEvent.change(country, { target: { value: 'Atlantis' } });
  expect(screen.getByText('No country has this name')).toBeTruthy();
  await choose('Country', 'Switzerland');
  put(box('Phone number'), '0442345678');
  expect(await screen.findByText('+41 44 234 56 78')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Clear Country'));
  await userEvent.tab();
  expect(dropDown('Country').value).toBe('');
  expect(dropDown('Country').getAttribute('aria-invalid')).toBe('true');
  // Without + the number is checked again when the country changes.
  expect(screen.getByText('Invalid phone number')).toBeTruthy();
});

describe('A 2.8: the registration page', () => {
  test('A 1, B 9: asks for its fields in order, and says what data costs, also for the selection; the cost is 25 by default', async () => {
    const { CostPerVenue: _, ...venues } = venueList;
    await openRegister(answers(), { venues, config: paying });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Register' });
    const asked = [...form.elements].filter((element) => element.getAttribute('name'));
    expect(
      asked.map((element) => [element.getAttribute('name'), element.getAttribute('autocomplete')]),
    ).toEqual([
      ['email', 'email'],
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['phoneNumber', 'tel'],
      ['company', 'organization'],
      ['country', 'off'],
      ['question', 'off'],
      ['answer', 'off'],
      ['venueRegisters', null],
      ['termsConfirmed', null],
    ]);
    // decisions.md Forms: without a captcha there is nothing to require but what is marked.
    expect(screen.queryByRole('group', { name: 'Human verification' })).toBeNull();
    expect(screen.getByText('All fields are required unless marked optional.').hidden).toBe(true);
    const said = screen.getByRole('complementary', { name: 'Fees' }).textContent;
    for (const text of [
      'Data delayed by 15 minutesFree',
      'Real-time orders, per venue$25 a month',
      'Real-time trades, per venue$25 a month',
      'Live data is charged per venue, per user, per month.',
      'Parts of the service will become fee-liable later.',
      'Registering now commits you to no cost',
      'To end live data, choose End live data under My subscriptions. It ends at once and is not refunded.',
    ])
      expect(said).toContain(text);
    await chooseLive('orders, IGDL', 'trades, IGDL');
    const { textContent } = screen.getByRole('region', { name: 'Your selection' });
    for (const text of [
      'Real-time orders, 1 venue$25',
      'Real-time trades, 1 venue$25',
      'Delayed data, 2 venuesfree',
      'Per month$50',
      'Due now, for 12 months$600',
    ])
      expect(textContent).toContain(text);
  });

  test('A 5, B 5: the button is disabled until everything is valid, and the page lists what is still needed and leads there', async () => {
    await openRegister(answers(), { config: paying });
    const needed = () => screen.queryByText(/^Still needed/);
    expect(registerButton().disabled).toBe(true);
    expect(needed()?.textContent).toBe(
      'Still needed: Email, First name, Last name, Phone number, Country, Security question, Security answer, Terms of use',
    );
    await chooseNothing();
    for (const [label, name] of [
      ['Email', 'email'],
      ['Country', 'country'],
      ['Security answer', 'answer'],
      ['Trading venues', 'venueRegisters'],
      ['Terms of use', 'termsConfirmed'],
    ] as const) {
      await userEvent.click(within(needed() ?? document.body).getByRole('button', { name: label }));
      expect(document.activeElement?.getAttribute('name')).toBe(name);
    }
    await fillIn({}, false);
    expect(needed()?.textContent).toBe('Still needed: Trading venues, Terms of use');
    await userEvent.click(option('Delayed orders, IGDL'));
    expect(needed()?.textContent).toBe('Still needed: Terms of use');
    expect(registerButton().disabled).toBe(true);
    await userEvent.click(terms());
    expect(registerButton().disabled).toBe(false);
    expect(needed()).toBeNull();
    await userEvent.click(option('Delayed orders, IGDL'));
    expect(registerButton().disabled).toBe(true);
  });

  test('B 8: venues and terms that cannot be loaded are reported; without terms no version is sent', async () => {
    answers().always('GET /api/terms', { status: 500, body: {} });
    await openRegister(answers(), { venues: null, terms: null });
    expect(await screen.findByText('Loading trading venues')).toBeTruthy();
    await answers().give('GET /api/tradingVenuesList', { status: 500, body: {} });
    expect(screen.queryByText('Loading trading venues')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(registerButton().disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answers().give('GET /api/tradingVenuesList', { body: venueList });
    expect(await screen.findByRole('table', { name: 'Trading venues' })).toBeTruthy();
    await fillIn();
    const text = 'Please read the terms of use before you accept them';
    const error = {
      code: 'invalid-request',
      message: text,
      requestId: 'r-1',
      fields: { termsVersion: [text] },
    };
    const request = await send({ status: 400, body: { error } });
    expect(await request.json()).toMatchObject({ termsVersion: null });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(terms().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('A 2.10: the page of the terms of use', () => {
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
});

describe('A 4.6: filling the registration in', () => {
  test('the question is one of three; the answer is hidden once it is long enough, and can be changed', async () => {
    await openRegister(answers());
    await userEvent.click(dropDown('Security question'));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([...securityQuestions]);
    await userEvent.click(screen.getByRole('option', { name: jane.question }));
    put(box('Security answer'), 'Rex');
    expect(changeButton('answer')).toBeNull();
    expect(box('Security answer').getAttribute('aria-invalid')).toBe('true');
    put(box('Security answer'), jane.answer);
    expect(screen.queryByLabelText('Security answer')).toBeNull();
    expect(document.body.textContent).not.toContain(jane.answer);
    await userEvent.click(screen.getByRole('button', { name: 'Change security answer' }));
    expect(document.activeElement).toBe(box('Security answer'));
    expect(box('Security answer').value).toBe(jane.answer);
  });

  test('B 4: the input survives a reload within the session, except for the answer and the ticked terms', async () => {
    await openRegister(answers(), { config: paying });
    await fillIn();
    // The preselected delayed data do not block live data.
    await chooseLive('trades, TPSO', 'orders, IGDL');
    expect(option('Delayed orders, IGDL').checked).toBe(false);
    expect(option('Delayed orders, IGDL').disabled).toBe(true);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(jane.answer);
    expect(JSON.stringify(localStorage)).not.toContain(jane.email);
    cleanup();
    await openRegister(answers(), { config: paying });
    expect(box('Email').value).toBe(jane.email);
    expect(box('Phone number').value).toBe(jane.phoneNumber);
    expect(dropDown('Country').value).toBe('United Kingdom');
    expect(dropDown('Security question').value).toBe(jane.question);
    expect(option('Real-time trades, TPSO').checked).toBe(true);
    expect(option('Real-time orders, IGDL').checked).toBe(true);
    expect(box('Security answer').value).toBe('');
    expect(terms().checked).toBe(false);
    expect(option('Delayed trades, IGDL').checked).toBe(true);
    await userEvent.click(option('Real-time trades, IGDL'));
    expect(option('Delayed trades, IGDL').checked).toBe(false);
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

describe('A 3.4, 4.6: sending the registration', () => {
  test('B 4: /slice-register registers for slice files; in no-payment mode a price does not lead to a payment', async () => {
    await openRegister(answers(), { at: '/slice-register', venues: { ...venueList, CostPerVenue: 30 } });
    screen.getByText(/^You register for web access and for slice files: whole venues as files/);
    expect(screen.getByRole('complementary', { name: 'Fees' }).textContent).toContain('$30 a month');
    await fillIn({ company: '' });
    const request = await send({
      body: { UserID: 'u-1', Price: 600, StartDate: '2026-04-01', EndDate: '2027-03-31' },
    });
    const { company: _, ...person } = jane;
    expect(await request.json()).toEqual({
      ...person,
      registrationType: 'slice',
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
  });

  test('A 8: a session that ended or a lost answer is told, and the form can be sent again; a refusal leads to its fields', async () => {
    await openRegister(answers());
    await fillIn();
    const told = () => screen.getByRole('alert').textContent;
    await send({ status: 401, body: { error: { code: 'unauthenticated', message: 'Please log in' } } });
    expect(told()).toContain(notRegisteredText);
    expect(told()).toContain('Please send it again.');

    await send({ offline: true });
    const dialog = await screen.findByRole('dialog', { name: errorTitle });
    expect(dialog.textContent).toContain(unavailableText);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told()).toContain('It is not known whether you are registered.');
    expect(box('Email').value).toBe(jane.email);

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
});
