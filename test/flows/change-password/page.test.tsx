import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { passwordChangedText } from '../../../machines/change-password.ts';
import { ChangePassword } from '../../../src/portal/pages/my-account/change-password.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { changePasswordKit, refused } from './kit.ts';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));

let captcha: StandInCaptcha;

const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const fresh = () => screen.getByLabelText<HTMLInputElement>('New password');
const again = () => screen.getByLabelText<HTMLInputElement>('Confirm new password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
const wait = () => screen.queryByText('Changing your password');

walkPage(changePasswordKit, {
  mount: async ({ answers }) => {
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
  },
  events: {
    'form.sent': async ({ user }) => {
      if (current().value === '') {
        fireEvent.change(current(), { target: { value: 'Sunrise2026' } });
        fireEvent.change(fresh(), { target: { value: 'Horizon2027' } });
        fireEvent.change(again(), { target: { value: 'Horizon2027' } });
      }
      if (button().disabled) captcha.pass();
      await user.click(button());
    },
    'form.accepted': async ({ answers, user }) => {
      const request = await answers.give('POST /api/changepassword', { status: 204 });
      expect(await request.json()).toEqual({ CurrentPassword: 'Sunrise2026', NewPassword: 'Horizon2027' });
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain(passwordChangedText);
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      for (const box of [current(), fresh(), again()]) {
        expect(box.value).toBe('');
        expect(box.getAttribute('aria-invalid')).toBe('false');
      }
    },
    'form.refused': async ({ answers }) => {
      const error = {
        code: 'invalid-request',
        message: 'Not changed',
        requestId: refused.requestId,
        fields: { CurrentPassword: [refused.fields.currentPassword] },
      };
      await answers.give('POST /api/changepassword', { status: 400, body: { error } });
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      expect(current().getAttribute('aria-invalid')).toBe('true');
      expect(button().disabled).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'form.broken': defectOf('captcha'),
    'xstate.error.actor.guardedForm': defectOf('guardedForm'),
  },
  states: {
    filling: () => {
      expect(wait()).toBeNull();
      expect(current().autocomplete).toBe('current-password');
      expect(fresh().autocomplete).toBe('new-password');
      expect(again().autocomplete).toBe('new-password');
    },
    saving: () => {
      expect(wait()).toBeTruthy();
      expect(button().disabled).toBe(true);
    },
    refused: () => {
      expect(wait()).toBeNull();
      // A 4.8: a failure resets the captcha.
      expect(captcha.resets.length).toBeGreaterThan(0);
    },
    broken: showsDefect,
  },
  notHere: {
    'broken: form.broken → *': 'a failed part does not fail again; the row `broken | form.broken` covers it',
  },
});
