import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { restoreLinkEndedText, restoreLinkSentText } from '../../../src/domain/account/restored-password.ts';
import { unavailableText } from '../../../src/domain/failure.ts';
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

function put(box: HTMLInputElement, text: string): void {
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  act(() => box.blur());
}

describe('A 2.7, step 0', () => {
  test('A 5: the login is checked once it has been left, and survives a reload until it has been sent', async () => {
    await open(page, '/restore-password');
    const box = await login();
    await userEvent.click(box);
    await userEvent.tab();
    expect(screen.getByText('This field is required')).toBeTruthy();
    put(box, `${'a'.repeat(100_000)}@example.com`);
    expect(screen.getByText('Use at most 254 characters')).toBeTruthy();
    put(box, 'jane@example');
    expect(screen.getByText('Not a valid email')).toBeTruthy();
    expect(button('Send').disabled).toBe(true);
    put(box, 'jane.doe@example.com');
    expect(button('Send').disabled).toBe(false);
    expect(kept()).toContain('jane.doe@example.com');
    cleanup();
    await open(page, '/restore-password');
    expect((await login()).value).toBe('jane.doe@example.com');
    await userEvent.type(await login(), '{Enter}');
    await answers().give('POST /api/forgotpassword', { status: 204 });
    expect(kept()).not.toContain('jane.doe@example.com');
  });

  test('A 8: a lost answer is not said to have sent nothing', async () => {
    await open(page, '/restore-password');
    await userEvent.type(await login(), 'jane.doe@example.com{Enter}');
    await answers().give('POST /api/forgotpassword', { offline: true });
    await dialogSays(unavailableText);
    expect(screen.getByRole('alert').textContent).toContain('not known whether the e-mail was sent');
    expect(button('Send').disabled).toBe(false);
  });
});

describe('A 2.7, 4.7, step 1', () => {
  test('loads the question once on entry, even when React starts the page twice, and keeps no secret', async () => {
    await openLink();
    expect(screen.getByText(question)).toBeTruthy();
    expect(asked(answers(), `GET /api/forgotpassword/${token}/question`)).toBe(1);
    expect((await answer()).autocomplete).toBe('off');
    expect(password().autocomplete).toBe('new-password');
    const hint = () =>
      document.getElementById(password().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    put(await answer(), 'abc');
    expect(
      screen.getByText('The security question answer must be at least 4 characters in length'),
    ).toBeTruthy();
    await userEvent.type(password(), 'hor');
    expect(hint()?.textContent).toBe(
      'Strength: too weak. Still needed: at least 8 characters, an uppercase letter, a number.',
    );
    await userEvent.tab();
    expect(screen.getByText(weak)).toBeTruthy();
    expect(button('Set password').disabled).toBe(true);
    put(await answer(), 'Saint Mary');
    put(password(), 'HorizonSky-2026');
    await vi.waitFor(() => expect(hint()?.textContent).toMatch(/^Strength: (fair|good|strong)$/));
    expect(button('Set password').disabled).toBe(false);
    expect(kept()).not.toMatch(/Saint Mary|HorizonSky|dG9rZW4/);
    expect(password().type).toBe('password');
    await userEvent.click(button('Show new password'));
    expect(password().type).toBe('text');
  });

  test.each<[string, Answer, string]>([
    ['ended, without a message', { status: 404, body: {} }, restoreLinkEndedText],
    ['mangled', fault(400, 'token: must match pattern', { token: ['wrong'] }), restoreLinkEndedText],
    ['no network', { offline: true }, unavailableText],
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

  test('A 5: a refused password is reported at its field; a lost answer and an ended link are told, with the way on', async () => {
    await openLink();
    put(await answer(), 'Saint Mary');
    put(password(), 'Horizon2026');
    await userEvent.click(button('Set password'));
    const call = `POST /api/forgotpassword/${token}/restore` as const;
    await answers().give(call, fault(400, `Password: ${weak}`, { Password: [weak] }));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).not.toContain('Password: Password');
    await userEvent.click(screen.getByRole('button', { name: weak }));
    expect(document.activeElement).toBe(password());
    await userEvent.type(password(), '7');
    expect(password().getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(button('Set password'));
    await answers().give(call, { offline: true });
    await dialogSays(unavailableText);
    expect(screen.getByRole('alert').textContent).toContain(
      'It is not known whether the new password was set.',
    );
    await userEvent.click(button('Set password'));
    await answers().give(call, fault(404, restoreLinkEndedText));
    await dialogSays(restoreLinkEndedText);
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(path()).toBe('/restore-password');
    expect(await login()).toBeTruthy();
    expect(screen.queryByText('Your link could not be opened')).toBeNull();
  });
});
