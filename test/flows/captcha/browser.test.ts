import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { mismatchText } from '../change-password/kit.ts';
import { changeConfig } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { captchaKit } from './kit.ts';

/** The address of the external script's stand-in: the program's own origin, as its policy requires. */
const script = '/stand-in-check/api.js';

/** Stands in for the external widget, controlled by the test. */
const widget = `(() => {
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

const box = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name, exact: true });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const check = ({ page }: BrowserWorld) => page.getByRole('group', { name: 'Human verification' });
const cookies = ({ page }: BrowserWorld) => page.evaluate<string>('document.cookie');
const resets = ({ page }: BrowserWorld) => page.evaluate<number>('captchaHand.resets');

const isDrawn = ({ page }: BrowserWorld) =>
  expect.poll(() => page.evaluate<boolean>('Boolean(window.captchaHand?.options)')).toBe(true);

async function pass(world: BrowserWorld): Promise<void> {
  await isDrawn(world);
  await world.page.evaluate("captchaHand.options.callback('a-person')");
}

const expire = ({ page }: BrowserWorld) =>
  page.evaluate<void>("void captchaHand.options['expired-callback']()");

/** Tells the page that the check is on or off; the program itself runs without it. */
function turnCheck(world: BrowserWorld, isOn: boolean): Promise<void> {
  const captcha = isOn
    ? { skipValidation: false, siteKey: 'site-key', scriptUrl: world.origin + script }
    : { skipValidation: true };
  return changeConfig(world, { captcha });
}

/** Opens the page for changing the password, where every event can happen. */
async function openForm(world: BrowserWorld, isOn = true): Promise<void> {
  await turnCheck(world, isOn);
  await world.page.goto(`${world.origin}/my-account/change-password`);
  await box(world, 'Current password').waitFor();
}

/** Enters a new password and its repetition; a mismatch is reported as soon as the box is left. */
async function confirm(world: BrowserWorld, repeated: string): Promise<void> {
  await box(world, 'New password').fill('Horizon2027');
  await box(world, 'Confirm new password').fill(repeated);
  await world.page.keyboard.press('Tab');
  const mismatchAlert = world.page.getByText(mismatchText);
  await expect.poll(() => mismatchAlert.count().then((count) => count > 0)).toBe(repeated !== 'Horizon2027');
}

walkBrowser(captchaKit, {
  open: async (world) => {
    await beSignedIn(world);
    await world.page.clock.install();
    await world.holds.hold(script);
  },
  // If only the widget has failed, a retry does not load the script again, so there is no call to answer.
  mayHappen: ({ context }, { type }) => type !== 'retry.requested' || context.attempts === 2,
  events: {
    'captcha.requested': (world, { skipValidation }) => openForm(world, !skipValidation),
    'xstate.done.actor.loadCaptcha': ({ holds }) =>
      holds.release(script, (route) => route.fulfill({ contentType: 'text/javascript', body: widget })),
    'xstate.error.actor.loadCaptcha': ({ holds }) => holds.release(script, (route) => route.abort()),
    'xstate.after.scriptTimeout.captcha.loading': async ({ page, holds }) => {
      await page.clock.fastForward(10_000);
      // An aborted call is not answered.
      await holds.release(script, (route) => route.abort());
    },
    'xstate.after.scriptRetryDelay.captcha.retrying': ({ page }) => page.clock.fastForward(1_000),
    'challenge.passed': pass,
    'challenge.expired': expire,
    'challenge.broke': async (world) => {
      await isDrawn(world);
      await world.page.evaluate("captchaHand.options['error-callback']()");
    },
    // A mismatch of the passwords resets it (A 5).
    'captcha.reset': async (world) => {
      await isDrawn(world);
      await confirm(world, 'Horizon2027');
      const before = await resets(world);
      await confirm(world, 'Horizon2028');
      await expect.poll(() => resets(world)).toBe(before + 1);
    },
    'retry.requested': (world) => button(world, 'Try again').click(),
  },
  states: {
    loading: (world) => check(world).getByText('Loading the human verification…').waitFor(),
    retrying: (world) => check(world).getByText('Loading the human verification…').waitFor(),
    waiting: async (world) => {
      await check(world).getByText('I am a person').waitFor();
      expect(await cookies(world)).not.toContain('g-recaptcha-response=a-person');
      expect(await button(world, 'Change password').isDisabled()).toBe(true);
    },
    verified: async (world) => expect(await cookies(world)).toContain('g-recaptcha-response=a-person'),
    expired: async (world) => {
      await check(world)
        .getByRole('alert')
        .getByText(/has expired/)
        .waitFor();
      expect(await cookies(world)).not.toContain('g-recaptcha-response=a-person');
    },
    failed: (world) =>
      check(world)
        .getByRole('alert')
        .getByText(/could not be loaded/)
        .waitFor(),
    skipped: async (world) => expect(await check(world).count()).toBe(0),
  },
  unseen: { idle: 'no page with the check is open yet' },
});
