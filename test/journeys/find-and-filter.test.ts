import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readParquet } from '../read-parquet.ts';
import { openPage } from './browser.ts';
import { origin } from './own-program.ts';
import { choose } from './page-actions.ts';
import { beSignedIn } from './signed-in.ts';

let page: Page;

beforeAll(async () => {
  page = await openPage({ width: 1280, height: 800 });
  await beSignedIn({ page, origin });
  await page.goto(`${origin}/dataSelect`);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name });
const query = () => new URL(page.url()).searchParams;

/** Saves the view with its layout, and reopens it from the list after the browser has forgotten the layout. */
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

const compared = ['publicationDate', 'price', 'vol', 'currency', 'transactionID'] as const;
type Compared = Readonly<Record<string, string>>;

/** The rows that a program gets from the view's own data page by page, reduced to the compared fields. */
async function rowsOfTheService(): Promise<Compared[]> {
  const asked = query();
  asked.set('datatype', 'trade');
  asked.set('limit', '1000');
  const rows: Compared[] = [];
  for (;;) {
    const answer = await page.request.get(`${origin}/api/feed/data?${asked}`);
    const { Data, Next }: { Data: Record<string, string | null>[]; Next?: string } = await answer.json();
    rows.push(...Data.map((row) => Object.fromEntries(compared.map((name) => [name, row[name] ?? '']))));
    if (Next === undefined) return rows;
    asked.set('cursor', Next);
  }
}

/** A double click, as some people do: it requests one file, and the second press does not cancel it. */
const saveFile = () => Promise.all([page.waitForEvent('download'), button('Save file').dblclick()]);
const savedFiles: string[] = [];

/** Saves all rows that pass the filters, and compares the file with the service's answer. */
async function exportAndCompare(): Promise<void> {
  await button('Export').click();
  await choose(page, 'Rows', 'Everything that passes the filters');
  const before = await rowsOfTheService();
  const [download] = await saveFile();
  expect(download.suggestedFilename()).toMatch(/-tradeDisplay-delayed-filtered\.csv$/);
  const file: Compared[] = parse(await readFile(await download.path()), { columns: true });
  const saved = file.map((row) => Object.fromEntries(compared.map((name) => [name, row[name] ?? ''])));
  expect(before.length).toBeGreaterThan(0);
  // The market continues: newer rows come before the others.
  expect(saved.slice(-before.length)).toEqual(before);
  await page.getByText(/-tradeDisplay-delayed-filtered\.csv has been saved by your browser/).waitFor();
}

/** Saves the shown rows, which the page writes itself, as CSV and as Parquet, and compares the two. */
async function exportShownRows(): Promise<void> {
  await choose(page, 'Rows', 'These rows');
  const save = async (format: string): Promise<Buffer> => {
    await choose(page, 'Format', format);
    const [download] = await saveFile();
    return readFile(await download.path());
  };
  const lines: Compared[] = parse(await save('CSV'), { columns: true });
  const { types, rows } = await readParquet(await save('Parquet'));
  expect(types).toMatchObject({ price: 'DECIMAL(38,17)', flags: 'VARCHAR[]' });
  const told = ({ publicationDate, price, transactionID }: Readonly<Record<string, unknown>>) => [
    publicationDate,
    Number(price),
    transactionID,
  ];
  expect(rows.map(told)).toEqual(lines.map(told));
}

/** Prints the view: all columns fit across the sheet, and all rows are printed on as many sheets as they need. */
async function expectWholeOnPaper(): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const print = async () => PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const paper = await print();
  const { width, height } = paper.getPage(0).getSize();
  expect(width).toBeGreaterThan(height);
  // Browsers leave margins of a centimetre, and a point is three quarters of a pixel.
  await page.setViewportSize({ ...size, width: Math.floor((width - 57) / 0.75) });
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('[data-sheet] table');
  await table.waitFor();
  // The sheets are counted before the page knows that it is printed.
  expect(paper.getPageCount()).toBe((await print()).getPageCount());
  expect(paper.getPageCount()).toBeGreaterThan(1);
  const columns = await table.locator('thead th').count();
  expect(columns).toBeGreaterThan(10);
  expect(await table.evaluate((one) => one.getBoundingClientRect().width <= innerWidth)).toBe(true);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(size);
}

test('an instrument is found by keyboard, its rows are filtered and exported, and filters that hide all rows are explained and cleared', async () => {
  await button('Find an instrument').waitFor();
  const field = page.getByRole('combobox', { name: 'Find an instrument' });
  const find = async (): Promise<void> => {
    await page.keyboard.press('/');
    await field.fill('treasury');
    await page.getByRole('option').first().waitFor();
  };
  await find();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  // Enter waits for the current search instead of using earlier results.
  await find();
  await page.keyboard.type(' 1 1/2% 22');
  await page.keyboard.press('Enter');
  await page.getByText('UK Treasury 1 1/2% 22 Jul 2047').first().waitFor();
  await page.getByRole('table', { name: 'Last trades' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/instruments\/[A-Z0-9]+$/);
  await page.getByRole('link', { name: 'Trades', exact: true }).first().click();
  await page.getByRole('grid').waitFor();
  expect(new URL(page.url()).pathname).toBe('/data-viewing/trade');
  await expectWholeOnPaper();

  await button('Filter rows').click();
  await box('Price from').fill('200');
  await box('Price to').fill('100');
  await button('Apply').click();
  await page.getByText('The highest price is below the lowest').waitFor();
  await box('Price from').fill('1');
  await box('Price to').fill('');
  await page.getByRole('combobox', { name: 'Cancelled trades' }).click();
  await page.getByRole('option', { name: 'Without cancelled trades' }).click();
  await button('Apply').click();
  await page.getByRole('link', { name: 'Remove filter: Price from 1' }).waitFor();
  await page.getByRole('grid').waitFor();
  expect([query().get('pricefrom'), query().get('cancelled')]).toEqual(['1', 'hide']);
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Change filters');

  await saveAndComeBack();

  await button('Change filters').click();
  await box('Price from').fill('100000');
  await button('Apply').click();
  await page.getByRole('heading', { name: 'No row passes the filters' }).waitFor();
  await page
    .getByText('Together these hide every row: Price from 100000; Without cancelled trades.')
    .waitFor();
  await page.goBack();
  await page.getByRole('grid').waitFor();
  expect(query().get('pricefrom')).toBe('1');
  const removal = page.getByRole('link', { name: 'Remove filter: Price from 1' });
  await removal.click();
  // The address changes first: until the link goes, the grid is the one of before.
  await removal.waitFor({ state: 'hidden' });
  expect(query().get('pricefrom')).toBe(null);
  await page.getByRole('grid').waitFor();
  page.on('download', (download) => savedFiles.push(download.suggestedFilename().replace(/^.*\./, '')));
  await exportAndCompare();
  await exportShownRows();
  expect(savedFiles).toEqual(['csv', 'csv', 'parquet']);

  await page.goto(`${page.url()}&priceto=abc`);
  await page.getByRole('link', { name: 'Show without filters' }).click();
  await page.getByRole('grid').waitFor();
  expect([query().get('priceto'), query().get('cancelled')]).toEqual([null, null]);
});
