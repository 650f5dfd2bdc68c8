import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  passwordRestoredText,
  restoreLinkEndedText,
  restoreLinkSentText,
} from '../../../src/domain/account/restored-password.ts';
import { errorText, unavailableText } from '../../../src/domain/failure.ts';
import { Page } from '../../../src/portal/pages/restore-password/page.tsx';
import type { Answer } from '../../flows/answers.ts';
import { accountAnswers, asked, button, dialogSays, fault, kept, open, path } from './open-account.tsx';

const answers = accountAnswers('nobody');
const page = <Page />;
const token = 'dG9rZW4';
const question = 'What was the name of your first school?';
const weak =
  'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username';

const login = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Login' });
const answer = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Security answer' });
const password = () => screen.getByLabelText<HTMLInputElement>('New password');

async function openLink(): Promise<void> {
  await open(page, `/restore-password/${token}`);
  await answers().give(`GET /api/forgotpassword/${token}/question`, { body: { Question: question } });
}

async function send(): Promise<void> {
  await userEvent.type(await answer(), 'Saint Mary');
  await userEvent.type(password(), 'Horizon2026');
  await userEvent.click(button('Set password'));
}

describe('A 2.7, step 0', () => {
  test('asks for the login, and can be sent only when it matches the address pattern (A 5)', async () => {
    await open(page, '/restore-password');
    const box = await login();
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(box, 'jane.doe@example.com');
    expect(button('Send').disabled).toBe(false);
    await userEvent.click(button('Send'));
    const request = await answers().give('POST /api/forgotpassword', { status: 204 });
    expect(await request.json()).toEqual({ Email: 'jane.doe@example.com' });
    await dialogSays(restoreLinkSentText);
    expect(screen.getByRole('heading', { name: 'Check your e-mail' })).toBeTruthy();
  });

  test.each(['jane', 'jane@', '@example.com', 'jane@example', 'jane doe@example.com', 'jane@@example.com'])(
    'A 5: "%s" is reported as not a valid email once the field has been left',
    async (text) => {
      await open(page, '/restore-password');
      await userEvent.type(await login(), text);
      expect(screen.queryByText('Not a valid email')).toBeNull();
      await userEvent.tab();
      expect(screen.getByText('Not a valid email')).toBeTruthy();
      expect(button('Send').disabled).toBe(true);
    },
  );

  test('A 5: an empty login is reported as missing, one of 100,000 characters as too long', async () => {
    await open(page, '/restore-password');
    const box = await login();
    await userEvent.click(box);
    await userEvent.tab();
    expect(screen.getByText('This field is required')).toBeTruthy();
    await userEvent.click(box);
    await userEvent.paste(`${'a'.repeat(100_000)}@example.com`);
    await userEvent.tab();
    expect(screen.getByText('Use at most 254 characters')).toBeTruthy();
  });

  test('a double click requests one e-mail', async () => {
    await open(page, '/restore-password');
    await userEvent.type(await login(), 'jane.doe@example.com');
    await userEvent.dblClick(button('Send'));
    await answers().give('POST /api/forgotpassword', { status: 204 });
    expect(asked(answers(), 'POST /api/forgotpassword')).toBe(1);
  });

  test('the e-mail can be requested again, with the login still filled in', async () => {
    await open(page, '/restore-password');
    await userEvent.type(await login(), 'jane.doe@example.com{Enter}');
    await answers().give('POST /api/forgotpassword', { status: 204 });
    await dialogSays(restoreLinkSentText);
    await userEvent.click(button('Send again or change the address'));
    expect((await login()).value).toBe('jane.doe@example.com');
    await userEvent.click(button('Send'));
    await answers().give('POST /api/forgotpassword', { status: 204 });
    expect(asked(answers(), 'POST /api/forgotpassword')).toBe(2);
  });

  test.each<[string, Answer, string, string]>([
    ['too many', fault(429, 'Too many attempts'), errorText, 'Too many attempts'],
    ['out of service', fault(503, 'Maintenance'), unavailableText, 'not known whether the e-mail was sent'],
    ['no network', { offline: true }, unavailableText, 'not known whether the e-mail was sent'],
    [
      'an unreadable answer',
      { status: 500, body: 'oops' },
      errorText,
      'not known whether the e-mail was sent',
    ],
  ])('A 8: %s', async (_, reply, inDialog, inForm) => {
    await open(page, '/restore-password');
    await userEvent.type(await login(), 'jane.doe@example.com{Enter}');
    await answers().give('POST /api/forgotpassword', reply);
    await dialogSays(inDialog);
    expect(screen.getByRole('alert').textContent).toContain(inForm);
    expect(button('Send').disabled).toBe(false);
  });

  test('the login survives a reload until it has been sent', async () => {
    await open(page, '/restore-password');
    await userEvent.type(await login(), 'jane.doe@example.com');
    expect(kept()).toContain('jane.doe@example.com');
    cleanup();
    await open(page, '/restore-password');
    expect((await login()).value).toBe('jane.doe@example.com');
    await userEvent.type(await login(), '{Enter}');
    await answers().give('POST /api/forgotpassword', { status: 204 });
    expect(kept()).not.toContain('jane.doe@example.com');
  });
});

