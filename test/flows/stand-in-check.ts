import { expect } from 'vitest';
import { mismatchText } from './guarded-form/kit.ts';
import { changeConfig } from './payment-on.ts';
import type { BrowserWorld } from './walk-browser.ts';

/** The address of the external script's stand-in: the program's own origin, as its policy requires. */
export const script = '/stand-in-check/api.js';

/** Stands in for the external widget, controlled by the test. */
export const widget = `(() => {
  const hand = { options: null, resets: 0 };
  window.captchaHand = hand;
  window.grecaptcha = {
    render: (element, options) => {
      hand.options = options;
      element.textContent = 'I am a person';
      return 0;
    },
    reset: () => { hand.resets += 1; },
  };
  window.daylightCaptchaReady();
})();`;

export const box = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = ({ page }: BrowserWorld, name: string) =>
  page.getByRole('button', { name, exact: true });
export const resets = ({ page }: BrowserWorld) => page.evaluate<number>('captchaHand.resets');

export const isDrawn = ({ page }: BrowserWorld) =>
  expect.poll(() => page.evaluate<boolean>('Boolean(window.captchaHand?.options)')).toBe(true);

export async function pass(world: BrowserWorld): Promise<void> {
  await isDrawn(world);
  await world.page.evaluate("captchaHand.options.callback('a-person')");
}

export const expire = ({ page }: BrowserWorld) =>
  page.evaluate<void>("void captchaHand.options['expired-callback']()");

/** Tells the page that the check is on or off; the program itself runs without it. */
function turnCheck(world: BrowserWorld, isOn: boolean): Promise<void> {
  const captcha = isOn
    ? { skipValidation: false, siteKey: 'site-key', scriptUrl: world.origin + script }
    : { skipValidation: true };
  return changeConfig(world, { captcha });
}

/** Opens the page for changing the password, where every event can happen. */
export async function openForm(world: BrowserWorld, isOn = true): Promise<void> {
  await turnCheck(world, isOn);
  await world.page.goto(`${world.origin}/my-account/change-password`);
  await box(world, 'Current password').waitFor();
}

/** Enters a new password and its repetition; a mismatch is reported as soon as the box is left. */
export async function confirm(world: BrowserWorld, repeated: string): Promise<void> {
  await box(world, 'New password').fill('Horizon2027');
  await box(world, 'Confirm new password').fill(repeated);
  await world.page.keyboard.press('Tab');
  const mismatchAlert = world.page.getByText(mismatchText);
  await expect.poll(() => mismatchAlert.count().then((count) => count > 0)).toBe(repeated !== 'Horizon2027');
}
