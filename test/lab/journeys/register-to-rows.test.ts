import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from '../../journeys/browser.ts';
import { startFilled } from '../../journeys/filled-program.ts';
import { choose } from '../../journeys/page-actions.ts';
import { approve, openWindow, read } from '../../journeys/payment-actions.ts';

const email = 'nora.newcomer@example.com';
const password = 'Horizon-2026';

/** What a person types: each text, in the order. */
const typed: string[] = [];

async function type(page: Page, label: string, text: string): Promise<void> {
  typed.push(text);
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

async function firstLink(page: Page, origin: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const answer = await page.request.get(`${origin}/sandbox/mail`, {
      headers: { accept: 'application/json' },
    });
    const { mails }: { mails: { to: readonly string[]; text: string }[] } = await answer.json();
    const links = mails
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /http\S+\/restore-password\/\S+/.exec(text)?.[0]);
    return links.find((link) => link !== undefined);
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

test('from registration with payment to the first live row: only what proves who it is, the answer and the password, is typed twice', async () => {
  const program = await startFilled(inject('filled'), { NO_PAYMENT_MODE: 'false' });
  const { origin } = program;
  try {
    const page = await openPage({ width: 1440, height: 900 });
    await page.goto(`${origin}/register`);
    await type(page, 'Email', email);
    await type(page, 'First name', 'Nora');
    await type(page, 'Last name', 'Newcomer');
    await choose(page, 'Country', 'United Kingdom');
    await type(page, 'Phone number', '+442079460958');
    await choose(page, 'Security question', 'In which town were you born?');
    await type(page, 'Security answer', 'Coventry');
    await page.getByRole('checkbox', { name: 'Real-time trades, ICPM', exact: true }).check();
    await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await approve(await openWindow(page));
    await read(page, /Your payment has been received/);
    await page.waitForURL(`${origin}/login`);

    await page.goto(await firstLink(page, origin));
    await page.getByText('In which town were you born?').waitFor();
    await type(page, 'Security answer', 'Coventry');
    await type(page, 'New password', password);
    await page.getByRole('button', { name: 'Set password', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(`${origin}/login`);
    await expect.poll(() => page.getByLabel('Login', { exact: true }).inputValue()).toBe(email);
    typed.push(password);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();

    await page.getByRole('link', { name: 'Tape', exact: true }).first().click();
    await page.getByRole('link', { name: 'Live', exact: true }).click();
    await page.getByText('Live as of').waitFor();
    await page.getByRole('grid').getByRole('row').nth(1).waitFor();
    const twice = typed.filter((text, at) => typed.indexOf(text) !== at);
    expect(twice).toEqual(['Coventry', password]);
  } finally {
    await program.stop();
  }
});
