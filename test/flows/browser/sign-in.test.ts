import { expect } from 'vitest';
import { unavailableText } from '../../../src/domain/failure.ts';
import { signInKit } from '../kits/sign-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

const login = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Login' });
const password = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Password', exact: true });
const button = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Log in', exact: true });
const waits = ({ page }: BrowserWorld) => page.getByRole('main').getByRole('status');

const authorize = '/idp/oauth2/v1/authorize';

const notHere: Readonly<Record<string, string>> = {
  'page.restored': 'a browser under test keeps no page aside',
  'xstate.error.actor.redirectToProvider': 'needs a browser without session storage',
  'xstate.after.signInTimeout.signIn.leaving': 'two minutes of waiting: walked where time can be moved',
  'form.broken': 'only a defect of the page itself',
  'xstate.error.actor.guardedForm': 'only a defect of the page itself',
};

walkBrowser(signInKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold('/auth/signin');
    // An answer without content leaves the browser where it is: the page can be looked at while it is being left.
    await page.route(
      (url) => url.pathname === authorize,
      (route) => route.fulfill({ status: 204 }),
    );
    await page.goto(`${origin}/login`);
    await login({ page, holds, origin }).waitFor();
    expect(await button({ page, holds, origin }).isDisabled()).toBe(true);
  },
  events: {
    'form.sent': async (world) => {
      await login(world).fill('analyst@daylight.example');
      await password(world).fill('Sunrise2026');
      await password(world).press('Enter');
    },
    'form.accepted': ({ holds }) => holds.release('/auth/signin'),
    'form.refused': async (world) => {
      await world.holds.release('/auth/signin', (route) => route.abort());
      await expect.poll(() => world.page.getByRole('alert').textContent()).toContain(unavailableText);
      expect(await world.page.getByRole('alert').evaluate((box) => box === document.activeElement)).toBe(
        true,
      );
    },
    // The page asks the provider by itself as soon as its login was accepted.
    'xstate.done.actor.redirectToProvider': async () => {},
  },
  states: {
    filling: async (world) => {
      expect(await button(world).isDisabled()).toBe(true);
    },
    submitting: async (world) => {
      await expect.poll(() => waits(world).textContent()).toBe('Logging in');
      expect(await button(world).isDisabled()).toBe(true);
    },
    redirecting: async (world) => {
      await expect.poll(() => waits(world).textContent()).toBe('Logging in');
    },
    leaving: async ({ page, holds, origin }) => {
      await expect.poll(() => waits({ page, holds, origin }).textContent()).toBe('Logging in');
    },
    failed: async (world) => {
      await expect.poll(() => waits(world).count()).toBe(0);
      expect(await button(world).isDisabled()).toBe(false);
    },
  },
  notHere,
  unseen: { broken: 'only a defect of the page itself leads there' },
});
