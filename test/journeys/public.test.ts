import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Rts28 } from '../../src/domain/publishing/rts28.ts';
import { tradesOfQuarter } from '../../src/sandbox/reports/quarter-trades.ts';
import { firms, topVenues } from '../../src/sandbox/reports/top-venues.ts';
import { createFolderStore } from '../../src/server/files/folder-store.ts';
import { publishTerms } from '../../src/server/publishing/publish-terms.ts';
import { segmentFacts } from '../../src/server/publishing/publishing-facts.ts';
import { atNight, firstOf } from '../whole.ts';
import { openPage } from './browser.ts';
import { dataDir, origin } from './own-program.ts';
import { watchPolicy } from './policy.ts';
import { linesOf, openStored, publishedFile, type Stored, type StoredFile } from './stored.ts';

let stored: Stored;
let page: Page;
let reports: string[];

beforeAll(async () => {
  stored = await openStored(dataDir);
});
afterAll(async () => {
  await stored.close();
});
beforeEach(async () => {
  page = await openPage({ width: 1440, height: 900 });
  reports = watchPolicy(page);
});
afterEach(() => expect(reports).toEqual([]));

type Publisher = {
  readonly PublisherID: number;
  readonly PublisherName: string;
  readonly PublisherType: 'IF' | 'TV';
  readonly Reports: readonly { readonly ReportDate: string; readonly ReportName: string }[];
};

