import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person's actions in a payment, and the settings of the sandbox's provider. */

type Means = 'Sandbox balance' | 'Card that is declined';

/** Presses the payment button and returns the provider's window. */
export async function openWindow(page: Page): Promise<Page> {
  const button = page.getByRole('button', { name: 'PayPal' });
  await button.waitFor();
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.getByRole('heading', { name: 'Approve the payment' }).waitFor();
  return popup;
}

/** Approves in the provider's window. */
export async function approve(popup: Page, means: Means = 'Sandbox balance'): Promise<void> {
  await popup.getByLabel(means).check();
  await popup.getByRole('button', { name: 'Approve' }).click();
}

/** Reads the dialog and closes it. */
export async function read(page: Page, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function openSubscriptions(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/my-account/subscriptions`);
  await page
    .getByRole('button', { name: /^Renew/ })
    .or(page.getByRole('heading', { name: 'Uncompleted payment' }))
    .first()
    .waitFor();
}

/** Waits until the price panel shows these texts. */
export async function priceSays(page: Page, ...texts: string[]): Promise<void> {
  const panel = page.getByRole('region', { name: 'Due now for this selection' });
  for (const text of texts) await panel.getByText(text, { exact: true }).waitFor();
}

export async function renew(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Renew/ });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
}

/** Sets the provider's behaviour from now on, as its own page does. */
export async function provider(page: Page, origin: string, settings: Record<string, string>): Promise<void> {
  const answer = await page.request.post(`${origin}/sandbox/payment`, { data: settings });
  expect(answer.status()).toBe(200);
}

/** Sets the business clock; null returns it to real time. */
export async function clock(page: Page, origin: string, now: string | null): Promise<void> {
  const answer = await page.request.post(`${origin}/sandbox/clock`, { data: { now } });
  expect(answer.status()).toBe(200);
}

/** The time of the business clock. */
export async function today(page: Page, origin: string): Promise<Date> {
  const answer = await page.request.get(`${origin}/sandbox/clock`);
  const { now }: { now: string } = await answer.json();
  return new Date(now);
}

/** Makes the provider decide on the newest order that allows it. */
export async function decide(page: Page, origin: string, action: 'Accept' | 'Deny' | 'Refund' | 'Reverse') {
  const desk = await page.context().newPage();
  await desk.goto(`${origin}/sandbox/payment`);
  await desk.getByRole('button', { name: action }).first().click();
  await desk.waitForLoadState();
  await desk.close();
}
