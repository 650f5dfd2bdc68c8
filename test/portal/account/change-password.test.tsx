import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { errorText } from '../../../src/domain/failure.ts';
import { ChangePassword } from '../../../src/portal/pages/my-account/change-password.tsx';
import { defectOf, showsDefect } from '../../flows/running-flows.ts';
import { historyAt } from '../history-at.ts';
import { StandInCaptcha } from '../stand-in-captcha.ts';
import { accountAnswers, button, dialogSays, fault, kept, open, path } from './open-account.tsx';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));

const answers = accountAnswers('analyst');
const weak =
  'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username';
const mismatch = 'New password and confirmation password do not match';

const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const fresh = () => screen.getByLabelText<HTMLInputElement>('New password');
const again = () => screen.getByLabelText<HTMLInputElement>('Confirm new password');
const submit = () => button('Change password');

function put(box: HTMLInputElement, text: string): void {
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  act(() => box.blur());
}

function fill(): void {
  put(current(), 'Sunrise2026');
  put(fresh(), 'Horizon2027');
  put(again(), 'Horizon2027');
}

describe('A 2.9, 4.8: changing the password', () => {
  test('A 5: what is wrong with a password is reported once its field has been left', async () => {
    await open(<ChangePassword />);
    for (const box of [current(), fresh(), again()]) await userEvent.click(box);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    put(current(), 'Seven77');
    put(again(), 'Seven77');
    expect(screen.getAllByText('Use at least 8 characters')).toHaveLength(2);
    put(current(), 'Sunrise2026');
    put(fresh(), 'Analyst2027');
    expect(screen.getByText(weak)).toBeTruthy();
    put(fresh(), 'Horizon2027');
    put(again(), 'horizon2027');
    expect(screen.getByText(mismatch)).toBeTruthy();
    expect(submit().disabled).toBe(true);
    put(again(), 'Horizon2027');
    expect(screen.queryByText(mismatch)).toBeNull();
    expect(submit().disabled).toBe(false);
    put(fresh(), 'Horizon20278');
    expect(screen.getByText(mismatch)).toBeTruthy();
  });

  test('A 5: a mismatch invalidates the captcha once, and the captcha can be passed again', async () => {
    const captcha = new StandInCaptcha().install();
    await open(<ChangePassword />, '/', { captcha: { skipValidation: false, siteKey: 'site-key' } });
    await vi.waitFor(() => expect(captcha.drawn.length).toBeGreaterThan(0));
    captcha.pass();
    fill();
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

  test('A 4.8: a wrong current password leaves the others as they are; a lost answer is not said to have changed nothing', async () => {
    await open(<ChangePassword />);
    fill();
    await userEvent.click(submit());
    await answers().give('POST /api/changepassword', { status: 504, body: 'oops', isForeign: true });
    await dialogSays(errorText);
    expect(screen.getByRole('alert').textContent).toContain(
      'It is not known whether your password was changed.',
    );
    expect(current().value).toBe('Sunrise2026');
    await userEvent.click(submit());
    const wrong = 'The current password is not right';
    await answers().give(
      'POST /api/changepassword',
      fault(400, `CurrentPassword: ${wrong}`, { CurrentPassword: [wrong] }),
    );
    expect(screen.getByRole('alert').textContent).toContain('Your password was not changed.');
    await userEvent.click(screen.getByRole('button', { name: wrong }));
    expect(document.activeElement).toBe(current());
    expect(fresh().value).toBe('Horizon2027');
  });

  test('password managers can see whose password this is, and no password is stored', async () => {
    await open(<ChangePassword />);
    fill();
    const hidden = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(hidden?.value).toBe('analyst@daylight.example');
    expect(kept()).not.toMatch(/Sunrise2026|Horizon2027/);
  });
});

test('a page that stops working while it saves keeps the user, who has to know that the outcome is unknown', async () => {
  const history = historyAt('/my-account/change-password');
  await open(<ChangePassword />, '/', {}, history);
  fill();
  await userEvent.click(submit());
  await act(async () => history.push('/documentation'));
  defectOf('captcha')();
  await showsDefect();
  expect(path()).toBe('/my-account/change-password');
});
