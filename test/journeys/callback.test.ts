import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allAtNight, atNight } from '../whole.ts';
import { openPage } from './browser.ts';
import { origin } from './own-program.ts';
import { demo } from './page-actions.ts';

const wanted = '/my-account/change-password';

let page: Page;

/** Logs in for a page that needs it, up to the exchange of the code, which is held. */
async function exchanging(): Promise<Route> {
  page = await openPage();
  const held = new Promise<Route>((hold) => page.route('**/auth/session', hold, { times: 1 }));
  await page.goto(origin + wanted);
  await page.waitForURL(`${origin}/login`);
  await page.getByLabel('Login', { exact: true }).fill(demo.login);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  return held;
}

describe('A 4.2: the page is reloaded during the exchange of the code', () => {
  test('if the session was opened meanwhile, the person is logged in on the page they wanted', async () => {
    const route = await exchanging();
    expect((await route.fetch()).status()).toBe(204);
    await page.reload();
    await page.waitForURL(origin + wanted);
    await page.getByLabel('Current password', { exact: true }).waitFor();
  });

  atNight('otherwise a clean login page leads to the page they wanted', async () => {
    await exchanging();
    await page.reload();
    await page.waitForURL(`${origin}/login`);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    await page.getByLabel('Login', { exact: true }).fill(demo.login);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(origin + wanted);
  });
});

allAtNight('decisions.md Accounts and access: tabs of one browser', () => {
  const typed = async (tab: Page): Promise<void> => {
    await tab.goto(origin + wanted);
    await tab.waitForURL(`${origin}/login`);
    await tab.getByLabel('Login', { exact: true }).fill(demo.login);
    await tab.getByLabel('Password', { exact: true }).fill(demo.password);
  };
  const isIn = (tab: Page): Promise<void> => tab.getByLabel('Current password', { exact: true }).waitFor();

  test('two that log in at once both come in, and stay', async () => {
    page = await openPage();
    const context = page.context();
    const other = await context.newPage();
    for (const tab of [page, other]) await typed(tab);
    // Each is held where the other would have defeated it: after the first answer, before the second call.
    const held = [page, other].map(
      (tab) => new Promise<Route>((hold) => tab.route('**/auth/session', hold, { times: 1 })),
    );
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Log in' }).click();
    const calls = await Promise.all(held);
    await Promise.all(calls.map((call) => call.continue()));
    await Promise.all([page, other].map(isIn));
    await Promise.all([page, other].map(async (tab) => tab.reload()));
    await Promise.all([page, other].map(isIn));
  });

  test('the address of a login that is done leads in, in any tab', async () => {
    page = await openPage();
    const context = page.context();
    const returned = page.waitForRequest((request) => request.url().includes('/callback?code='));
    await typed(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    await isIn(page);
    const address = (await returned).url();
    for (const tab of [page, await context.newPage()]) {
      await tab.goto(address);
      await tab.waitForURL(`${origin}/dataSelect`);
    }
  });

  test('with nobody logged in it says what to do, in plain words', async () => {
    page = await openPage();
    await page.goto(`${origin}/auth/authorization-code/callback?code=code-1&state=of-nobody`);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('This login is not under way in this tab any more. Please log in again.').waitFor();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.waitForURL(`${origin}/login`);
  });
});
