import { expect } from 'vitest';
import { passwordChangedText } from '../../../machines/change-password.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { changePasswordKit, refused } from './kit.ts';

const call = '/api/changepassword';
const mismatch = 'New password and confirmation password do not match';

const box = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name, exact: true });
const button = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Change password', exact: true });
const wait = ({ page }: BrowserWorld) => page.getByText('Changing your password', { exact: true });
const names = ['Current password', 'New password', 'Confirm new password'] as const;

walkBrowser(changePasswordKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(call);
    await page.goto(`${origin}/my-account/change-password`);
    await box(world, 'Current password').waitFor();
  },
  events: {
    'form.sent': async (world) => {
      await box(world, 'Current password').fill('Sunrise2026');
      await box(world, 'New password').fill('Horizon2027');
      await box(world, 'Confirm new password').fill('Horizon2028');
      await world.page.keyboard.press('Tab');
      await world.page.getByText(mismatch).first().waitFor();
      expect(await box(world, 'Confirm new password').getAttribute('aria-invalid')).toBe('true');
      expect(await button(world).isDisabled()).toBe(true);
      await box(world, 'Confirm new password').fill('Horizon2027');
      await button(world).click();
    },
    'form.accepted': async (world) => {
      await world.holds.release(call, async (route) => {
        expect(route.request().postDataJSON()).toEqual({
          CurrentPassword: 'Sunrise2026',
          NewPassword: 'Horizon2027',
        });
        await route.fulfill({ status: 204 });
      });
      const dialog = world.page.getByRole('dialog');
      await dialog.getByText(passwordChangedText).waitFor();
      await dialog.getByRole('button', { name: 'OK', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      for (const name of names) expect(await box(world, name).inputValue(), name).toBe('');
    },
    'form.refused': async (world) => {
      const error = {
        code: 'invalid-request',
        message: 'Not changed',
        requestId: refused.requestId,
        fields: { CurrentPassword: [refused.fields.currentPassword] },
      };
      await world.holds.release(call, (route) => route.fulfill({ status: 400, json: { error } }));
      const summary = world.page.getByRole('main').getByRole('alert');
      await summary.getByText(refused.fields.currentPassword).waitFor();
      await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await box(world, 'Current password').getAttribute('aria-invalid')).toBe('true');
    },
  },
  states: {
    filling: async (world) => {
      await expect.poll(() => wait(world).count()).toBe(0);
      expect(await button(world).isDisabled()).toBe(true);
      for (const name of names) expect(await box(world, name).getAttribute('type'), name).toBe('password');
    },
    saving: async (world) => {
      await wait(world).first().waitFor();
      expect(await button(world).isDisabled()).toBe(true);
    },
    refused: async (world) => {
      await expect.poll(() => wait(world).count()).toBe(0);
      expect(await box(world, 'Current password').isEditable()).toBe(true);
    },
  },
  notHere: {
    'form.broken': 'needs a defect of the page itself: walked on the page',
    'xstate.error.actor.guardedForm': 'needs a defect of the page itself: walked on the page',
  },
  unseen: { broken: 'needs a defect of the page itself' },
});
