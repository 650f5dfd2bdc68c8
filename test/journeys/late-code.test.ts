import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeNotFetchedText, codeOfflineText } from '../../src/portal/browser/load-code.ts';
import { atNight } from '../whole.ts';
import { ownBrowser } from './browser.ts';
import { origin } from './own-program.ts';
import { demo } from './page-actions.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await ownBrowser();
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});
afterEach(() => page.context().close());

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('decisions.md Session and routes: code that did not arrive can be asked for again', () => {
  test('Log in pressed without a network works as soon as there is one', async () => {
    await page.goto(`${origin}/login`);
    await page.context().setOffline(true);
    await page.getByLabel('Login', { exact: true }).fill(demo.login);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    for (const _ of [1, 2]) {
      await button('Log in').click();
      await page.getByText(codeOfflineText).first().waitFor();
    }
    await page.context().setOffline(false);
    await button('Log in').click();
    await page.waitForURL(`${origin}/dataSelect`);
  });

  atNight(
    'a page whose files broke off opens when tried again, with everything that it imports',
    async () => {
      await page.goto(`${origin}/login`);
      await page.getByLabel('Login', { exact: true }).waitFor();
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Transparency Data' })
        .click();
      await page.getByRole('alert').getByText('This page did not load').waitFor();
      await page.unrouteAll();
      await button('Try again').click();
      await page.getByRole('heading', { name: 'Transparency Data', level: 1 }).waitFor();
      await page.getByRole('alert').getByText('This page did not load').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).not.toBe('/login');
    },
  );

  atNight('a prerendered page whose code broke off opens when tried again', async () => {
    // The program itself comes with the page, and fetches the rest.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.goto(`${origin}/login`);
    const failure = page.getByRole('alert').getByText('This page did not load');
    await failure.waitFor();
    await page.unrouteAll();
    await button('Try again').click();
    await failure.waitFor({ state: 'detached' });
    await page.getByLabel('Login', { exact: true }).waitFor();
  });

  atNight('a part that broke off opens at the next press', async () => {
    await page.goto(`${origin}/register`);
    await page.getByLabel('First name').fill('Ada');
    await page.route(/\/assets\/terms-dialog-/, (route) => route.abort());
    await button('Read the terms of use').click();
    await page.getByText(codeNotFetchedText).first().waitFor();
    await page.unrouteAll();
    await button('OK').click();
    await button('Read the terms of use').click();
    await page.getByRole('dialog', { name: 'Terms of use' }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  });
});
