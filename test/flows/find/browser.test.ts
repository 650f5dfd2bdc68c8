import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { findAnswer, findKit } from './kit.ts';

const call = '/api/subscription/feed/find';
const field = ({ page }: BrowserWorld) => page.getByRole('combobox', { name: 'Find an instrument' });

walkBrowser(findKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(call);
    await page.goto(`${origin}/documentation`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Find an instrument' }).waitFor();
  },
  events: {
    'find.opened': async (world) => {
      // A page that is still loading handles no keys.
      await world.page.getByRole('button', { name: 'Find an instrument' }).waitFor();
      await world.page.keyboard.press('Control+k');
      await field(world).waitFor();
      await expect.poll(() => field(world).evaluate((box) => box === document.activeElement)).toBe(true);
    },
    'text.changed': (world, { text }) => field(world).fill(text),
    'xstate.after.searchDelay.find.open.waiting': async () => {},
    'xstate.done.actor.findInstruments': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        route.fulfill({ json: output.views.length === 0 ? { Instruments: [], More: false } : findAnswer }),
      ),
    'xstate.error.actor.findInstruments': ({ holds }) =>
      holds.release(call, (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }),
      ),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'result.chosen': async ({ page }, { to }) => {
      const compare = page.getByRole('button', { name: 'Compare', exact: true, pressed: true });
      if ((await compare.count()) > 0) await compare.click();
      const isView = to.startsWith('/data-viewing');
      for (let moves = 0; isView && moves < 2; moves += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => `${url.pathname}${url.search}` === to);
    },
    'results.compared': async ({ page }, { to }) => {
      const compare = page.getByRole('button', { name: 'Compare', exact: true, pressed: false });
      if ((await compare.count()) > 0) await compare.click();
      await page.keyboard.press('ArrowDown');
      if (to.length > 1) {
        await page.keyboard.press('Shift+Enter');
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await page.getByRole('table', { name: 'Series compared' }).waitFor();
    },
    'first.requested': async ({ page }, { here }) => {
      const compare = page.getByRole('button', { name: 'Compare', exact: true, pressed: here === null });
      if ((await compare.count()) > 0) await compare.click();
      await page.keyboard.press('Enter');
    },
    'find.closed': ({ page }) => page.keyboard.press('Escape'),
  },
  states: {
    closed: (world) => expect.poll(() => field(world).count()).toBe(0),
    open: (world) => field(world).waitFor(),
    'open.empty': ({ page }) => expect.poll(() => page.getByRole('option').count()).toBe(0),
    'open.waiting': (world) => expect.poll(() => field(world).getAttribute('aria-busy')).toBe('true'),
    'open.searching': (world) => expect.poll(() => field(world).getAttribute('aria-busy')).toBe('true'),
    'open.found': async ({ page }) => {
      const compare = page.getByRole('button', { name: 'Compare', exact: true, pressed: true });
      const instruments = (await compare.count()) > 0 ? 0 : 2;
      await expect.poll(() => page.getByRole('option').count()).toBe(instruments + 3);
    },
    'open.nothingFound': ({ page }) => page.getByText(/^Nothing that you may see matches/).waitFor(),
    'open.failed': ({ page }) => page.getByText('Service is temporarily unavailable').waitFor(),
  },
  // _Compare_ is beside the earlier results.
  mayHappen: ({ context }, { type, here }) =>
    type !== 'first.requested' || here === null || context.found?.views.length > 0,
  notHere: {
    'xstate.error.actor.findInstruments unauthenticated':
      'when a session ends another page is shown: walked on the page',
    'open.failed: result.chosen instrument → *':
      'results are not shown beside a failure; the row `open.failed | result.chosen` covers it',
    'open.failed: result.chosen view → *':
      'results are not shown beside a failure; the row `open.failed | result.chosen` covers it',
    'open.failed: results.compared 1 → *':
      'results are not shown beside a failure; the row `open.failed | results.compared` covers it',
    'open.failed: results.compared 2 → *':
      'results are not shown beside a failure; the row `open.failed | results.compared` covers it',
  },
});
