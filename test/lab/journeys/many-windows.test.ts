import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { openBook } from '../../journeys/live-book.ts';
import { dataDir, origin } from '../../journeys/own-program.ts';
import { signIn } from '../../journeys/page-actions.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('decisions.md Live: seven windows of one browser show new rows over HTTP/1.1, and the seventh still works', async () => {
  const book = await openBook(dataDir, 'SEVENWINDOWS');
  const context = await browser.newContext();
  const streams: Request[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/feed/stream' && !searchParams.has('once')) streams.push(request);
  });
  const strip = (page: Page) => page.getByRole('region', { name: 'New rows' });
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${origin}${book.address}`);
    await page.getByRole('gridcell', { name: '98.2' }).waitFor();
    await strip(page).getByText('Rows appear after 15 minutes').waitFor();
    return page;
  };
  try {
    await book.publish(20, ['98.2', '500']);
    await signIn(await context.newPage(), origin);
    const pages: Page[] = [];
    for (let window = 1; window <= 7; window += 1) pages.push(await open());
    const windows = () => streams.map((request) => pages.indexOf(request.frame().page()));
    expect(windows()).toEqual([0, 1, 2, 3]);

    await book.publish(15, ['98.3', '100']);
    for (const page of pages) await page.getByRole('button', { name: 'Show Newer book' }).waitFor();
    const [first, , , , , , seventh] = pages;
    if (!first || !seventh) throw new Error('seven windows are open');
    const protocol = await seventh.evaluate(
      () => performance.getEntriesByType('navigation').map((entry) => Object(entry).nextHopProtocol)[0],
    );
    expect(protocol).toBe('http/1.1');
    await seventh.getByRole('button', { name: 'Show Newer book' }).click();
    await seventh.getByRole('gridcell', { name: '98.3' }).waitFor();
    await seventh.getByRole('link', { name: 'Data calendar' }).click();
    await seventh.getByRole('heading', { name: 'Data calendar' }).first().waitFor();

    // Another window takes the place of one that was closed, and says the same as before.
    await first.close();
    await expect.poll(windows).toEqual([0, 1, 2, 3, expect.toBeOneOf([4, 5])]);
    for (const page of pages.slice(1, 6))
      await strip(page).getByText('Rows appear after 15 minutes').waitFor();
  } finally {
    await context.close();
    await book.close();
  }
});
