import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { signIn } from './page-actions.ts';

const origin = inject('origin');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterAll(() => browser.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name });
const query = () => new URL(page.url()).searchParams;

/** Saves the view as it is laid out, and opens it from the list where the browser remembers another layout. */
async function saveAndComeBack(): Promise<void> {
  const columns = () => page.getByRole('columnheader').allTextContents();
  const asked = query().toString();
  const published = await columns();
  await button('Columns').click();
  await page.getByRole('group', { name: 'Columns shown' }).getByRole('checkbox').nth(1).uncheck();
  await button('Columns').click();
  const chosen = await columns();
  expect(chosen).not.toEqual(published);
  await button('Save view').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Uncancelled treasuries');
  await page.keyboard.press('Enter');
  await page.getByText('Saved as “Uncancelled treasuries”').waitFor();

  await page.goto(`${origin}/dataSelect`);
  await page.evaluate("localStorage.removeItem('daylight.layout.tradeDisplay')");
  await page.getByRole('link', { name: 'Uncancelled treasuries' }).click();
  await page.getByRole('grid').waitFor();
  expect(query().toString()).toBe(asked);
  expect(await columns()).toEqual(chosen);
  await page.goBack();
  await button('Remove Uncancelled treasuries').click();
  await button('Undo').waitFor();
  await page.goForward();
  await page.getByRole('grid').waitFor();
}

test('an instrument is found by keyboard, its rows are filtered, and what hides them all is said and cleared', async () => {
  await signIn(page, origin);
  await button('Find an instrument').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Find an instrument' }).fill('treasury');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  expect(new URL(page.url()).pathname).toBe('/data-viewing/trade');

  await button('Filter rows').click();
  await box('Price from').fill('200');
  await box('Price to').fill('100');
  await button('Show these rows').click();
  await page.getByText('The highest price is below the lowest').waitFor();
  await box('Price from').fill('1');
  await box('Price to').fill('');
  await page.getByRole('combobox', { name: 'Cancelled trades' }).click();
  await page.getByRole('option', { name: 'Without cancelled trades' }).click();
  await button('Show these rows').click();
  await page.getByRole('link', { name: 'Take away: Price from 1' }).waitFor();
  await page.getByRole('grid').waitFor();
  expect([query().get('pricefrom'), query().get('cancelled')]).toEqual(['1', 'hide']);
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Change filters');

  await saveAndComeBack();

  await button('Change filters').click();
  await box('Price from').fill('100000');
  await button('Show these rows').click();
  await page.getByRole('heading', { name: 'No row passes the filters' }).waitFor();
  await page
    .getByText('Together these hide every row: Price from 100000; Without cancelled trades.')
    .waitFor();
  await page.goBack();
  await page.getByRole('grid').waitFor();
  expect(query().get('pricefrom')).toBe('1');
  await page.getByRole('link', { name: 'Take away: Price from 1' }).click();
  await expect.poll(() => query().get('pricefrom')).toBe(null);
  await page.getByRole('grid').waitFor();

  await page.goto(`${page.url()}&priceto=abc`);
  await page.getByRole('link', { name: 'Show without filters' }).click();
  await page.getByRole('grid').waitFor();
  expect([query().get('priceto'), query().get('cancelled')]).toEqual([null, null]);
});
