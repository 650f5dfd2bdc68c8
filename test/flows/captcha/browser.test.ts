import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import {
  button,
  confirm,
  expire,
  isDrawn,
  openForm,
  pass,
  resets,
  script,
  widget,
} from '../stand-in-check.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { captchaKit } from './kit.ts';

const check = ({ page }: BrowserWorld) => page.getByRole('group', { name: 'Human verification' });
const cookies = ({ page }: BrowserWorld) => page.evaluate<string>('document.cookie');

walkBrowser(captchaKit, {
  open: async (world) => {
    await beSignedIn(world);
    await world.page.clock.install();
    await world.holds.hold(script);
  },
  // If only the widget has failed, a retry does not load the script again, so there is no call to answer.
  mayHappen: ({ context }, { type }) => type !== 'retry.requested' || context.attempts === 2,
  events: {
    'captcha.wanted': (world, { skipValidation }) => openForm(world, !skipValidation),
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
