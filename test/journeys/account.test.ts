import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { passwordChangedText } from '../../machines/change-password.ts';
import { registeredText } from '../../machines/registration.ts';
import { detailsSavedText } from '../../src/domain/account/details.ts';
import {
  passwordRestoredText,
  restoreLinkEndedText,
  restoreLinkSentText,
} from '../../src/domain/account/restored-password.ts';
import { atNight } from '../whole.ts';
import { ownBrowser } from './browser.ts';
import { origin } from './own-program.ts';
import { choose, signIn } from './page-actions.ts';
import { watchPolicy } from './policy.ts';

const question = 'What was the name of your first pet?';
const answer = 'Rex the dog';
const passwords = { first: 'Horizon-2026', second: 'Meridian-2027', third: 'Zenith-at-noon-2028' };

let browser: Browser;
const contexts: BrowserContext[] = [];
const reports: string[] = [];

beforeAll(async () => {
  browser = await ownBrowser();
});
afterEach(async () => {
  expect(reports).toEqual([]);
  for (const context of contexts.splice(0)) await context.close();
});

/** A separate browser, as on another machine. */
async function openBrowser(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  contexts.push(context);
  const page = await context.newPage();
  page.on('console', () => {});
  const policy = watchPolicy(page);
  page.on('close', () => reports.push(...policy));
  return page;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function readDialog(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  await button(page, 'OK').click();
  await dialog.waitFor({ state: 'detached' });
}

type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string };

async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const reply = await page.request.get(`${origin}/sandbox/mail`, { headers: { Accept: 'application/json' } });
  const { mails }: { mails: Mail[] } = await reply.json();
  return mails.filter(({ to }) => to.includes(address));
}

const linkIn = ({ text }: Mail): string | undefined => /http\S+\/restore-password\/\S+/.exec(text)?.[0];

/** Waits for a link that is not among the known ones. */
async function newLink(page: Page, address: string, known: readonly string[] = []): Promise<string> {
  const fresh = async () =>
    (await mailsTo(page, address)).map(linkIn).find((one) => one && !known.includes(one));
  await expect.poll(fresh).toBeTruthy();
  return (await fresh()) ?? '';
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByText(question).waitFor();
  await box(page, 'Security answer').fill(answer);
  await box(page, 'New password').fill(password);
  await button(page, 'Set password').click();
}

async function register(page: Page, email: string): Promise<string> {
  await page.goto(`${origin}/register`);
  await box(page, 'Email').fill(email);
  await box(page, 'First name').fill('Jane');
  await box(page, 'Last name').fill('Doe');
  await box(page, 'Phone number').fill('02079460958');
  await choose(page, 'Country', 'United Kingdom');
  await choose(page, 'Security question', question);
  await box(page, 'Security answer').fill(answer);
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
  await expect.poll(() => button(page, 'Register').isEnabled()).toBe(true);
  await button(page, 'Register').click();
  await readDialog(page, registeredText);
  await page.waitForURL(`${origin}/login`);
  return newLink(page, email);
}

/** An account with its first password, made the way a person does. */
async function account(page: Page): Promise<{ login: string; password: string }> {
  const login = `jane-${randomUUID()}@example.com`;
  await page.goto(await register(page, login));
  await setPassword(page, passwords.first);
  await readDialog(page, passwordRestoredText);
  await page.waitForURL(`${origin}/login`);
  return { login, password: passwords.first };
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.goto(`${origin}/my-account/change-password`);
  await box(page, 'Current password').fill(current);
  await box(page, 'New password').fill(next);
  await box(page, 'Confirm new password').pressSequentially(next);
  await button(page, 'Change password').click();
}

