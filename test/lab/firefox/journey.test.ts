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

test('a visitor reads the pages, an account signs in, finds an instrument, sees its rows and goes', async () => {
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
  await page.waitForFunction(() => location.pathname === '/dataSelect');

  await button('Find an instrument').click();
  await page.keyboard.type('treasury');
  await page.locator('[role="option"]').click();
  await page.waitForFunction(() => location.pathname.startsWith('/instruments/'));
  await page.locator('a[href^="/data-viewing/"]').click();
  await page.waitForFunction(() => location.pathname.startsWith('/data-viewing/'));
  await page.waitForSelector('[role="row"][data-id]');
  await page.keyboard.press('ArrowDown');

  await page.goto(`${program.origin}/auth/logout`).catch(() => null);
  expect(faults).toEqual([]);
});
