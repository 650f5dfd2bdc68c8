import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir, type RunningProgram, startProgram } from '../../server/start-program.ts';

// Debian's Firefox, spoken to by WebDriver BiDi. What every browser is asked is in test/journeys, which Chromium takes.

let program: RunningProgram;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  program = await startProgram({}, [], projectDir);
  browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
  page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.on('pageerror', (error) => void faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const button = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`);

/** Opens a level of the selection and chooses the option that contains these words, or the first. */
async function choose(level: string, words = ''): Promise<void> {
  await page.locator(`::-p-aria([name="${level}"][role="combobox"])`).click();
  await page.locator(`::-p-xpath(//*[@role="option"][contains(., "${words}")])`).click();
}

test('a visitor reads the pages, an account signs in, selects, sees rows and goes', async () => {
  for (const path of ['/home', '/transparency-data', '/register']) {
    await page.goto(`${program.origin}${path}`, { waitUntil: 'networkidle0' });
    expect(await page.$eval('h1', (heading) => heading.textContent), path).not.toBe('');
  }
  await page.goto(`${program.origin}/login`);
  await page
    .locator('input[name="username"], input[autocomplete="username"]')
    .fill('analyst@daylight.example');
  await page.locator('input[type="password"]').fill('Sunrise2026');
  await button('Log in').click();
  await page.waitForFunction(() => location.pathname === '/home');

  await page.goto(`${program.origin}/data-viewing`);
  await choose('Data type', 'Trades');
  for (const level of ['Trading venue', 'Asset class', 'Sub-asset class', 'Instrument']) await choose(level);
  await button('Show data').click();
  await page.waitForFunction(() => location.pathname === '/data-viewing/trade');
  await page.waitForSelector('[role="row"][data-id]');
  await page.keyboard.press('ArrowDown');

  await page.goto(`${program.origin}/auth/logout`).catch(() => null);
  expect(faults).toEqual([]);
});
