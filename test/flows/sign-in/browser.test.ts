import { expect } from 'vitest';
import { signInFailedText, unavailableText } from '../../../src/domain/failure.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { signInKit } from './kit.ts';

const login = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Login' });
const password = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Password', exact: true });
const button = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Log in', exact: true });
const waits = ({ page }: BrowserWorld) => page.getByRole('main').getByRole('status');

const authorize = '/idp/oauth2/v1/authorize';

const notHere: Readonly<Record<string, string>> = {
  'form.broken': 'needs a defect of the page itself: walked on the page',
  'xstate.error.actor.form': 'needs a defect of the page itself: walked on the page',
};

async function expectRefused(world: BrowserWorld, text: string): Promise<void> {
  const alert = world.page.getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain(text);
  await expect.poll(() => alert.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect.poll(() => waits(world).count()).toBe(0);
  expect(await button(world).isDisabled()).toBe(false);
}

walkBrowser(signInKit, {
  most: 2,
  open: async ({ page, holds, origin }) => {
    await page.clock.install();
    await holds.hold('/auth/signin');
    // An answer without content keeps the browser on the page, which can be examined while it is being left.
    await holds.answer(authorize, (route) => route.fulfill({ status: 204 }));
    await page.goto(`${origin}/login`);
    await login({ page, holds, origin }).waitFor();
    expect(await button({ page, holds, origin }).isDisabled()).toBe(true);
  },
  events: {
    // An accepted form leaves the page at once, so the answer is given only when the path says what comes of leaving.
    'form.accepted': async (world) => {
      await login(world).fill('analyst@daylight.example');
      await password(world).fill('Sunrise2026');
      await password(world).press('Enter');
      await world.holds.release('/auth/signin', (route) => route.abort());
      await expectRefused(world, unavailableText);
      await button(world).click();
    },
    'xstate.done.actor.redirectToProvider': async ({ page, holds }) => {
      const left = page.waitForRequest((request) => new URL(request.url()).pathname === authorize);
      await holds.release('/auth/signin');
      await left;
    },
    // As on a page that was not served over HTTPS.
    'xstate.error.actor.redirectToProvider': async (world) => {
      await world.page.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined })");
      await world.holds.release('/auth/signin');
      await expectRefused(world, signInFailedText);
    },
    'xstate.after.signInTimeout.signIn.leaving': async (world) => {
      await world.page.clock.fastForward(120_000);
      await expectRefused(world, signInFailedText);
    },
    'page.restored': async ({ page }) => {
      await page.evaluate("void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))");
    },
  },
  states: {
    open: async (world) => {
      await expect.poll(() => waits(world).count()).toBe(0);
      expect(await login(world).isEditable()).toBe(true);
    },
    redirecting: async (world) => {
      await expect.poll(() => waits(world).textContent()).toBe('Logging in');
      expect(await button(world).isDisabled()).toBe(true);
    },
    leaving: async ({ page, holds, origin }) => {
      await expect.poll(() => waits({ page, holds, origin }).textContent()).toBe('Logging in');
    },
  },
  notHere,
  unseen: { broken: 'needs a defect of the page itself' },
});
