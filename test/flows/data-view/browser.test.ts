import { expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { goTo } from '../go-to.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { dataViewKit, gilt } from './kit.ts';

const data = '/api/feed/data';
const refusal = { error: { code: 'not-found', message: 'No such instrument', requestId: 'r-1' } };
const unavailable = { error: { code: 'unavailable', message: '', requestId: 'r-2' } };

const button = ({ page }: BrowserWorld, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** A load fails: the dialog gives the reason, and is closed. */
async function refuse({ page, holds }: BrowserWorld): Promise<void> {
  await holds.release(data, (route) => route.fulfill({ status: 404, json: refusal }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No such instrument').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const absent = async (world: BrowserWorld): Promise<void> => {
  await expect.poll(() => world.page.getByRole('grid').count()).toBe(0);
  expect(await button(world, 'Refresh').count()).toBe(0);
};

const fromTheBook = 'happens only with the loaded book: walked on the page';
const backToLoaded = 'the walk comes back to loaded rows, which are shown at once: walked on the page';

walkBrowser(dataViewKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(data);
    await page.goto(origin + dataViewAddress(gilt));
  },
  events: {
    'address.changed': ({ page }, { pathname, search }) => goTo(page, `${pathname}${search}`),
    'refresh.requested': (world) => button(world, 'Refresh').click(),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'page.turned': (world, { page }) => button(world, page === 0 ? 'Newer rows' : 'Older rows').click(),
    'expansion.toggled': (world) => button(world, /^(Expand|Collapse)$/).click(),
    'xstate.done.actor.loadData': ({ holds }, { output }) =>
      holds.release(data, (route) => route.fulfill({ json: output.record })),
    'xstate.error.actor.loadData': refuse,
    'xstate.done.actor.refreshData': ({ holds }, { output }) =>
      holds.release(data, (route) => route.fulfill({ json: output.record })),
    'xstate.error.actor.refreshData': ({ holds }) =>
      holds.release(data, (route) => route.fulfill({ status: 503, json: unavailable })),
    'xstate.done.actor.loadPage': ({ holds }, { output }) =>
      holds.release(data, async (route) => {
        expect(new URL(route.request().url()).searchParams.get('cursor')).toBe('cursor-of-page-2');
        await route.fulfill({ json: output });
      }),
    'xstate.error.actor.loadPage': refuse,
  },
  states: {
    sentBack: async (world) => {
      await world.page.waitForURL((url) => url.pathname === pagePaths.dataSelect);
      await absent(world);
    },
    loading: async (world, { context }) => {
      await absent(world);
      const what = context.criteria.datatype === 'order' ? 'orders' : 'trades';
      await world.page.getByText(`Loading ${what}`).waitFor();
    },
    refreshing: async (world) => {
      await absent(world);
      await world.page.getByText(/^Refreshing/).waitFor();
    },
    showing: async (world, { context }) => {
      const { page } = world;
      await page.getByRole('grid').waitFor();
      await button(world, 'Refresh').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      const strip = context.failedRefresh === null ? 0 : 1;
      await expect.poll(() => page.getByText(/^Could not refresh at /).count()).toBe(strip);
      await page
        .getByLabel('What is shown')
        .getByText(context.record.InstrumentID, { exact: true })
        .waitFor();
      const { viewId, expanded } = context;
      const names = viewId === 'tradeDisplay' ? [expanded.includes(viewId) ? 'Collapse' : 'Expand'] : [];
      await expect.poll(() => button(world, /^(Expand|Collapse)$/).allTextContents()).toEqual(names);
      const hasPager = context.page > 0 || context.pages[context.page]?.next !== null;
      const pager = page.getByRole('navigation', { name: 'Pages of rows' });
      await expect.poll(() => pager.count()).toBe(hasPager ? 1 : 0);
    },
    'showing.resting': ({ page }) => expect.poll(() => page.getByText('Loading older rows').count()).toBe(0),
    'showing.turning': ({ page }) => page.getByText('Loading older rows').waitFor(),
    'showing.filtering': async ({ page }) => {
      await page.getByText('Loading trades').waitFor();
      await page.getByRole('grid').waitFor();
    },
    failed: async ({ page }) => {
      await page.getByRole('heading', { name: /^The (orders|trades) could not be loaded$/ }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  notHere: {
    'news.came': 'sent by the flow that follows the view, which is walked by itself',
    'address.changed to the book at hand': 'it comes from the selection: walked on the page',
    'refreshing: address.changed to the trades → *': fromTheBook,
    'showing.resting: address.changed to the trades → *': fromTheBook,
    'showing.resting: address.changed to some of the trades → loading': fromTheBook,
    'showing.filtering: address.changed to the trades → *': backToLoaded,
    'showing.filtering: address.changed to some of the trades → showing.filtering': backToLoaded,
  },
  unseen: {
    entering: 'left in the step that enters it',
  },
});
