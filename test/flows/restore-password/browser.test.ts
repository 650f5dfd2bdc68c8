import { expect } from 'vitest';
import { passwordRestoredText, restoreLinkSentText } from '../../../src/domain/account/restored-password.ts';
import { isIn } from '../model.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { endedLink, question, refused, restorePasswordKit } from './kit.ts';

const token = 'a-token-of-a-mail';
const request = '/api/forgotpassword';
const ask = `${request}/${token}/question`;
const restore = `${request}/${token}/restore`;
const login = 'jane.doe@example.com';

const box = ({ page }: BrowserWorld, name: string) => page.getByRole('textbox', { name, exact: true });
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const waits = ({ page }: BrowserWorld) => page.getByText(/^(Loading your|Sending the|Setting your)/);
const pathOf = ({ page }: BrowserWorld) => new URL(page.url()).pathname;

async function readDialog(world: BrowserWorld, text: string): Promise<void> {
  const dialog = world.page.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  await button(world, 'OK').click();
  await dialog.waitFor({ state: 'detached' });
}

walkBrowser(restorePasswordKit, {
  most: 2,
  open: async ({ holds }) => {
    for (const call of [request, ask, restore]) await holds.hold(call);
  },
  events: {
    'page.opened': async ({ page, origin }, event) => {
      await page.goto(`${origin}/restore-password${event.withLink ? `/${token}` : ''}`);
    },
    'form.sent': async (world, _, before) => {
      if (isIn(before, 'requesting')) {
        await box(world, 'Login').fill(login);
        await button(world, 'Send').click();
        return;
      }
      await box(world, 'Security answer').fill('Saint Mary');
      await box(world, 'New password').fill('Horizon2026');
      await button(world, 'Set password').click();
    },
    'form.accepted': async (world, _, before) => {
      const isRequest = isIn(before, 'requesting');
      await world.holds.release(isRequest ? request : restore, async (route) => {
        expect(route.request().postDataJSON()).toEqual(
          isRequest ? { Email: login } : { Answer: 'Saint Mary', Password: 'Horizon2026' },
        );
        await route.fulfill({ status: 204 });
      });
      await readDialog(world, isRequest ? restoreLinkSentText : passwordRestoredText);
    },
    'form.refused': async (world, _, before) => {
      const isRequest = isIn(before, 'requesting');
      const reason = isRequest ? 'Not a valid email' : refused.fields.answer;
      const error = {
        code: 'invalid-request',
        message: 'Not taken',
        requestId: refused.requestId,
        fields: isRequest ? { Email: [reason] } : { Answer: [reason] },
      };
      await world.holds.release(isRequest ? request : restore, (route) =>
        route.fulfill({ status: 400, json: { error } }),
      );
      const summary = world.page.getByRole('main').getByRole('alert');
      await summary.getByText(reason).waitFor();
      await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
      const field = box(world, isRequest ? 'Login' : 'Security answer');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    },
    'request.repeated': (world) => button(world, 'Send again or change the address').click(),
    'xstate.done.actor.loadQuestion': ({ holds }) =>
      holds.release(ask, (route) => route.fulfill({ json: { Question: question } })),
    'xstate.error.actor.loadQuestion': async (world) => {
      const error = { code: 'not-found', message: endedLink.message, requestId: endedLink.requestId };
      await world.holds.release(ask, (route) => route.fulfill({ status: 404, json: { error } }));
      await readDialog(world, endedLink.message);
    },
  },
  states: {
    requesting: async (world) => {
      expect(pathOf(world)).toBe('/restore-password');
    },
    'requesting.filling': async (world) => {
      await box(world, 'Login').waitFor();
      expect(await box(world, 'Login').getAttribute('autocomplete')).toBe('username');
    },
    'requesting.sending': async (world) => {
      await expect.poll(() => waits(world).first().textContent()).toBe('Sending the e-mail');
      expect(await button(world, 'Send').isDisabled()).toBe(true);
    },
    'requesting.sent': async (world) => {
      await world.page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await world.page.getByText(login, { exact: true }).waitFor();
    },
    'requesting.refused': async (world) => {
      await expect.poll(() => waits(world).count()).toBe(0);
      expect(await button(world, 'Send').isDisabled()).toBe(false);
    },
    loadingQuestion: async (world) => {
      await expect.poll(() => waits(world).first().textContent()).toBe('Loading your security question');
      expect(await world.page.getByRole('main').getByRole('textbox').count()).toBe(0);
    },
    turnedAway: async (world) => {
      await expect.poll(() => pathOf(world)).toBe('/restore-password');
      await world.page.getByText('Your link could not be opened').waitFor();
      await box(world, 'Login').waitFor();
    },
    answering: (world) => world.page.getByText(question, { exact: true }).waitFor(),
    'answering.filling': async (world) => {
      await expect.poll(() => waits(world).count()).toBe(0);
      expect(await button(world, 'Set password').isDisabled()).toBe(true);
    },
    'answering.saving': async (world) => {
      await expect.poll(() => waits(world).first().textContent()).toBe('Setting your new password');
      expect(await button(world, 'Set password').isDisabled()).toBe(true);
    },
    'answering.refused': async (world) => {
      await expect.poll(() => waits(world).count()).toBe(0);
      expect(await box(world, 'Security answer').isEditable()).toBe(true);
    },
    restored: async ({ page }) => {
      await page.waitForURL((url) => url.pathname === '/login');
    },
  },
  notHere: {
    'xstate.error.actor.requestForm': 'needs a defect of the page itself: walked on the page',
    'xstate.error.actor.restoreForm': 'needs a defect of the page itself: walked on the page',
    'form.broken': 'needs a defect of the page itself: walked on the page',
  },
  unseen: {
    idle: 'lasts until the page is there, and shows nothing',
    broken: 'needs a defect of the page itself',
  },
});
