import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allAtNight, atNight, firstOf } from '../whole.ts';
import { expectAccessiblePage } from './accessible-page.ts';
import { openPage } from './browser.ts';
import { openBook } from './live-book.ts';
import { dataDir, origin } from './own-program.ts';
import { type Choices, choose, levels, signIn, whereIs } from './page-actions.ts';
import { watchPolicy } from './policy.ts';
import { beSignedIn } from './signed-in.ts';

let page: Page;
let reports: string[];

beforeEach(async () => {
  page = await openPage({ width: 1440, height: 900 });
  reports = watchPolicy(page);
});
afterEach(() => expect(reports).toEqual([]));

const labelOf = { order: 'Orders', trade: 'Trades' } as const;

/** Makes the choices of the cascade as a person does, answering only what is asked. */
async function select(choices: Choices): Promise<void> {
  for (const [level, label] of levels) {
    const box = page.getByRole('combobox', { name: label, exact: true });
    if (level === 'instrumentmic' || level === 'ordertype') {
      // Both levels are hidden without a choice, which is known once nothing is loading.
      const done = page.getByRole('button', { name: 'Show data', disabled: false });
      const orderType = page.getByRole('combobox', { name: 'Order type', exact: true });
      const settled = level === 'instrumentmic' ? done.or(orderType).or(box) : done.or(orderType);
      await settled.first().waitFor();
      if (!(await box.isVisible())) continue;
    }
    const wanted =
      level === 'datatype' ? labelOf[choices.datatype === 'order' ? 'order' : 'trade'] : choices[level];
    if (level === 'tv') {
      await expect.poll(() => box.isEnabled()).toBe(true);
      await box.click();
      await page
        .getByRole('option')
        .filter({ hasText: await nameOfVenue(choices.tv) })
        .first()
        .click();
    } else {
      await choose(page, label, wanted);
    }
  }
  await page.getByRole('button', { name: 'Show data' }).click();
  await page.waitForURL((url) => url.pathname === `/data-viewing/${choices.datatype}`);
}

async function nameOfVenue(mic: string): Promise<string> {
  const answer = await page.request.get(`${origin}/api/tradingVenuesList`);
  const { tradingVenues }: { tradingVenues: { MIC: string; Name: string }[] } = await answer.json();
  return tradingVenues.find((venue) => venue.MIC === mic)?.Name ?? mic;
}

const views = [
  ['order', 'Request for quote', ['Publication time', 'Price', 'Aggregated volume']],
  ['order', 'Auction', ['Publication time', 'Price', 'Aggregated volume']],
  ['order', 'Order book', ['Bid orders', 'Bid price', 'Bid volume', 'Ask price', 'Ask volume', 'Ask orders']],
  [
    'order',
    'Voice',
    [
      'Publication time',
      'Bid price',
      'Bid currency',
      'Bid volume',
      'Ask price',
      'Ask currency',
      'Ask volume',
    ],
  ],
  ['trade', 'Trades', ['Trading time', 'Price']],
  ['trade', 'Individual trades', ['Field', 'Trade 1']],
] as const;

