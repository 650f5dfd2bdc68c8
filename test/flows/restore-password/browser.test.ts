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

async function send(world: BrowserWorld, isRequest: boolean): Promise<void> {
  if (isRequest) {
    await box(world, 'Login').fill(login);
    await button(world, 'Send').click();
    await expect.poll(() => waits(world).first().textContent()).toBe('Sending the e-mail');
    expect(await button(world, 'Send').isDisabled()).toBe(true);
    return;
  }
  await box(world, 'Security answer').fill('Saint Mary');
  await box(world, 'New password').fill('Horizon2026');
  await button(world, 'Set password').click();
  await expect.poll(() => waits(world).first().textContent()).toBe('Setting your new password');
  expect(await button(world, 'Set password').isDisabled()).toBe(true);
}

/** The service refuses what was sent. */
async function refuse(world: BrowserWorld, isRequest: boolean): Promise<void> {
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
  expect(await field.isEditable()).toBe(true);
  await expect.poll(() => waits(world).count()).toBe(0);
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
    'form.accepted': async (world, _, before) => {
      const isRequest = isIn(before, 'request');
      // What is refused can be sent again.
      await send(world, isRequest);
      await refuse(world, isRequest);
      await send(world, isRequest);
      await world.holds.release(isRequest ? request : restore, async (route) => {
        expect(route.request().postDataJSON()).toEqual(
          isRequest ? { Email: login } : { Answer: 'Saint Mary', Password: 'Horizon2026' },
        );
        await route.fulfill(isRequest ? { status: 204 } : { json: { Email: login } });
      });
      await readDialog(world, isRequest ? restoreLinkSentText : passwordRestoredText);
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
    request: async (world) => {
      expect(pathOf(world)).toBe('/restore-password');
    },
    'request.open': async (world) => {
      await box(world, 'Login').waitFor();
      expect(await box(world, 'Login').getAttribute('autocomplete')).toBe('username');
    },
    'request.sent': async (world) => {
      await world.page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await world.page.getByText(login, { exact: true }).waitFor();
    },
    'restore.loadingQuestion': async (world) => {
      await expect.poll(() => waits(world).first().textContent()).toBe('Loading your security question');
      expect(await world.page.getByRole('main').getByRole('textbox').count()).toBe(0);
    },
    'restore.turnedAway': async (world) => {
      await expect.poll(() => pathOf(world)).toBe('/restore-password');
      await world.page.getByText('Your link could not be opened').waitFor();
      await box(world, 'Login').waitFor();
    },
    'restore.answering': async (world) => {
      await world.page.getByText(question, { exact: true }).waitFor();
      await expect.poll(() => waits(world).count()).toBe(0);
      expect(await button(world, 'Set password').isDisabled()).toBe(true);
    },
    'restore.restored': async ({ page }) => {
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
    restore: 'is shown by the states within it',
    broken: 'needs a defect of the page itself',
  },
});
