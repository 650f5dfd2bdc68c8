import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../journeys/browser.ts';
import { origin } from '../../journeys/own-program.ts';
import { demo, whereIs } from '../../journeys/page-actions.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { Hand } from './hand.ts';

let page: Page;
let hand: Hand;

beforeEach(async () => {
  page = await openPage({ width: 1440, height: 900 });
  hand = new Hand(page, origin);
});

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** At home, signed in. */
async function beHome(): Promise<void> {
  await beSignedIn({ page, origin });
  await page.goto(`${origin}/dataSelect`);
  await button('Find an instrument').waitFor();
}

async function openTrades(): Promise<void> {
  await beSignedIn({ page, origin });
  const { datatype, ...view } = await whereIs(page, origin, 'trade', 'Trades');
  await page.goto(`${origin}/data-viewing/${datatype}?${new URLSearchParams(view)}`);
  await page.getByRole('grid').waitFor();
}

test('from the README to rows: at most 5', async () => {
  await hand.open('/');
  // The last public trades are there for everybody.
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await hand.click(link('Login'));
  await page.getByLabel('Login', { exact: true }).waitFor();
  await hand.type(page.getByLabel('Login', { exact: true }), demo.login);
  await page.getByLabel('Password', { exact: true }).focus();
  await hand.enter(demo.password);
  await hand.click(link('Tape'));
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  hand.expectAtMost(5);
});

test('from an ISIN to its last trade, and to all its venues: at most 2', async () => {
  await beHome();
  const { instrument } = await whereIs(page, origin, 'trade', 'Trades');
  await hand.press('/');
  await hand.enter(instrument);
  await page.getByRole('table', { name: 'Last trades' }).getByRole('row').nth(1).waitFor();
  await page.getByRole('table', { name: 'Venues' }).getByRole('row').nth(1).waitFor();
  hand.expectAtMost(2);
});

test('what was traded most today: at most 2', async () => {
  await beHome();
  await hand.click(link('Tape'));
  await page.getByRole('list', { name: 'Most traded today' }).getByRole('link').first().waitFor();
  hand.expectAtMost(2);
});

test('the last day of a venue as a file: at most 4', async () => {
  await beHome();
  await hand.click(link('Get data'));
  await hand.click(page.getByRole('combobox', { name: 'Trading venue' }));
  await hand.click(page.getByRole('option').filter({ hasText: 'TP ICAP UK MTF' }).first());
  const [download] = await Promise.all([page.waitForEvent('download'), hand.click(button('Download'))]);
  expect(download.suggestedFilename()).toMatch(/^trades-ICPM-20\d\d-\d\d-\d\d\.csv$/);
  hand.expectAtMost(4);
});

test.each(['IF', 'TV'] as const)('a report of a publisher of type %s: at most 2', async (type) => {
  const answer = await page.request.get(`${origin}/api/report/publist`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const {
    publishers,
  }: { publishers: { PublisherName: string; PublisherType: string; Reports: { ReportName: string }[] }[] } =
    await answer.json();
  const publisher = publishers.find(({ PublisherType }) => PublisherType === type);
  await page.goto(`${origin}/home`);
  await hand.click(link('Execution Reporting'));
  await hand.click(link(`${publisher?.Reports[0]?.ReportName}, report of ${publisher?.PublisherName}`));
  await page.getByText(`${publisher?.PublisherName}, `).waitFor();
  await page.getByRole('list', { name: 'Files' }).first().waitFor();
  hand.expectAtMost(2);
});

test('from a filtered view to its rows as a file: at most 4', async () => {
  await openTrades();
  await page.goto(`${page.url()}&sizefrom=1`);
  await page.getByRole('grid').waitFor();
  await hand.click(button('Export'));
  await hand.click(page.getByRole('combobox', { name: 'Rows' }));
  await hand.click(page.getByRole('option', { name: /^Everything that passes the filters/ }));
  const [download] = await Promise.all([page.waitForEvent('download'), hand.click(button('Save file'))]);
  expect(download.suggestedFilename()).toMatch(/-filtered\.csv$/);
  hand.expectAtMost(4);
});

test('from a view to an alert: at most 4', async () => {
  await openTrades();
  await hand.click(button('Alert'));
  await hand.type(page.getByRole('dialog').getByLabel('Number'), '999999999');
  await hand.click(button('Set alert'));
  await page.getByText(/^Alert set: /).waitFor();
  hand.expectAtMost(4);
});
