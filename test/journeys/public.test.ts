import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { watchPolicy } from './policy.ts';

const origin = inject('origin');
let browser: Browser;
let context: BrowserContext;
let page: Page;
let reports: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  reports = watchPolicy(page);
});
afterEach(async () => {
  expect(reports).toEqual([]);
  await context.close();
});

interface Publisher {
  readonly PublisherID: number;
  readonly PublisherName: string;
  readonly PublisherType: 'IF' | 'TV';
  readonly Reports: readonly { readonly ReportDate: string; readonly ReportName: string }[];
}

async function json<T>(path: string): Promise<T> {
  const answer = await page.request.get(`${origin}${path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

/** A publisher of that type with its newest report. The sandbox makes them while the program already runs. */
async function publisherOf(type: 'IF' | 'TV') {
  let found: Publisher | undefined;
  await expect
    .poll(
      async () => {
        const { publishers } = await json<{ publishers: Publisher[] }>('/api/report/publist');
        found = publishers.find((one) => one.PublisherType === type && one.Reports.length > 1);
        return found !== undefined;
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  const [report] = found?.Reports ?? [];
  if (!found || !report) throw new Error(`nobody of type ${type} has published`);
  return { id: found.PublisherID, name: found.PublisherName, report: report.ReportName };
}

async function showReports({ name, report }: { name: string; report: string }): Promise<void> {
  await page.goto(`${origin}/best-execution-reporting`);
  const button = page.getByRole('button', { name: `Show reports of ${name}`, exact: true });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: `Report of ${name}`, exact: true }).click();
  await page.getByRole('option', { name: report, exact: true }).click();
  await button.click();
  await page.waitForURL((url) => url.pathname === '/best-execution-reporting/download');
  await page.getByText('Please download').waitFor();
}

async function downloading(act: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { download, bytes: readFileSync(await download.path()) };
}

interface Rts28 {
  readonly Years: readonly {
    readonly Classes: readonly {
      readonly Venues: readonly { readonly Code: string; readonly VolumePercent: string }[];
    }[];
  }[];
}

describe('a visitor reads and downloads without an account', () => {
  test('an investment firm’s report, whose figures are those on the page', async () => {
    const publisher = await publisherOf('IF');
    await showReports(publisher);
    const name = await page
      .getByRole('button', { name: /^Download / })
      .first()
      .getAttribute('aria-label');
    const { download, bytes } = await downloading(() =>
      page.getByRole('button', { name: name ?? '', exact: true }).click(),
    );
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await page.getByText(/has been downloaded\.$/).waitFor();

    const query = new URLSearchParams({ publisherid: String(publisher.id), datetext: publisher.report });
    const { Years } = await json<Rts28>(`/api/report/rts28?${query}`);
    const text = bytes.toString('utf8');
    const [year] = Years;
    const venues = year?.Classes.flatMap(({ Venues }) => Venues) ?? [];
    expect(venues.length).toBeGreaterThan(0);
    for (const { Code, VolumePercent } of venues) {
      expect(text.split('\n').some((line) => line.includes(Code) && line.includes(VolumePercent))).toBe(true);
    }
    const [first] = venues;
    await page.getByRole('heading', { name: 'Top five venues' }).waitFor();
    const table = page.getByRole('table').first();
    await table
      .getByRole('cell', { name: first?.VolumePercent ?? '', exact: true })
      .first()
      .waitFor();
    expect(await page.getByRole('table').count()).toBe(Years.length);
  });

  test('a trading venue’s report, by segment and file; several in a row', async () => {
    await showReports(await publisherOf('TV'));
    const box = page.getByRole('combobox', { name: /^File of / }).first();
    const button = page
      .getByRole('form')
      .first()
      .getByRole('button', { name: /^Download / });
    expect(await button.isDisabled()).toBe(true);
    for (const [table, header] of [
      [/^Table 1/, /^[A-Za-z]/],
      [/^Table 2/, /^[A-Za-z]/],
    ] as const) {
      await box.click();
      await page.getByRole('option', { name: table }).click();
      const { download, bytes } = await downloading(() => button.click());
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
      expect(bytes.toString('utf8').replace(/^\ufeff/, '')).toMatch(header);
      expect(bytes.toString('utf8').trim().split('\n').length).toBeGreaterThan(1);
    }
  });

  test('a document, by a click on its link, which does not navigate', async () => {
    await page.goto(`${origin}/documentation`);
    const { download, bytes } = await downloading(() =>
      page.getByRole('link', { name: 'User guide', exact: true }).click(),
    );
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(new URL(page.url()).pathname).toBe('/documentation');
  });

  test('a delayed file, whose content is what its index promises', async () => {
    interface Index {
      readonly files: readonly { readonly path: string; readonly lines: number; readonly sha256: string }[];
    }
    await expect
      .poll(async () => (await page.request.get(`${origin}/open-data/index.json`)).status(), {
        timeout: 90_000,
      })
      .toBe(200);
    await page.goto(`${origin}/open-data`);
    await page.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: 'NDJSON' }).click();
    const link = page.getByRole('list', { name: 'Files' }).getByRole('link').first();
    const path = await link.getAttribute('href');
    const { download, bytes } = await downloading(() => link.click());
    const file = (await json<Index>('/open-data/index.json')).files.find((one) => one.path === path);
    expect(download.suggestedFilename()).toBe(path?.split('/').at(-1));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
    const lines = bytes.toString('utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(file?.lines ?? -1);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('B 8: a broken file shows the alert with a mailto link, and the next one still comes', async () => {
    await page.route(
      (url) => url.pathname.startsWith('/files/documents/rate-card'),
      (route) => route.fulfill({ status: 404 }),
    );
    await page.goto(`${origin}/documentation`);
    await page.getByRole('link', { name: 'Rate card', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain(
      'Report could not be downloaded – please try again later or contact',
    );
    expect(await dialog.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@.+/);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { bytes } = await downloading(() =>
      page.getByRole('link', { name: 'User guide', exact: true }).click(),
    );
    expect(bytes.length).toBeGreaterThan(1000);
  });

  test('B 2: the download page without navigation state goes back to the publishers', async () => {
    await page.goto(`${origin}/best-execution-reporting/download`);
    await page.waitForURL(`${origin}/best-execution-reporting`);
    await page.getByRole('heading', { name: 'Investment firms' }).waitFor();
  });

  test('A 2.4: from the home page to the open files, without an account', async () => {
    await page.goto(`${origin}/home`);
    await page.getByRole('link', { name: 'also as open files' }).click();
    await page.waitForURL(`${origin}/open-data`);
    await page.getByRole('heading', { name: 'Open delayed data', level: 1 }).waitFor();
  });
});
