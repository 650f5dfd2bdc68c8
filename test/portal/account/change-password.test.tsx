import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { passwordChangedText } from '../../../machines/change-password.ts';
import { errorText, unavailableText } from '../../../src/domain/failure.ts';
import { ChangePassword } from '../../../src/portal/pages/my-account/change-password.tsx';
import { defectOf, showsDefect } from '../../flows/running-flows.ts';
import { historyAt } from '../history-at.ts';
import { StandInCaptcha } from '../stand-in-captcha.ts';
import { accountAnswers, asked, button, dialogSays, fault, kept, open, path } from './open-account.tsx';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));

const answers = accountAnswers('analyst');
const weak =
  'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username';
const mismatch = 'New password and confirmation password do not match';

const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const fresh = () => screen.getByLabelText<HTMLInputElement>('New password');
const again = () => screen.getByLabelText<HTMLInputElement>('Confirm new password');
const submit = () => button('Change password');

async function fill(): Promise<void> {
  await userEvent.type(current(), 'Sunrise2026');
  await userEvent.type(fresh(), 'Horizon2027');
  await userEvent.type(again(), 'Horizon2027');
}

describe('A 2.9, 4.8: changing the password', () => {
  test('needs a valid form; success clears the form and shows a message', async () => {
    await open(<ChangePassword />);
    expect(submit().disabled).toBe(true);
    await userEvent.type(current(), 'Sunrise2026');
    await userEvent.type(fresh(), 'Horizon2027');
    expect(submit().disabled).toBe(true);
    await userEvent.type(again(), 'Horizon2027');
    expect(submit().disabled).toBe(false);
    await userEvent.dblClick(submit());
    const request = await answers().give('POST /api/changepassword', { status: 204 });
    expect(await request.json()).toEqual({ CurrentPassword: 'Sunrise2026', NewPassword: 'Horizon2027' });
    expect(asked(answers(), 'POST /api/changepassword')).toBe(1);
    await dialogSays(passwordChangedText);
    for (const box of [current(), fresh(), again()]) {
      expect(box.value).toBe('');
      expect(box.getAttribute('aria-invalid')).toBe('false');
    }
    expect(submit().disabled).toBe(true);
  });

  test('A 5: all three fields are required', async () => {
    await open(<ChangePassword />);
    for (const box of [current(), fresh(), again()]) await userEvent.click(box);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
  });

  test.each(['Hor2027', 'horizon2027', 'HORIZON2027', 'HorizonHorizon', 'Analyst2027', 'dayLIGHT2027'])(
    'A 5: the new password "%s" is too weak for analyst@daylight.example',
    async (text) => {
      await open(<ChangePassword />);
      await userEvent.type(fresh(), text);
      await userEvent.tab();
      expect(screen.getByText(weak)).toBeTruthy();
      expect(submit().disabled).toBe(true);
    },
  );

  test('A 5: the current password and the confirmation must have at least 8 characters', async () => {
    await open(<ChangePassword />);
    await userEvent.type(current(), 'Seven77');
    await userEvent.type(again(), 'Seven77');
    await userEvent.tab();
    expect(screen.getAllByText('Use at least 8 characters')).toHaveLength(2);
  });

  test('A 5: the confirmation must match the new password exactly, even if that changes afterwards', async () => {
    await open(<ChangePassword />);
    await userEvent.type(fresh(), 'Horizon2027');
    await userEvent.type(again(), 'horizon2027');
    expect(screen.queryByText(mismatch)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(mismatch)).toBeTruthy();
    await userEvent.clear(again());
    await userEvent.type(again(), 'Horizon2027');
    expect(screen.queryByText(mismatch)).toBeNull();
    await userEvent.type(fresh(), '8');
    expect(screen.getByText(mismatch)).toBeTruthy();
  });

  test('A 5: a mismatch invalidates the captcha once, and the captcha can be passed again', async () => {
    const captcha = new StandInCaptcha().install();
    await open(<ChangePassword />, '/', { captcha: { skipValidation: false, siteKey: 'site-key' } });
    await vi.waitFor(() => expect(captcha.drawn.length).toBeGreaterThan(0));
    captcha.pass();
    await fill();
    expect(submit().disabled).toBe(false);
    await userEvent.type(fresh(), '8');
    await userEvent.type(fresh(), '9');
    expect(captcha.resets).toHaveLength(1);
    await userEvent.type(again(), '89');
    expect(screen.queryByText(mismatch)).toBeNull();
    expect(submit().disabled).toBe(true);
    captcha.pass();
    expect(submit().disabled).toBe(false);
  });

  test('A 5: pasting into the confirmation field is blocked, and the person is told why', async () => {
    await open(<ChangePassword />);
    await userEvent.click(again());
    await userEvent.paste('Horizon2027');
    expect(again().value).toBe('');
    expect(screen.getByRole('status', { name: 'Pasting' }).textContent).toContain('Pasting is off here');
    await userEvent.type(again(), 'Horizon2027');
    expect(again().value).toBe('Horizon2027');
    await userEvent.tab();
    expect(screen.getByRole('status', { name: 'Pasting' }).textContent).toBe('');
    await userEvent.click(fresh());
    await userEvent.paste('Horizon2027');
    expect(fresh().value).toBe('Horizon2027');
  });

  test('A 4.8: a wrong current password is reported at its field and does not end the session', async () => {
    await open(<ChangePassword />);
    await fill();
    await userEvent.click(submit());
    const wrong = 'The current password is not right';
    await answers().give(
      'POST /api/changepassword',
      fault(400, `CurrentPassword: ${wrong}`, { CurrentPassword: [wrong] }),
    );
    expect(current().getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Your password was not changed.');
    await userEvent.click(screen.getByRole('button', { name: wrong }));
    expect(document.activeElement).toBe(current());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fresh().value).toBe('Horizon2027');
  });

  const unknown = /It is not known whether your password was changed\./;
  test.each<[string, Parameters<ReturnType<typeof answers>['give']>[1], string, string | RegExp]>([
    ['a server error', { status: 500, body: 'oops' }, errorText, unknown],
    ['an answer of a proxy', { status: 504, body: 'oops', isForeign: true }, errorText, unknown],
    ['out of service', fault(503, 'Maintenance'), unavailableText, unknown],
    ['no network', { offline: true }, unavailableText, unknown],
    ['too many attempts', fault(429, 'Too many attempts'), errorText, /^Too many attempts/],
  ])('A 8: %s is not said to have changed nothing if that is not known', async (_, reply, text, said) => {
    await open(<ChangePassword />);
    await fill();
    await userEvent.click(submit());
    await answers().give('POST /api/changepassword', reply);
    await dialogSays(text);
    expect(screen.getByRole('alert').textContent).toMatch(said);
    expect(submit().disabled).toBe(false);
    expect(current().value).toBe('Sunrise2026');
  });

  test('password managers can see whose password this is, and no password is stored', async () => {
    await open(<ChangePassword />);
    await fill();
    const hidden = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(hidden?.value).toBe('analyst@daylight.example');
    expect([current(), fresh(), again()].map((box) => box.autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(kept()).not.toMatch(/Sunrise2026|Horizon2027/);
  });
});

test('a page that stops working while it saves keeps the user, who has to know that the outcome is unknown', async () => {
  const history = historyAt('/my-account/change-password');
  await open(<ChangePassword />, '/', {}, history);
  await fill();
  await userEvent.click(submit());
  await act(async () => history.push('/documentation'));
  defectOf('captcha')();
  await showsDefect();
  expect(path()).toBe('/my-account/change-password');
});
