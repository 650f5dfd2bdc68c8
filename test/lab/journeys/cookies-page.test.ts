import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { origin } from '../../journeys/own-program.ts';
import { signIn, whereIs } from '../../journeys/page-actions.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The names of everything that a page stores in its browser from now on. */
async function watchKept(page: Page): Promise<Set<string>> {
  const kept = new Set<string>();
  await page.exposeBinding('tellKept', (_, name: string) => kept.add(name));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const tell = (name: string): void => {
      const { tellKept } = window as unknown as { tellKept: (name: string) => void };
      tellKept(name);
    };
    Storage.prototype.setItem = function set(name, value) {
      tell(name);
      setItem.call(this, name, value);
    };
    const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => jar?.get?.call(document),
      set: (text: string) => {
        tell(text.split('=')[0] ?? '');
        jar?.set?.call(document, text);
      },
    });
  });
  page.on('response', async (response) => {
    for (const { name, value } of await response.headersArray().catch(() => []))
      if (name.toLowerCase() === 'set-cookie') kept.add(value.split('=')[0] ?? '');
  });
  return kept;
}

/** The names on the cookies page: the text before the colon of a paragraph. */
async function namesTold(page: Page): Promise<readonly string[]> {
  await page.goto(`${origin}/help/cookies`);
  await page.getByRole('heading', { name: /Session storage/ }).waitFor();
  const paragraphs = await page.getByRole('main').locator('section p').allTextContents();
  return paragraphs
    .filter((text) => /^[\w.*, -]{1,120}: /.test(text))
    .flatMap((text) => (text.split(': ')[0] ?? '').split(/, | and /))
    .map((name) => name.replace('*', ''));
}

test('A 2.3: the cookies page names everything that a journey stores in the browser, and nothing else', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const kept = await watchKept(page);
  await page.goto(`${origin}/register`);
  await page.getByLabel('First name').fill('Ada');
  await page.goto(`${origin}/restore-password`);
  await page.getByLabel('Login', { exact: true }).fill('ada@daylight.example');
  await page.getByText('Dark', { exact: true }).click();
  await signIn(page, origin);
  const choices = await whereIs(page, origin, 'trade', 'Trades');
  await page.goto(`${origin}/data-viewing/trade?${new URLSearchParams(choices)}`);
  await page.getByRole('button', { name: 'Expand' }).click();
  const orders = await whereIs(page, origin, 'order', 'Order book');
  await page.goto(`${origin}/data-viewing/order?${new URLSearchParams(orders)}`);
  await page.getByRole('grid').waitFor();
  await page.goto(`${origin}/my-account/details`);
  await page.getByRole('button', { name: 'Amend' }).click();
  await page.getByLabel('First name').fill('Another');
  await expect.poll(() => [...kept].some((name) => name.startsWith('daylight.details'))).toBe(true);

  const described = await namesTold(page);
  const isTold = (name: string): boolean =>
    described.some(
      (one) => name === one || (/^(?:daylight\.|signin$)/.test(one) && name.startsWith(`${one}.`)),
    );
  expect([...kept].map((name) => name.replace('__Host-', '')).filter((name) => !isTold(name))).toEqual([]);
  // Stored only outside this journey: by a captcha, a payment, a notice, a sign-in started at the provider.
  const elsewhere = [
    'registration',
    'g-recaptcha-response',
    'daylight.noticesShownTo',
    'idp_resume',
    'idp_resume.sig',
    'idp_interaction',
    'idp_interaction.sig',
  ];
  const found = (one: string): boolean =>
    [...kept].some((name) => name === one || name === `__Host-${one}` || name.startsWith(`${one}.`));
  expect(described.filter((one) => !found(one) && !elsewhere.includes(one))).toEqual([]);
  await context.close();
});
