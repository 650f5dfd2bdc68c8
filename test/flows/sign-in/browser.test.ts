import { expect } from 'vitest';
import { signInFailedText, unavailableText } from '../../../src/domain/failure.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { signInKit, ticket } from './kit.ts';

const login = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Login' });
const password = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Password', exact: true });
const button = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Log in', exact: true });
const waits = ({ page }: BrowserWorld) => page.getByRole('main').getByRole('status');

const code = ({ page }: BrowserWorld) => page.getByRole('textbox', { name: 'Code' });

const codeCall = '/auth/signin/code';
const authorize = '/idp/oauth2/v1/authorize';

const notHere: Readonly<Record<string, string>> = {
  'form.broken': 'needs a defect of the page itself: walked on the page',
  'xstate.error.actor.form': 'needs a defect of the page itself: walked on the page',
  'xstate.error.actor.codeForm': 'needs a defect of the page itself: walked on the page',
};

async function sendCode(world: BrowserWorld): Promise<void> {
  await code(world).fill('492 039');
  await code(world).press('Enter');
}

/** Lets the call pass that says that login and password, or the code, are right. */
async function giveTicket(world: BrowserWorld): Promise<void> {
  if ((await code(world).count()) === 0) await world.holds.release('/auth/signin');
  else await world.holds.release(codeCall, (route) => route.fulfill({ json: ticket }));
}

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
    await holds.hold(codeCall);
    // An answer without content keeps the browser on the page, which can be examined while it is being left.
    await holds.answer(authorize, (route) => route.fulfill({ status: 204 }));
    await page.goto(`${origin}/login`);
    await login({ page, holds, origin }).waitFor();
    expect(await button({ page, holds, origin }).isDisabled()).toBe(true);
  },
  events: {
    // An accepted form leaves the page at once, so the answer is given only when the path says what comes of leaving.
    'form.accepted': async (world, { output }, before) => {
      if (before.matches('askingCode')) return sendCode(world);
      await login(world).fill('analyst@daylight.example');
      await password(world).fill('Sunrise2026');
      await password(world).press('Enter');
      await world.holds.release('/auth/signin', (route) => route.abort());
      await expectRefused(world, unavailableText);
      await button(world).click();
      if ('challenge' in output)
        await world.holds.release('/auth/signin', (route) => route.fulfill({ json: output }));
    },
    'form.refused': async (world, { failure: { message, requestId } }) => {
      await sendCode(world);
      await world.holds.release(codeCall, (route) =>
        route.fulfill({ status: 401, json: { error: { code: 'E0000011', message, requestId } } }),
      );
      await expectRefused(world, message);
    },
    'password.requested': ({ page }) => page.getByRole('button', { name: 'Use another login' }).click(),
    'xstate.done.actor.redirectToProvider': async (world) => {
      const left = world.page.waitForRequest((request) => new URL(request.url()).pathname === authorize);
      await giveTicket(world);
      await left;
    },
    // As on a page that was not served over HTTPS.
    'xstate.error.actor.redirectToProvider': async (world) => {
      await world.page.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined })");
      await giveTicket(world);
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
    askingCode: (world) => code(world).waitFor(),
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
