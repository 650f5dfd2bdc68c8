import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeNotFetchedText } from '../../src/portal/browser/load-code.ts';
import { atNight, firstOf } from '../whole.ts';
import { openPage } from './browser.ts';
import { watchShifts } from './layout-shift.ts';
import { origin } from './own-program.ts';
import { whereIs } from './page-actions.ts';
import { beSignedIn } from './signed-in.ts';

const addresses: Partial<Record<string, string>> = {};

async function openAsUser(): Promise<Page> {
  const page = await openPage();
  await beSignedIn({ page, origin });
  return page;
}

beforeAll(async () => {
  const page = await openAsUser();
  for (const [datatype, ordertype] of [
    ['trade', 'Trades'],
    ['order', 'Request for quote'],
  ] as const)
    addresses[datatype] =
      `${origin}/data-viewing/${datatype}?${new URLSearchParams(await whereIs(page, origin, datatype, ordertype))}`;
});

/** Holds an answer until what is visible without it has been drawn. */
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

describe('nothing visible moves while a view opens, whatever loads last', () => {
  test.each(
    firstOf(
      ['trade', 'a phone', { width: 412, height: 823 }],
      ['trade', 'a small phone', { width: 360, height: 640 }],
      ['trade', 'a desk', { width: 1280, height: 900 }],
      ['order', 'a desk', { width: 1280, height: 900 }],
    ),
  )('%ss on the screen of %s', async (datatype, _, viewport) => {
    const page = await openAsUser();
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    const parts = [
      ['/api/feed/data', page.getByText(`Loading ${datatype}s`)],
      ['/assets/view-grid-', page.getByText('Preparing the grid')],
      ['/assets/history-plot-', page.getByRole('heading', { name: 'Price and volume' })],
    ] as const;
    const held = await Promise.all(
      parts.map(async ([part, before]) => ({ before, goOn: await hold(page, part) })),
    );
    // The load event would wait for the held answers.
    await page.goto(addresses[datatype] ?? origin, { waitUntil: 'commit' });
    for (const { before, goOn } of held) {
      await before.waitFor();
      await drawn(page);
      goOn();
    }
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    await drawn(page);
    expect(await shifts()).toEqual([]);
  });
});

atNight('a scrollbar that takes no room paints nothing over the figures', async () => {
  const page = await openAsUser();
  await page.goto(addresses.trade ?? origin);
  const bar = page.locator('.MuiDataGrid-scrollbar--vertical');
  await bar.waitFor();
  const [width, painted] = await bar.evaluate((element) => {
    const { backgroundColor, backgroundSize } = getComputedStyle(element);
    const taken = element.parentElement?.parentElement?.querySelector('.MuiDataGrid-virtualScroller');
    const room = taken instanceof HTMLElement ? taken.offsetWidth - taken.clientWidth : -1;
    return [room, `${backgroundColor} ${backgroundSize}`];
  });
  expect([width, painted]).toEqual([0, 'rgba(0, 0, 0, 0) 0px 100%']);
});

/** Opens the view of trades while these files of the program cannot be loaded. */
async function openWithout(...parts: readonly string[]): Promise<Page> {
  const page = await openAsUser();
  await page.route(new RegExp(`/assets/(${parts.join('|')})-`), (route) => route.abort());
  await page.goto(addresses.trade ?? origin);
  return page;
}

atNight('a part that fails to load when opened is reported and leaves the view intact', async () => {
  const page = await openWithout('find-field', 'row-panel', 'filter-form', 'tool-panel', 'name-dialog');
  const cell = page.getByRole('gridcell').first();
  await cell.waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const open of [
    () => page.keyboard.press('/'),
    () => cell.click(),
    () => button('Filter rows').click(),
    () => button('Export').click(),
    () => button('Columns').click(),
    () => button('Save view').click(),
  ]) {
    await open();
    await page.getByText(codeNotFetchedText).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByText(codeNotFetchedText).waitFor({ state: 'detached' });
    expect(await cell.isVisible()).toBe(true);
    expect(await page.locator('main [aria-expanded=true]').count()).toBe(0);
  }
});

test('a view whose grid fails to load says so in its place, and opens when it is loaded again', async () => {
  const page = await openWithout('view-grid');
  await page.getByRole('alert').getByText('This page did not load').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('gridcell').first().waitFor();
});

atNight(
  'a view does without the parts that only add to it, and says that new rows do not arrive',
  async () => {
    const page = await openWithout('history-plot', 'alerts-mark', 'stream-events');
    await page.getByRole('gridcell').first().waitFor();
    await page
      .getByText('New rows no longer arrive: the service sent something this page does not know.')
      .waitFor();
    await page.getByRole('heading', { name: 'Price and volume' }).waitFor();
    expect(await page.getByRole('button', { name: 'Zoom in' }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);
