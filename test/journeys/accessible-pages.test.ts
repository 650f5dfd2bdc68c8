import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { compareAddress, seriesOfView } from '../../src/domain/compare/comparison.ts';
import {
  customerPath,
  operatorFilePath,
  operatorInvoicePath,
  operatorRequestPath,
  pagePaths,
} from '../../src/domain/page-paths.ts';
import { routeTable } from '../../src/portal/routes/route-table.ts';
import { expectAccessiblePage } from './accessible-page.ts';
import { openPage } from './browser.ts';
import { origin } from './own-program.ts';
import { whereIs } from './page-actions.ts';
import { beOperator, beSignedIn } from './signed-in.ts';

/** The views of data, which an address alone does not name; the order book also draws a chart. */
async function viewAddress(page: Page, dataType: string, orderType: string): Promise<string> {
  const choices = await whereIs(page, origin, dataType, orderType);
  return `${pagePaths.dataView}/${dataType}?${new URLSearchParams(choices)}`;
}

/** What an operator's call answers. */
const readAs = async (page: Page, path: string) =>
  (
    await page.request.get(`${origin}/api/operator/${path}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
  ).json();

const addresses: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  orderDataViewing: (page) => viewAddress(page, 'order', 'Order book'),
  tradeDataViewing: (page) => viewAddress(page, 'trade', 'Trades'),
  operatorFile: async (page) => operatorFilePath((await readAs(page, 'files')).Files[0].Number),
  // The sandbox has issued none: what is checked is the page that says so.
  operatorInvoice: async (page) =>
    operatorInvoicePath((await readAs(page, 'invoices')).Invoices[0]?.Number ?? 'IN-2026-000001'),
  operatorRequest: async (page) => {
    const { requestId } = (await readAs(page, 'files?after=nowhere')).error;
    await expect.poll(async () => (await readAs(page, `requests/${requestId}`)).Request?.Status).toBe(400);
    return operatorRequestPath(requestId);
  },
  operatorCustomer: async (page) => customerPath((await readAs(page, 'accounts')).Accounts[0].Pseudonym),
  compare: async (page) =>
    compareAddress({ series: [seriesOfView(await viewAddress(page, 'trade', 'Trades'))] }),
};

// The states of each page are checked in jsdom, where there are neither colours nor widths.
test.each(
  routeTable.filter(({ path }) => path !== pagePaths.callback).map((route) => [route.path, route] as const),
)(
  '%s is accessible in both colour schemes, and nothing of it is cut off on a phone',
  async (_, { id, path, area }) => {
    const page = await openPage();
    if (area === 'operating') await beOperator({ page, origin });
    else if (area !== 'public') await beSignedIn({ page, origin });
    const address = new URL((await addresses[id]?.(page)) ?? path.replace(/\/:\w+\?$/, ''), origin);
    await page.goto(address.href);
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    if (area === 'operating') expect(new URL(page.url()).pathname).toBe(address.pathname);
    await expectAccessiblePage(page);
  },
);