describe('A 2.7, 4.7, step 1', () => {
  test('loads the question once on entry, even when React starts the page twice', async () => {
    await openLink();
    expect(screen.getByText(question)).toBeTruthy();
    expect(asked(answers(), `GET /api/forgotpassword/${token}/question`)).toBe(1);
    expect((await answer()).autocomplete).toBe('off');
    expect(password().autocomplete).toBe('new-password');
  });

  test.each<[string, Answer, string]>([
    ['used or ended: the server’s message', fault(404, 'This link has ended'), 'This link has ended'],
    ['ended, without a message', { status: 404, body: {} }, restoreLinkEndedText],
    ['mangled', fault(400, 'token: must match pattern', { token: ['wrong'] }), restoreLinkEndedText],
    ['out of service', fault(503, 'Maintenance'), unavailableText],
    ['no network', { offline: true }, unavailableText],
    ['an unreadable answer', { status: 500, body: 'oops' }, errorText],
  ])('if loading fails the user goes back to /restore-password: %s', async (_, reply, text) => {
    await open(page, `/restore-password/${token}`);
    await answers().give(`GET /api/forgotpassword/${token}/question`, reply);
    await dialogSays(text);
    expect(path()).toBe('/restore-password');
    expect(await login()).toBeTruthy();
    expect(screen.getByText('Your link could not be opened')).toBeTruthy();
  });

  test('once a new link has been requested, the page says no more that the old one could not be opened', async () => {
    await open(page, `/restore-password/${token}`);
    await answers().give(`GET /api/forgotpassword/${token}/question`, fault(404, 'This link has ended'));
    await dialogSays('This link has ended');
    await userEvent.type(await login(), 'jane.doe@example.com{Enter}');
    await answers().give('POST /api/forgotpassword', { status: 204 });
    await dialogSays(restoreLinkSentText);
    await userEvent.click(button('Send again or change the address'));
    expect((await login()).value).toBe('jane.doe@example.com');
    expect(screen.queryByText('Your link could not be opened')).toBeNull();
  });

  test('is valid when answer, new password and captcha are set (A 5); success goes to /login', async () => {
    await openLink();
    expect(button('Set password').disabled).toBe(true);
    await userEvent.type(await answer(), 'Saint Mary');
    expect(button('Set password').disabled).toBe(true);
    await userEvent.type(password(), 'Horizon2026');
    expect(button('Set password').disabled).toBe(false);
    await userEvent.dblClick(button('Set password'));
    const request = await answers().give(`POST /api/forgotpassword/${token}/restore`, { status: 204 });
    expect(await request.json()).toEqual({ Answer: 'Saint Mary', Password: 'Horizon2026' });
    expect(asked(answers(), `POST /api/forgotpassword/${token}/restore`)).toBe(1);
    await dialogSays(passwordRestoredText);
    expect(path()).toBe('/login');
  });

  test('A 5: an answer of three characters is too short, one of four is not', async () => {
    await openLink();
    const box = await answer();
    await userEvent.type(box, 'abc');
    await userEvent.tab();
    const short = 'The security question answer must be at least 4 characters in length';
    expect(screen.getByText(short)).toBeTruthy();
    await userEvent.type(box, 'd');
    expect(screen.queryByText(short)).toBeNull();
  });

  test.each(['Hor2026', 'horizon2026', 'HORIZON2026', 'HorizonHorizon', '        '])(
    'A 5: the password "%s" is too weak',
    async (text) => {
      await openLink();
      await userEvent.type(password(), text);
      await userEvent.tab();
      expect(screen.getByText(weak)).toBeTruthy();
      expect(button('Set password').disabled).toBe(true);
    },
  );

  test('A 5: a password that the server refuses for parts of the username is reported at its field', async () => {
    await openLink();
    await send();
    await answers().give(
      `POST /api/forgotpassword/${token}/restore`,
      fault(400, `Password: ${weak}`, { Password: [weak] }),
    );
    expect(password().getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).not.toContain('Password: Password');
    await userEvent.click(screen.getByRole('button', { name: weak }));
    expect(document.activeElement).toBe(password());
    await userEvent.type(password(), '7');
    expect(password().getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[string, Answer, string]>([
    ['no network', { offline: true }, unavailableText],
    ['a proxy that gave up', { status: 504, isForeign: true }, errorText],
  ])('a lost answer is not said to mean that no password was set: %s', async (_, lost, text) => {
    await openLink();
    await send();
    await answers().give(`POST /api/forgotpassword/${token}/restore`, lost);
    await dialogSays(text);
    expect(screen.getByRole('alert').textContent).toContain(
      'It is not known whether the new password was set.',
    );
  });

  test('a link that ended meanwhile is reported, with the way to a new one', async () => {
    await openLink();
    await send();
    await answers().give(`POST /api/forgotpassword/${token}/restore`, fault(404, restoreLinkEndedText));
    await dialogSays(restoreLinkEndedText);
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(path()).toBe('/restore-password');
    expect(await login()).toBeTruthy();
    expect(screen.queryByText('Your link could not be opened')).toBeNull();
  });

  test('the strength is described in words while the password is typed, and the password can be shown', async () => {
    await openLink();
    await userEvent.type(password(), 'hor');
    const hint = () =>
      document.getElementById(password().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(hint()?.textContent).toBe(
      'Strength: too weak. Still needed: at least 8 characters, an uppercase letter, a number.',
    );
    await userEvent.type(password(), 'izonSky-2026');
    await vi.waitFor(() => expect(hint()?.textContent).toMatch(/^Strength: (fair|good|strong)$/));
    expect(password().type).toBe('password');
    await userEvent.click(button('Show new password'));
    expect(password().type).toBe('text');
  });

  test('neither the answer, the password nor the token is stored', async () => {
    await openLink();
    await userEvent.type(await answer(), 'Saint Mary');
    await userEvent.type(password(), 'Horizon2026');
    await vi.waitFor(() => expect(button('Set password').disabled).toBe(false));
    expect(kept()).not.toMatch(/Saint Mary|Horizon2026|dG9rZW4/);
  });
});