describe('everything a person does with their own account', () => {
  test('from registration, mail and password through amending details to changing and restoring the password', async () => {
    const page = await openBrowser();
    const login = `jane-${randomUUID()}@example.com`;

    const link = await register(page, login);
    await page.goto(link);
    await setPassword(page, passwords.first);
    await readDialog(page, passwordRestoredText);
    await page.waitForURL(`${origin}/login`);

    await signIn(page, origin, { login, password: passwords.first });
    expect(pathOf(page)).toBe('/dataSelect');

    await page.getByRole('link', { name: 'My Account' }).click();
    await button(page, 'Amend').click();
    expect(await box(page, 'Email').inputValue()).toBe(login);
    await page.getByRole('textbox', { name: 'Company' }).fill('Łódź & Søn');
    await choose(page, 'Country', 'France');
    await box(page, 'Phone number').fill('01 42 68 53 00');
    await page.getByText('+33 1 42 68 53 00').waitFor();
    // Unsaved changes survive a reload, and the browser asks first.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Your changes from before are still here, and not saved yet.').waitFor();
    await button(page, 'Continue editing').click();
    // A person who leaves while saving sees the result and then gets to the page they wanted.
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/userdetails/set*', async (route) => {
      await held;
      await route.continue();
    });
    await button(page, 'Save').click();
    await page.getByText('Saving your details').waitFor();
    await page.getByRole('link', { name: 'Transparency Data' }).first().click();
    expect(pathOf(page)).toBe('/my-account');
    answer();
    await readDialog(page, detailsSavedText);
    await page.waitForURL(`${origin}/transparency-data`);
    await page.unroute('**/api/userdetails/set*');
    await page.goto(`${origin}/my-account/details`);
    await button(page, 'Amend').waitFor();
    expect(await box(page, 'Company').inputValue()).toBe('Łódź & Søn');
    expect(await box(page, 'Country').inputValue()).toBe('France');
    await expect.poll(() => box(page, 'Phone number').inputValue()).toBe('+33 1 42 68 53 00');

    await changePassword(page, passwords.first, passwords.second);
    await readDialog(page, passwordChangedText);

    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    // The sign-in page has a Login box too, but no Send button.
    await button(page, 'Send').waitFor();
    await box(page, 'Login').fill(login);
    await button(page, 'Send').click();
    await readDialog(page, restoreLinkSentText);
    await page.goto(await newLink(page, login, [link]));
    await setPassword(page, passwords.third);
    await readDialog(page, passwordRestoredText);
    await page.waitForURL(`${origin}/login`);
    await signIn(page, origin, { login, password: passwords.third });
    expect(pathOf(page)).toBe('/dataSelect');
  });

  atNight(
    'A 4.7: a link sets one password; a used, mangled or foreign link leads back to step 0',
    async () => {
      const page = await openBrowser();
      const login = `jane-${randomUUID()}@example.com`;
      const link = await register(page, login);
      await page.goto(link);
      await setPassword(page, passwords.first);
      await readDialog(page, passwordRestoredText);
      for (const ended of [
        link,
        `${link}x`,
        `${origin}/restore-password/%F0%9F%98%80`,
        `${origin}/restore-password/x`,
      ]) {
        await page.goto(ended);
        await readDialog(page, restoreLinkEndedText);
        expect(pathOf(page)).toBe('/restore-password');
        await page.getByText('Your link could not be opened').waitFor();
      }
    },
  );

  atNight(
    'A 5: parts of the username and a wrong answer are reported at their fields, and the link still works',
    async () => {
      const page = await openBrowser();
      const login = `penelope-${randomUUID()}@example.com`;
      await page.goto(await register(page, login));
      await setPassword(page, 'Penelope-2026');
      const password = box(page, 'New password');
      await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
      await password.fill(passwords.first);
      await box(page, 'Security answer').fill('Another dog');
      await button(page, 'Set password').click();
      await expect.poll(() => box(page, 'Security answer').getAttribute('aria-invalid')).toBe('true');
      expect(
        await page
          .getByRole('main')
          .getByRole('alert')
          .evaluate((one) => one === document.activeElement),
      ).toBe(true);
      await setPassword(page, passwords.first);
      await readDialog(page, passwordRestoredText);
    },
  );

  atNight(
    'A 4.8: a wrong current password is reported at its field, and a changed one ends the other sessions',
    async () => {
      const [here, there] = [await openBrowser(), await openBrowser()];
      const own = await account(here);
      await signIn(here, origin, own);
      await signIn(there, origin, own);

      await changePassword(here, 'Not-the-password-1', passwords.second);
      await expect.poll(() => box(here, 'Current password').getAttribute('aria-invalid')).toBe('true');
      await changePassword(here, own.password, passwords.second);
      await readDialog(here, passwordChangedText);
      await expect.poll(() => box(here, 'Current password').inputValue()).toBe('');

      await there.goto(`${origin}/my-account/details`);
      await there.waitForURL(`${origin}/login**`);
      await here.goto(`${origin}/my-account/details`);
      await button(here, 'Amend').waitFor();

      await box(there, 'Login').fill(own.login);
      await box(there, 'Password').fill(own.password);
      await button(there, 'Log in').click();
      await there.getByText('The login or the password is wrong.').first().waitFor();
      expect((await mailsTo(here, own.login)).some(({ text }) => /password/i.test(text))).toBe(true);
    },
  );

  atNight('the export is a JSON file of one’s own data, without password and answer', async () => {
    const page = await openBrowser();
    const own = await account(page);
    await signIn(page, origin, own);
    await page.goto(`${origin}/my-account`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export my data').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^daylight-account-\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ Account: { Email: own.login } });
    expect(text).not.toContain(answer);
    expect(text).not.toContain(own.password);
  });
});
