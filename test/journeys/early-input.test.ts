import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atNight, firstOf } from '../whole.ts';
import { ownBrowser } from './browser.ts';
import { openWithoutProgram } from './held-program.ts';
import { origin } from './own-program.ts';
import { demo } from './page-actions.ts';

let browser: Browser;
let page: Page;
let logged: string[];

beforeAll(async () => {
  browser = await ownBrowser();
});
afterEach(async () => {
  expect(logged).toEqual([]);
  await page.context().close();
});

/** Opens a page in a browser of its own, without its program, and returns how that comes. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<() => Promise<void>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  page = await context.newPage();
  logged = [];
  page.on('console', (line) => {
    // The browser itself logs that nobody is signed in yet when the sign-in comes back.
    if (['error', 'warning'].includes(line.type()) && !line.text().includes('status of 401'))
      logged.push(line.text());
  });
  page.on('pageerror', ({ message }) => logged.push(message));
  return openWithoutProgram(page, origin + path);
}

const field = (name: string) => page.getByLabel(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const values = (...names: readonly string[]) =>
  Promise.all(names.map((name) => page.getByRole('textbox', { name }).inputValue()));
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Presses the middle of a button, which may be disabled. */
async function pressAt(name: string): Promise<void> {
  const { x, y, width, height } = (await button(name).boundingBox()) ?? expect.fail(`no ${name}`);
  await page.mouse.click(x + width / 2, y + height / 2);
}

const signIns = (): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/auth/signin') asked.push(request.method());
  });
  return asked;
};

describe('decisions.md Session and routes: what is done before the program has loaded is done afterwards', () => {
  const byEnter = () => page.keyboard.press('Enter');
  const typed = (name: string, text: string) => field(name).fill(text);
  // As the browser fills in a password that it has kept.
  const filledIn = (name: string, text: string) =>
    field(name).evaluate((box, value) => {
      if (box instanceof HTMLInputElement) box.value = value;
    }, text);
  test.each(
    firstOf(
      ['a press of the button, with a password that was filled in', filledIn, () => pressAt('Log in')],
      ['a press of the button, which is still disabled', typed, () => pressAt('Log in')],
      ['Enter', typed, byEnter],
    ),
  )('logging in by %s', async (_, enter, send) => {
    const come = await open('/login');
    await enter('Login', demo.login);
    await enter('Password', demo.password);
    await field('Password').focus();
    await send();
    // The form does not submit by itself, which would put the password into the address.
    expect(new URL(page.url()).search).toBe('');
    await come();
    await page.waitForURL(`${origin}/dataSelect`);
  });

  atNight('what was sent before more was typed is not sent half', async () => {
    const come = await open('/login');
    const asked = signIns();
    await field('Login').fill(demo.login);
    await page.keyboard.press('Enter');
    await field('Password').fill(demo.password.slice(0, -1));
    await come();
    await expect.poll(() => button('Log in').isEnabled()).toBe(true);
    await page.keyboard.type(demo.password.slice(-1));
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/dataSelect`);
    expect(asked).toEqual(['POST']);
  });

  atNight(
    'a field that was left without a value, or with a wrong one, says so; the one in use does not',
    async () => {
      const come = await open('/register');
      await field('Email').fill('jane@');
      await field('First name').click();
      await field('Last name').click();
      await come();
      await page.getByText('Not a valid email').waitFor();
      await page.getByText('This field is required').waitFor();
      expect(await page.getByText('This field is required').count()).toBe(1);
      expect(await field('First name').getAttribute('aria-invalid')).toBe('true');
      expect(await focused()).toBe('lastName');
    },
  );

  atNight('a country named in full, and an option chosen by keyboard', async () => {
    const come = await open('/register');
    const box = (name: string) => page.getByRole('combobox', { name, exact: true });
    await box('Country').fill('france');
    await page.keyboard.press('Tab');
    await box('Security question').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await come();
    await expect.poll(() => box('Country').inputValue()).toBe('France');
    await expect
      .poll(() => box('Security question').inputValue())
      .toBe('What was the name of your first pet?');
  });

  atNight('a list that was opened and left stays closed', async () => {
    const come = await open('/register');
    await page.getByRole('combobox', { name: 'Security question' }).click();
    await field('Security answer').fill('Paris');
    await come();
    await page.getByText('This field is required').waitFor();
    expect(await focused()).toBe('answer');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  atNight('buttons in the order of their presses, as often as they were pressed', async () => {
    const come = await open('/login');
    await field('Password').fill(demo.password);
    for (let times = 0; times < 2; times += 1) await button('Menu').click();
    for (let times = 0; times < 3; times += 1) await button('Show password').click();
    await come();
    await expect.poll(() => field('Password').getAttribute('type')).toBe('text');
    expect(await button('Menu').getAttribute('aria-expanded')).toBe('false');
    expect(await field('Password').inputValue()).toBe(demo.password);
  });

  atNight('a choice of the colour scheme', async () => {
    const come = await open('/documentation', { colorScheme: 'light' });
    await page.getByText('Dark', { exact: true }).click();
    await come();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });

  atNight('also where the tab has kept a part of a registration, and the page is replaced', async () => {
    const come = await open('/register');
    await come();
    await page.getByRole('textbox', { name: 'Last name' }).fill('Doe');
    await page.getByRole('textbox', { name: 'Company' }).fill('Old');
    await page.unrouteAll();
    const comeAgain = await openWithoutProgram(page, `${origin}/register`);
    await page.getByRole('textbox', { name: 'First name' }).fill('Jane');
    await page.getByRole('textbox', { name: 'Company' }).fill('New');
    await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
    await button('Read the terms of use').click();
    await field('Security answer').click();
    await field('Phone number').click();
    await comeAgain();
    await page.getByRole('dialog', { name: 'Terms of use' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await values('First name', 'Last name', 'Company')).toEqual(['Jane', 'Doe', 'New']);
    expect(await page.getByRole('checkbox', { name: 'I accept the terms of use' }).isChecked()).toBe(true);
    expect(await field('Security answer').getAttribute('aria-invalid')).toBe('true');
  });
});
