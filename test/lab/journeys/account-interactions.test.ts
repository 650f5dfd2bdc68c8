import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openPage, ownBrowser } from '../../journeys/browser.ts';
import { origin } from '../../journeys/own-program.ts';
import { demo, signIn } from '../../journeys/page-actions.ts';
import { Hand } from './hand.ts';

let page: Page;
let hand: Hand;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true }).first();

/** Logged in, on the first page of My account. */
async function open(login: string): Promise<void> {
  page = await openPage({ width: 1440, height: 900 });
  hand = new Hand(page, origin);
  await signIn(page, origin, { login, password: demo.password });
  await page.goto(`${origin}/my-account/details`);
  await button('Amend').waitFor();
}

/** A window of another browser. */
async function another(): Promise<Page> {
  const browser = await ownBrowser();
  return (await browser.newContext()).newPage();
}

beforeEach(() => open('expiring@daylight.example'));

test('C 20: to set up a second factor: at most 5; to log in with it: one more', async () => {
  await hand.click(link('Security'));
  await hand.click(button('Set up'));
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
  await hand.enter(demo.password);
  const key = await page.locator('form[aria-label="Set up a second factor"] code').textContent();
  const secret = Secret.fromBase32((key ?? '').replaceAll(' ', ''));
  await hand.enter(TOTP.generate({ secret }));
  await page.getByText('It is on. Save your recovery codes').waitFor();
  hand.expectAtMost(5);
  const [first = '', second = ''] = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  await page.getByRole('checkbox', { name: 'I have saved them' }).check();
  await button('Done').click();

  const other = await another();
  await other.goto(`${origin}/login`);
  await other.getByLabel('Login', { exact: true }).fill('expiring@daylight.example');
  await other.getByLabel('Password', { exact: true }).fill(demo.password);
  await other.keyboard.press('Enter');
  await other.getByLabel('Code', { exact: true }).waitFor();
  const code = new Hand(other, origin);
  await code.enter(first);
  await other.waitForURL(/\/dataSelect|\/data-viewing|\/my-account/);
  code.expectAtMost(1);

  await button('Turn off').click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(second);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await button('Set up').waitFor();
});

test('C 24: to end all other sessions: at most 3', async () => {
  const other = await another();
  await signIn(other, origin, { login: 'expiring@daylight.example', password: demo.password });
  await hand.click(link('Security'));
  await hand.click(button('End all others'));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'End all others' }));
  await page.getByText('All other sessions ended.').waitFor();
  hand.expectAtMost(3);
  const asked = await other.request.get(`${origin}/api/userInfo`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(asked.status()).toBe(401);
});

test('C 26: to close the account: at most 5, and one to keep it', async () => {
  await hand.click(link('Security'));
  await hand.click(button('Close my account'));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Close account' }));
  await button('Keep my account').waitFor();
  hand.expectAtMost(5);
  await button('Keep my account').click();
  await page.getByText('Your account is kept.').waitFor();
});
