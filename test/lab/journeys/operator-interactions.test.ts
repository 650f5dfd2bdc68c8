import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../journeys/browser.ts';
import { origin } from '../../journeys/own-program.ts';
import { beOperator } from '../../journeys/signed-in.ts';
import { Hand } from './hand.ts';

let page: Page;
let hand: Hand;

const asCall = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
const get = async (path: string) => {
  const answer = await page.request.get(`${origin}/api/operator/${path}`, asCall);
  return answer.json();
};
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

beforeEach(async () => {
  page = await openPage({ width: 1440, height: 900 });
  hand = new Hand(page, origin);
  await beOperator({ page, origin });
  await page.goto(`${origin}/operator`);
  await page.getByRole('table', { name: 'Segments' }).waitFor();
});

test('C 23: to find a customer by login or receipt: at most 2', async () => {
  await hand.click(page.getByLabel('Find a customer'));
  await hand.enter('realtime@daylight.example');
  await page.getByRole('heading', { name: 'Rights' }).waitFor();
  hand.expectAtMost(2);
});

test('C 23: why did this request fail: at most 2', async () => {
  const { requestId } = (await get('files?after=nowhere')).error;
  await expect.poll(async () => (await get(`requests/${requestId}`)).Request?.Status).toBe(400);
  await hand.click(page.getByLabel('Find a customer'));
  await hand.enter(requestId);
  await page.getByRole('heading', { name: 'Refused: nothing failed' }).waitFor();
  await page.getByText('GET /api/operator/files').waitFor();
  hand.expectAtMost(2);
});

test('C 23: to suspend a customer, and to reinstate the same: at most 4 each', async () => {
  await hand.click(page.getByLabel('Find a customer'));
  await hand.enter('expiring@daylight.example');
  await hand.click(button('Suspend account…'));
  await page.getByLabel('Reason').waitFor();
  await page.getByLabel('Reason').focus();
  await hand.enter('ticket 7');
  await page.getByText(/^Done: suspend account/).waitFor();
  hand.expectAtMost(4);
  await page.getByRole('button', { name: 'Reinstate account…' }).click();
  await page.getByLabel('Reason').fill('ticket 7');
  await page.getByRole('button', { name: 'Reinstate account', exact: true }).click();
  await page.getByText(/^Done: reinstate account/).waitFor();
});