describe('signing in, choosing an instrument, viewing its orders and trades', () => {
  test('a page that needs a session leads to the sign-in, which refuses a wrong password, and back', async () => {
    await page.goto(`${origin}/my-account/subscriptions?from=mail`);
    await page.waitForURL(`${origin}/login**`);
    await page.getByLabel('Login', { exact: true }).fill('analyst@daylight.example');
    await page.getByLabel('Password', { exact: true }).fill('Sunset2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('The login or the password is wrong.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn(page, origin);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/my-account/subscriptions?from=mail',
    );
    await page.getByText('analyst@daylight.example').first().waitFor();
  });

  test.each(firstOf(...views))(
    'the cascade leads to the view of %s: %s',
    async (datatype, ordertype, headers) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await beSignedIn({ page, origin });
      const choices = await whereIs(page, origin, datatype, ordertype);
      await page.goto(`${origin}/dataSelect`);
      await select(choices);
      const grid = page.getByRole('grid');
      await grid.waitFor();
      // B 3: side by side and in order on a screen of 1,280 px; for trades those that fit.
      const shown = await grid.getByRole('columnheader').allInnerTexts();
      expect(datatype === 'trade' ? shown.slice(0, headers.length) : shown).toEqual(headers);
      await page.getByText(choices.instrument).first().waitFor();
      await page
        .getByText(/Delayed 15 minutes/)
        .first()
        .waitFor();
      await page
        .getByText(/Newest row/)
        .first()
        .waitFor();

      await page.getByRole('button', { name: 'Refresh' }).click();
      await grid.waitFor();

      await page
        .getByRole('button', { name: 'Select instrument' })
        .or(page.getByRole('link', { name: 'Select instrument' }))
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === '/dataSelect');
      await page.goBack();
      await page.waitForURL((url) => url.pathname === `/data-viewing/${datatype}`);
      await grid.waitFor();
    },
  );

  test.each(
    firstOf(
      ['a phone', { width: 390, height: 844 }, 4],
      ['a small phone', { width: 360, height: 740 }, 4],
      ['a laptop at 200 %', { width: 640, height: 400 }, 2],
    ),
  )('on %s the newest trades are visible with time, price and quantity', async (_, viewport, least) => {
    await page.setViewportSize(viewport);
    await beSignedIn({ page, origin });
    const choices = await whereIs(page, origin, 'trade', 'Trades');
    await page.goto(`${origin}/data-viewing/trade?${new URLSearchParams(choices)}`);
    const grid = page.getByRole('grid');
    await grid.getByRole('columnheader', { name: 'Price, quantity' }).waitFor();
    const inSight = await grid.locator('.MuiDataGrid-row').evaluateAll((rows) =>
      rows
        .map((row) => ({
          box: row.getBoundingClientRect(),
          cells: [...row.querySelectorAll('[role="gridcell"]')].map((cell) => ({
            text: cell.textContent ?? '',
            right: cell.getBoundingClientRect().right,
          })),
        }))
        .filter(
          ({ box, cells }) => box.bottom <= innerHeight && cells.every(({ right }) => right <= innerWidth),
        )
        .map(({ cells }) => cells.map(({ text }) => text.trim())),
    );
    expect(inSight.length).toBeGreaterThanOrEqual(least);
    for (const [time, figures] of inSight) {
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}:\d{3}/);
      // A pending price or a deferred quantity is shown as a dash.
      expect(figures).toMatch(/^\S.* \S/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test.each(firstOf('Order book', 'Voice', 'Request for quote'))(
    'every column of %s is visible without scrolling, on a phone in rows folded to two lines or, on the smallest, to one column',
    async (ordertype) => {
      await beSignedIn({ page, origin });
      const choices = await whereIs(page, origin, 'order', ordertype);
      for (const width of firstOf(390, 320, 1280)) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${origin}/data-viewing/order?${new URLSearchParams(choices)}`);
        const grid = page.getByRole('grid');
        await grid.locator('.MuiDataGrid-row').first().waitFor();
        const rights = await grid
          .locator('[role="gridcell"], [role="gridcell"] span, [role="columnheader"]')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
        expect(Math.max(...rights), `${width}`).toBeLessThanOrEqual(width);
        const spare = await grid
          .locator('.MuiDataGrid-virtualScroller')
          .evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
        expect(spare, `${width}: nothing to scroll to`).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    },
  );

  atNight(
    'the header shows the full name of the account, and the expanded trade list is remembered over a reload',
    async () => {
      await beSignedIn({ page, origin });
      for (const width of [761, 1024, 1181, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const person = page.getByRole('banner').getByText('Logged in as');
        expect(await person.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBe(0);
      }
      const choices = await whereIs(page, origin, 'trade', 'Trades');
      await page.goto(`${origin}/data-viewing/trade?${new URLSearchParams(choices)}`);
      await page.getByRole('grid').waitFor();
      await page.getByRole('button', { name: 'Expand' }).click();
      await page.getByRole('button', { name: 'Collapse' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Collapse' }).waitFor();
      await page.getByRole('button', { name: 'Collapse' }).click();
      await page.getByRole('button', { name: 'Expand' }).waitFor();
    },
  );

  test('signing out ends the session here, in the other tab and for the back button', async () => {
    await signIn(page, origin);
    const choices = await whereIs(page, origin, 'trade', 'Trades');
    await page.goto(`${origin}/data-viewing/trade?${new URLSearchParams(choices)}`);
    await page.getByRole('grid').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${origin}/dataSelect`);
    await other.getByText('analyst@daylight.example').first().waitFor();

    await page
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .first()
      .click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    await other.getByRole('link', { name: 'Login' }).first().waitFor();

    await page.goBack();
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
  });
});