async function json<T>(path: string): Promise<T> {
  const answer = await page.request.get(`${origin}${path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

/** A publisher of that type with its newest report. The sandbox creates them while the program is running. */
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

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Presses a button or link to a file, and returns the file and its database row. */
async function published(act: () => Promise<void>): Promise<{ bytes: Buffer; kept: StoredFile }> {
  const [headRequest, { download, bytes }] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'HEAD' && new URL(request.url()).pathname.startsWith('/files/'),
    ),
    downloading(act),
  ]);
  const kept = await publishedFile(stored, new URL(headRequest.url()).pathname);
  expect(download.suggestedFilename()).toBe(kept.fileName);
  expect(bytes.length).toBe(kept.size);
  expect(sha256(bytes)).toBe(kept.sha256);
  return { bytes, kept };
}

const rowsOf = (bytes: Buffer): Record<string, string>[] =>
  parse(bytes.toString('utf8'), { columns: true, bom: true });

describe('A 1, B 1: a visitor reads and downloads without an account', () => {
  test('the figures of an investment firm’s report are those of its trades, in the database and on the page', async () => {
    const publisher = await publisherOf('IF');
    await showReports(publisher);
    const button = page.getByRole('button', { name: /^Download / }).first();
    const { bytes, kept } = await published(() => button.click());
    await page.getByText(/has been downloaded\.$/).waitFor();

    const { rows } = await stored.pool.query<{ rts28: Rts28 }>(
      `SELECT rf.rts28 FROM report_files rf JOIN published_files f ON f.id = rf.file_id WHERE f.storage_key = $1`,
      [kept.storageKey],
    );
    const report = rows[0]?.rts28;
    const firm = firms.find(({ name }) => name === publisher.name);
    if (!report || !firm) throw new Error('the report is not one of the sandbox’s');
    const segments = new Map((await segmentFacts(stored.pool)).map((segment) => [segment.mic, segment]));
    const trades = [1, 2, 3, 4].flatMap((number) => tradesOfQuarter({ year: report.year, number }).standing);
    expect(report).toEqual(topVenues(firm, report.year, trades, segments));
    const lines = rowsOf(bytes).map((row) => [
      row['Class of instruments'],
      row['Venue code'],
      row['% of volume'],
    ]);
    expect(lines).toEqual(
      report.classes.flatMap(({ ClassOfInstruments, Venues }) =>
        Venues.map(({ Code, VolumePercent }) => [ClassOfInstruments, Code, VolumePercent]),
      ),
    );
    expect(lines.length).toBeGreaterThan(0);

    await page.getByRole('heading', { name: 'Top five venues' }).waitFor();
    const cells = page.getByRole('table').first().getByRole('cell');
    const first = report.classes[0]?.Venues.map(({ VolumePercent }) => VolumePercent) ?? [];
    for (const share of first) expect(await cells.allTextContents()).toContain(share);
    expect(await page.getByRole('table').count()).toBe(2);
  });

  atNight(
    'several files of a trading venue’s report can be downloaded, and their figures are those of its trades',
    async () => {
      await showReports(await publisherOf('TV'));
      const box = page.getByRole('combobox', { name: /^File of / }).first();
      const button = page
        .getByRole('form')
        .first()
        .getByRole('button', { name: /^Download / });
      expect(await button.isDisabled()).toBe(true);
      const take = async (table: RegExp): Promise<Record<string, string>[]> => {
        await box.click();
        await page.getByRole('option', { name: table }).click();
        return rowsOf((await published(() => button.click())).bytes);
      };
      const [venue] = await take(/^Table 1/);
      const activity = await take(/^Table 6/);
      const from = venue?.['First trading day'] ?? '';
      const { standing } = tradesOfQuarter({
        year: Number(from.slice(0, 4)),
        number: Math.ceil(Number(from.slice(5, 7)) / 3),
      });
      const own = standing.filter(({ segmentMic }) => segmentMic === venue?.['Segment code']);
      const sums = new Map<string, { count: number; volume: bigint }>();
      for (const { day, listing, volume } of own) {
        const before = sums.get(`${day} ${listing.isin}`) ?? { count: 0, volume: 0n };
        sums.set(`${day} ${listing.isin}`, { count: before.count + 1, volume: before.volume + volume });
      }
      expect(sums.size).toBeGreaterThan(0);
      expect(
        new Map(
          activity.map((row) => [
            `${row.Day} ${row['Identifier (ISIN)']}`,
            {
              count: Number(row['Transactions executed']),
              volume: BigInt(row['Volume of transactions executed'] ?? -1),
            },
          ]),
        ),
      ).toEqual(sums);
    },
  );

  test('a document is downloaded by its link without navigation', async () => {
    await page.goto(`${origin}/documentation`);
    const { bytes, kept } = await published(() =>
      page.getByRole('link', { name: 'User guide', exact: true }).click(),
    );
    expect(bytes.equals(readFileSync(stored.place(kept.storageKey)))).toBe(true);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(new URL(page.url()).pathname).toBe('/documentation');
  });

  test.each(firstOf(['Trades', 'NDJSON'], ['Orders', 'CSV']))(
    'a delayed file of %s as %s contains the lines of the database',
    async (kind, format) => {
      type Index = {
        readonly files: readonly {
          readonly path: string;
          readonly period: string;
          readonly lines: number;
          readonly sha256: string;
        }[];
      };
      // Files of minutes come first, and are listed only when asked for.
      const isOfBoth = ({ path, period }: Index['files'][number]) =>
        period !== 'minute' &&
        path.includes(`/${kind.toLowerCase()}-`) &&
        path.endsWith(`.${format.toLowerCase()}`);
      const isListed = async () => {
        const answer = await page.request.get(`${origin}/open-data/index.json`);
        return answer.ok() && ((await answer.json()) as Index).files.some(isOfBoth);
      };
      await expect.poll(isListed, { timeout: 90_000 }).toBe(true);
      await page.goto(`${origin}/open-data`);
      for (const [label, option] of [
        ['Data', kind],
        ['Format', format],
      ] as const) {
        await page.getByRole('combobox', { name: label, exact: true }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      }
      const files = page.getByRole('list', { name: 'Files' });
      const link = files.getByRole('link', { name: new RegExp(`^${format}: `) }).first();
      const path = (await link.getAttribute('href')) ?? '';
      const name = path.split('/').at(-1) ?? '';
      const { download, bytes } = await downloading(() => link.click());
      const file = (await json<Index>('/open-data/index.json')).files.find((one) => one.path === path);
      expect(download.suggestedFilename()).toBe(name);
      expect(sha256(bytes)).toBe(file?.sha256);
      const lines: Record<string, string>[] =
        format === 'CSV'
          ? rowsOf(bytes)
          : bytes
              .toString('utf8')
              .trimEnd()
              .split('\n')
              .map((line) => JSON.parse(line));
      const rows = await linesOf(stored, name);
      expect(lines).toHaveLength(file?.lines ?? -1);
      expect(lines).toHaveLength(rows.length);
      for (const [at, { at: time, ...row }] of rows.entries()) {
        const line = lines[at] ?? {};
        expect(line.publicationDate ?? line.date).toBe(time);
        const same = Object.keys(row).map((field) => [field, line[field] || null]);
        expect(Object.fromEntries(same)).toEqual(row);
      }
    },
  );

  test('B 8: a damaged or lost file shows the alert with a mailto link, and other files still download', async () => {
    await page.goto(`${origin}/documentation`);
    const rateCard = page.getByRole('link', { name: 'Rate card', exact: true });
    const { storageKey } = await publishedFile(stored, (await rateCard.getAttribute('href')) ?? '');
    const place = stored.place(storageKey);
    const whole = readFileSync(place);
    const damages = [() => writeFileSync(place, whole.subarray(0, 1000)), () => rmSync(place)];
    try {
      for (const damage of damages) {
        damage();
        await rateCard.click();
        const dialog = page.getByRole('dialog', { name: 'Error' });
        await dialog.waitFor();
        expect(await dialog.textContent()).toContain(
          'Report could not be downloaded – please try again later or contact',
        );
        expect(await dialog.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@.+/);
        await dialog.getByRole('button', { name: 'OK' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await published(() => page.getByRole('link', { name: 'User guide', exact: true }).click());
      }
    } finally {
      writeFileSync(place, whole);
    }
    const { bytes } = await published(() => rateCard.click());
    expect(bytes.equals(whole)).toBe(true);
  });

  atNight('A 2.10: the terms published by the operator are shown on the page and in the popup', async () => {
    await page.goto(`${origin}/help/terms-of-use`);
    await page.getByText('Version 1, in force from 1 November 2026.').waitFor();
    const deps = {
      pool: stored.pool,
      files: createFolderStore(stored.place('')),
      now: () => new Date(),
      actor: { osUser: 'operator', by: null },
    };
    const text = '<img src="/x" onerror="alert(1)"> is a text like others.';
    await publishTerms(deps, {
      version: '2-new',
      effectiveOn: new Date().toISOString().slice(0, 10),
      content: `# What is new\n\n${text}\n`,
      shortNotice: true,
    });
    await page.reload();
    await page.getByText('Version 2-new, in force from').waitFor();
    await page.getByRole('heading', { level: 2, name: '1. What is new' }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    await page.goto(`${origin}/register`);
    await page.getByRole('button', { name: 'Read the terms of use' }).click();
    const popup = page.getByRole('dialog', { name: 'Terms of use' });
    await popup.getByText('Version 2-new, in force from').waitFor();
    await popup.getByText(text, { exact: true }).waitFor();
  });

  atNight('B 2, 4: the download page without navigation state returns to the publishers', async () => {
    await page.goto(`${origin}/best-execution-reporting/download`);
    await page.waitForURL(`${origin}/best-execution-reporting`);
    await page.getByRole('heading', { name: 'Investment firms' }).waitFor();
  });

  test('B 9: the grids of the registration, without and with payment, and of the transparency page have their column widths', async () => {
    // The widths of the first header row: an upper header of the real column is as wide as the column.
    const widths = () =>
      page.getByRole('table', { name: 'Trading venues' }).evaluate((table) => {
        const [first] = table.getElementsByTagName('tr');
        return [...(first?.children ?? [])].map((header) => header.getBoundingClientRect().width);
      });
    await page.goto(`${origin}/register`);
    expect(await widths()).toEqual([200, 370, 90, 90, 150]);
    await page.goto(`${origin}/transparency-data`);
    expect(await widths()).toEqual([245, 290, 150, 215]);
    // A4 with the margins of a browser is 717 px wide, and has room for the table.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ ...size, width: 717 });
    await page.emulateMedia({ media: 'print' });
    expect(Math.min(...(await widths()))).toBeGreaterThan(90);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(size);
    // A prerendered page contains its configuration.
    await page.context().addCookies([{ name: 'signed-in', value: '1', url: origin }]);
    await page.route(
      (url) => url.pathname === '/api/config',
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), noPaymentMode: false } });
      },
    );
    await page.goto(`${origin}/register`);
    expect(await widths()).toEqual([200, 290, 90, 90, 115, 115]);
  });

  atNight('decisions.md Look: with reduced motion every element changes at once', async () => {
    const begun = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${origin}/login`);
      return page.evaluate(() => {
        document.body.style.color = 'rgb(1, 2, 3)';
        for (const { style } of document.body.querySelectorAll<HTMLElement>('a, button, h1')) {
          style.letterSpacing = '3px';
          style.backgroundColor = 'rgb(1, 2, 3)';
        }
        return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
      });
    };
    expect(await begun('reduce')).toBe(0);
    expect(await begun('no-preference')).toBeGreaterThan(0);
  });

  atNight('A 2.4: the home page leads to the open files without an account', async () => {
    await page.goto(`${origin}/home`);
    await page.getByRole('link', { name: 'also as open files' }).click();
    await page.waitForURL(`${origin}/open-data`);
    await page.getByRole('heading', { name: 'Open delayed data', level: 1 }).waitFor();
  });
});
