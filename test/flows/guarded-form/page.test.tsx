import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ChangePassword } from '../../../src/portal/pages/my-account/change-password.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { analyst } from '../session/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { guardedFormKit, mismatched, mismatchText } from './kit.ts';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));

let captcha: StandInCaptcha;

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
const call = 'POST /api/changepassword';

/** Replaces a text in a single change. */
async function replace({ user }: PageWorld, name: string, value: string): Promise<void> {
  await user.click(box(name));
  fireEvent.change(box(name), { target: { value } });
}

async function send(world: PageWorld): Promise<void> {
  await replace(world, 'Current password', 'Sunrise2026');
  await replace(world, 'New password', 'Horizon2027');
  await replace(world, 'Confirm new password', 'Horizon2027');
  captcha.pass();
  await world.user.click(button());
}

// Walked on the page for changing the password, where every event can happen.
walkPage(guardedFormKit, {
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
    'form.sent': async (world) => {
      await send(world);
      expect(world.answers.pending()).toEqual([call]);
    },
    'form.accepted': async (world) => {
      await send(world);
      const before = captcha.resets.length;
      await world.answers.give(call, { status: 204 });
      await world.user.click(await screen.findByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(captcha.resets).toHaveLength(before + 1);
    },
    'form.refused': async (world) => {
      await send(world);
      const before = captcha.resets.length;
      await world.answers.give(call, {
        status: 400,
        body: {
          error: {
            code: 'x',
            message: 'Not changed',
            requestId: 'req-1',
            fields: { CurrentPassword: ['Wrong'] },
          },
        },
      });
      expect(captcha.resets).toHaveLength(before + 1);
      expect(button().disabled).toBe(true);
    },
    'captcha.verified': () => captcha.pass(),
    'captcha.expired': () => {
      captcha.pass();
      captcha.expire();
      expect(button().disabled).toBe(true);
    },
    'field.changed': async (world) => {
      await replace(world, 'Current password', 'Sunrise2026');
      expect(box('Current password').value).toBe('Sunrise2026');
    },
    'xstate.snapshot.form': async (world, event) => {
      captcha.pass();
      const before = captcha.resets.length;
      await replace(world, 'New password', 'Horizon2027');
      await replace(world, 'Confirm new password', event === mismatched ? 'Horizon2028' : 'Horizon2027');
      await world.user.tab();
      if (event !== mismatched) return expect(captcha.resets).toHaveLength(before);
      expect(captcha.resets).toHaveLength(before + 1);
      expect(screen.getByText(mismatchText)).toBeTruthy();
      expect(box('Confirm new password').getAttribute('aria-invalid')).toBe('true');
      expect(button().disabled).toBe(true);
    },
    'xstate.error.actor.form': defectOf('form'),
    'xstate.error.actor.captcha': defectOf('captcha'),
  },
  states: {
    consistent: () => expect(screen.queryByText(mismatchText)).toBeNull(),
    broken: showsDefect,
  },
  unseen: {
    contradicted: 'its display is set on entry: a valid form is no longer in it',
  },
  notHere: {
    'captcha.cleared': 'happens only with an answer, and is walked within it',
    'form.reset': 'is sent by a flow whose form was accepted, and is walked within it',
    'submission.refused': 'is sent by a sign-in that cannot leave, and is walked there',
    'errors.cleared': 'no page sends it at present; the row `* | errors.cleared` covers it',
    'broken: * → *': 'needs a defect of the page itself; the rows of `*` cover it',
  },
});
