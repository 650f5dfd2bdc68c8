import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passwordChangedText } from '../../../machines/change-password.ts';
import { ChangePassword } from '../../../src/portal/pages/my-account/change-password.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { Answers } from '../answers.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { analyst } from '../session/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { changePasswordKit, refused } from './kit.ts';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));

let captcha: StandInCaptcha;

const call = 'POST /api/changepassword';
const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const fresh = () => screen.getByLabelText<HTMLInputElement>('New password');
const again = () => screen.getByLabelText<HTMLInputElement>('Confirm new password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
const wait = () => screen.queryByText('Changing your password');

async function mount({ answers }: Pick<PageWorld, 'answers'>): Promise<void> {
  captcha = new StandInCaptcha().install();
  answers
    .always('GET /api/userInfo', { body: analyst })
    .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
  const config = { ...sandboxConfig, captcha: { skipValidation: false, siteKey: 'site-key' } };
  await act(async () => {
    render(
      <InApp config={config}>
        <ChangePassword />
        <AlertDialog />
      </InApp>,
    );
  });
}

async function send({ user }: Pick<PageWorld, 'user'>): Promise<void> {
  if (current().value === '') {
    fireEvent.change(current(), { target: { value: 'Sunrise2026' } });
    fireEvent.change(fresh(), { target: { value: 'Horizon2027' } });
    fireEvent.change(again(), { target: { value: 'Horizon2027' } });
  }
  expect(button().disabled).toBe(true);
  captcha.pass();
  await user.click(button());
  expect(wait()).toBeTruthy();
  expect(button().disabled).toBe(true);
}

walkPage(changePasswordKit, {
  mount,
  events: {
    'form.accepted': async (world) => {
      await send(world);
      const request = await world.answers.give(call, { status: 204 });
      expect(await request.json()).toEqual({ CurrentPassword: 'Sunrise2026', NewPassword: 'Horizon2027' });
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain(passwordChangedText);
      await world.user.click(screen.getByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(captcha.resets).toHaveLength(1);
      for (const box of [current(), fresh(), again()]) {
        expect(box.value).toBe('');
        expect(box.getAttribute('aria-invalid')).toBe('false');
      }
    },
    'form.broken': defectOf('captcha'),
    'xstate.error.actor.form': defectOf('form'),
  },
  states: {
    open: () => {
      expect(wait()).toBeNull();
      expect(current().autocomplete).toBe('current-password');
      expect(fresh().autocomplete).toBe('new-password');
      expect(again().autocomplete).toBe('new-password');
    },
    broken: showsDefect,
  },
});

const own = globalThis.fetch;
let answers: Answers;
beforeEach(() => {
  answers = new Answers();
  globalThis.fetch = answers.fetch;
});
afterEach(() => {
  globalThis.fetch = own;
});

test('A 4.8: a refusal is shown at its field and resets the captcha, and the form can be sent again', async () => {
  const world = { user: userEvent.setup(), answers };
  await mount(world);
  for (const resets of [1, 2]) {
    await send(world);
    const error = {
      code: 'invalid-request',
      message: 'Not changed',
      requestId: refused.requestId,
      fields: { CurrentPassword: [refused.fields.currentPassword] },
    };
    await answers.give(call, { status: 400, body: { error } });
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(current().getAttribute('aria-invalid')).toBe('true');
    expect(wait()).toBeNull();
    expect(captcha.resets).toHaveLength(resets);
    expect(button().disabled).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('A 4.9: a verification that expires has to be passed again', async () => {
  await mount({ answers });
  fireEvent.change(current(), { target: { value: 'Sunrise2026' } });
  fireEvent.change(fresh(), { target: { value: 'Horizon2027' } });
  fireEvent.change(again(), { target: { value: 'Horizon2027' } });
  captcha.pass();
  expect(button().disabled).toBe(false);
  captcha.expire();
  expect(button().disabled).toBe(true);
});
