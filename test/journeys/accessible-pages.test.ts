import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { compareAddress, seriesOfView } from '../../src/domain/compare/comparison.ts';
import { pagePaths } from '../../src/domain/page-paths.ts';
import { routeTable } from '../../src/portal/routes/route-table.ts';
import { expectAccessiblePage } from './accessible-page.ts';
import { openPage } from './browser.ts';
import { origin } from './own-program.ts';
import { whereIs } from './page-actions.ts';
import { beSignedIn } from './signed-in.ts';

/** The views of data, which an address alone does not name; the order book also draws a chart. */
async function viewAddress(page: Page, dataType: string, orderType: string): Promise<string> {
  const choices = await whereIs(page, origin, dataType, orderType);
  return `${pagePaths.dataView}/${dataType}?${new URLSearchParams(choices)}`;
}

const addresses: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  orderDataViewing: (page) => viewAddress(page, 'order', 'Order book'),
  tradeDataViewing: (page) => viewAddress(page, 'trade', 'Trades'),
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
    if (area !== 'public') await beSignedIn({ page, origin });
    await page.goto(origin + ((await addresses[id]?.(page)) ?? path.replace(/\/:\w+\?$/, '')));
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectAccessiblePage(page);
  },
);
