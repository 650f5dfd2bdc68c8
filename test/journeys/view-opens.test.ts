import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { watchShifts } from './layout-shift.ts';
import { signIn, whereIs } from './page-actions.ts';

const origin = inject('origin');
let browser: Browser;
let context: BrowserContext;
let address: string;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, origin);
  address = `${origin}/data-viewing/trade?${new URLSearchParams(await whereIs(page, origin, 'trade', 'Trades'))}`;
  await page.close();
});
afterAll(() => browser.close());

/** Holds an answer back until what stands in sight without it has been drawn. */
async function hold(page: Page, part: string): Promise<() => void> {
  let goOn = (): void => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.startsWith(part),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return goOn;
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

describe('a view opens and nothing that is in sight moves, whatever comes last', () => {
  test.each([
    ['a phone', { width: 412, height: 823 }],
    ['a small phone', { width: 360, height: 640 }],
    ['a desk', { width: 1280, height: 900 }],
  ])('%s', async (_, viewport) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    const parts = [
      ['/api/feed/data', page.getByText('Loading trades')],
      ['/assets/view-grid-', page.getByText('Preparing the grid')],
      ['/assets/history-plot-', page.getByRole('heading', { name: 'Price and volume' })],
    ] as const;
    const held = await Promise.all(
      parts.map(async ([part, before]) => ({ before, goOn: await hold(page, part) })),
    );
    await page.goto(address);
    for (const { before, goOn } of held) {
      await before.waitFor();
      await drawn(page);
      goOn();
    }
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    await drawn(page);
    expect(await shifts()).toEqual([]);
    await page.close();
  });
});
