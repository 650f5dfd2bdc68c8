import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { startFilled } from '../../journeys/filled-program.ts';
import { signIn } from '../../journeys/page-actions.ts';
import { clock } from '../../journeys/payment-actions.ts';
import { watchPolicy } from '../../journeys/policy.ts';
import { openStored, publishedFile, type Stored } from '../../journeys/stored.ts';
import type { RunningProgram } from '../../server/start-program.ts';

/** A file store under an origin of its own, as FILES_URL requires in docs/operating.md. */
type ObjectStore = {
  readonly origin: string;
  /** The requests received, such as `HEAD /files/…`. */
  readonly asked: string[];
  /** The file at a path, or null. */
  find: (path: string) => Promise<{ readonly bytes: Buffer; readonly fileName: string } | null>;
  /** The origin whose pages may read answers. */
  opensTo: string;
  readonly server: Server;
};

async function openObjectStore(): Promise<ObjectStore> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    store.asked.push(`${request.method} ${path}`);
    const file = await store.find(path);
    if (store.opensTo) {
      response.setHeader('access-control-allow-origin', store.opensTo);
      response.setHeader('access-control-expose-headers', 'Content-Disposition');
    }
    if (!file) return response.writeHead(404).end();
    response.setHeader('content-length', file.bytes.length);
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-disposition', `attachment; filename="${file.fileName}"`);
    return response.end(request.method === 'HEAD' ? undefined : file.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the store does not listen');
  const store: ObjectStore = {
    origin: `http://127.0.0.1:${address.port}`,
    asked: [],
    find: async () => null,
    opensTo: '',
    server,
  };
  return store;
}

let objects: ObjectStore;
let program: RunningProgram;
let stored: Stored;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let reports: string[];

beforeAll(async () => {
  objects = await openObjectStore();
  program = await startFilled(inject('filled'), { NO_PAYMENT_MODE: 'false', FILES_URL: objects.origin });
  stored = await openStored(program.dataDir);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stored?.close();
  await program?.stop();
  objects?.server.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  reports = watchPolicy(page);
});
afterEach(async () => {
  expect(reports).toEqual([]);
  await context.close();
});

async function downloading(act: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { download, bytes: readFileSync(await download.path()) };
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('B 7: files at FILES_URL, on another origin', () => {
  const open = async (): Promise<void> => {
    objects.asked.length = 0;
    await page.goto(`${program.origin}/documentation`);
    await page.getByRole('link', { name: 'User guide', exact: true }).waitFor();
  };
  const choose = (): Promise<void> => page.getByRole('link', { name: 'User guide', exact: true }).click();

  test('are checked by HEAD and then fetched by the browser itself, and the page stays', async () => {
    objects.opensTo = program.origin;
    objects.find = async (path) => {
      const { storageKey, fileName } = await publishedFile(stored, path);
      return { bytes: readFileSync(stored.place(storageKey)), fileName };
    };
    await open();
    const { download, bytes } = await downloading(choose);
    expect(new URL(download.url()).origin).toBe(objects.origin);
    const address = new URL(download.url()).pathname;
    expect(objects.asked).toEqual([`HEAD ${address}`, `GET ${address}`]);
    const kept = await publishedFile(stored, address);
    expect(download.suggestedFilename()).toBe(kept.fileName);
    expect(sha256(bytes)).toBe(kept.sha256);
    await page.getByText(/has been downloaded\.$/).waitFor();
    expect(page.url()).toBe(`${program.origin}/documentation`);
  });

  test.each([
    ['that is not there', () => objects.opensTo, async () => null],
    [
      'in a store that does not allow this site',
      () => '',
      async () => ({ bytes: Buffer.from('x'), fileName: 'x' }),
    ],
  ])('B 8: a file %s shows the alert, and nothing is fetched', async (_, opensTo, find) => {
    objects.opensTo = opensTo();
    objects.find = find;
    await open();
    await choose();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText('Report could not be downloaded').waitFor();
    expect(objects.asked.map((line) => line.split(' ')[0])).toEqual(['HEAD']);
  });
});

describe('A 2.3: slice files for entitled accounts', () => {
  test('a live file has the same bytes as the open file 15 minutes later', async () => {
    // The last complete quarter of an hour: it is available live but not yet openly, nor before this test ends.
    const newest = async () => {
      const { rows } = await stored.pool.query<{ name: string; day: string; opensAt: string; venue: string }>(
        `SELECT f.name, f.day, f.opens_at AS "opensAt", v.name AS venue
         FROM open_data_files f JOIN venues v ON v.mic = f.venue_mic
         WHERE f.opens_at > now() + interval '30 seconds' AND f.span = 'quarter' AND f.data_type = 'trade' AND f.format = 'csv'
           AND v.venue_group_id = 1 ORDER BY f.ends_at DESC, v.mic LIMIT 1`,
      );
      return rows[0];
    };
    await expect.poll(newest, { timeout: 100_000 }).toBeDefined();
    const file = await newest();
    if (!file) throw new Error('no quarter of an hour is over');
    const openAddress = `${program.origin}/open-data/${file.day}/${file.name}`;

    await signIn(page, program.origin, { login: 'realtime@daylight.example', password: 'Sunrise2026' });
    await page.getByRole('link', { name: 'Slice File Output' }).click();
    await page.waitForURL(`${program.origin}/slice-files`);
    for (const [label, option] of [
      ['Trading venue', file.venue],
      ['Data', 'Trades'],
      ['Period', 'Quarter of an hour'],
      ['Format', 'CSV'],
    ] as const) {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option').filter({ hasText: option }).first().click();
    }
    const link = page.locator(`a[href="/slice-files/${file.day}/${file.name}"]`);
    const { download, bytes } = await downloading(() => link.click());
    expect(download.suggestedFilename()).toBe(file.name);
    expect(bytes.length).toBeGreaterThan(0);
    expect((await page.request.get(openAddress)).status()).toBe(404);
    expect((await fetch(`${program.origin}/slice-files/${file.day}/${file.name}`)).status).toBe(401);

    await clock(page, program.origin, new Date(file.opensAt).toISOString());
    const later = await page.request.get(openAddress);
    expect(later.status()).toBe(200);
    expect(sha256(await later.body())).toBe(sha256(bytes));
    await clock(page, program.origin, null);
  });
});
