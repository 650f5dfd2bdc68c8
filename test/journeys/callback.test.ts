import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { demo } from './page-actions.ts';

const origin = inject('origin');
const wanted = '/my-account/change-password';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

/** Logs in for a page that needs it, up to the exchange of the code, which is held. */
async function exchanging(): Promise<Route> {
  page = await (await browser.newContext()).newPage();
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

  test('otherwise a clean login page leads to the page they wanted', async () => {
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