describe('an order book that stays open', () => {
  test('shows a newer free book on demand and then by following, with the changes of each', async () => {
    const book = await openBook(dataDir, 'LIVEBOOK');
    try {
      await book.publish(20, ['98.2', '500'], ['98.1', '700']);
      await beSignedIn({ page, origin });
      await page.goto(`${origin}${book.address}`);
      const cell = (text: string) => page.getByRole('gridcell', { name: text });
      await cell('98.1').waitFor();
      await page.getByText('Rows appear after 15 minutes').waitFor();

      await book.publish(15, ['98.3', '100'], ['98.2', '400']);
      const more = page.getByRole('button', { name: 'Show Newer book' });
      await more.waitFor();
      expect(await cell('98.3').count()).toBe(0);
      await more.click();
      await cell('new level 98.3').waitFor();
      await cell('less than before 400').waitFor();
      await page
        .getByText(/^Since the book of \d\d:\d\d:\d\d UTC: Bids: 1 new, 1 changed, 98\.1 gone\./)
        .first()
        .waitFor();
      await expectAccessiblePage(page);

      await page.getByRole('button', { name: 'Follow' }).click();
      await book.publish(15, ['98.3', '250'], ['98.2', '400']);
      await cell('more than before 250').waitFor();
      expect(await page.locator('[data-change]').count()).toBe(1);
    } finally {
      await book.close();
    }
  });
});

allAtNight('C 5: the chart beside a history', () => {
  test('crosshair and row match by mouse and by keyboard, and the chart can be zoomed in and reset', async () => {
    await beSignedIn({ page, origin });
    const choices = await whereIs(page, origin, 'order', 'Request for quote');
    await page.goto(`${origin}/data-viewing/order?${new URLSearchParams(choices)}`);
    const crosshair = page.getByRole('slider', { name: 'Price and volume: the row under the crosshair' });
    await crosshair.waitFor();
    const rows = page.locator('[role="row"][data-id]');
    const pointed = page.locator('[role="row"].pointed');

    // From the chart to the row, by keyboard.
    await crosshair.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => crosshair.getAttribute('aria-valuenow')).toBe('1');
    expect(await crosshair.getAttribute('aria-valuetext')).toMatch(
      /^\d\d-[A-Z][a-z]{2} \d\d:\d\d:\d\d UTC · Price [\d.,]+/,
    );
    await expect.poll(() => pointed.count()).toBe(1);
    const oldest = await pointed.getAttribute('data-id');
    await page.keyboard.press('End');
    await expect.poll(() => pointed.getAttribute('data-id')).not.toBe(oldest);

    // From the row to the chart, by mouse.
    const newest = await pointed.getAttribute('data-id');
    const words = await crosshair.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    await page.locator(`[data-id="${newest}"]`).hover();
    await expect.poll(() => crosshair.getAttribute('aria-valuetext')).toBe(words);

    // From the chart to the row by mouse, and zooming by dragging.
    const box = await page.locator('.u-over').boundingBox();
    if (!box) throw new Error('no canvas is drawn');
    const count = Number(await crosshair.getAttribute('aria-valuemax'));
    await page.mouse.move(box.x + 2, box.y + 20);
    await expect.poll(() => pointed.getAttribute('data-id')).toBe(oldest);
    const times = () =>
      page
        .getByRole('img', { name: /^Price and volume/ })
        .locator('desc')
        .textContent();
    const whole = await times();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(times).not.toBe(whole);
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect.poll(times).toBe(whole);

    await crosshair.focus();
    await page.keyboard.press('+');
    await expect.poll(times).not.toBe(whole);
    await page.keyboard.press('0');
    await expect.poll(times).toBe(whole);
    expect(count).toBeGreaterThan(5);
    expect(await rows.count()).toBeGreaterThan(5);
    await expectAccessiblePage(page);
  });
});
