import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { instrumentShown } from '../instrument/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { bond, watchlistKit } from './kit.ts';

const list = '/api/watchlist';
const remove = '/api/watchlist/remove';
const name = bond.InstrumentDescription;
const broken = { status: 500, json: { error: { code: 'internal', message: '', requestId: 'r-9' } } };

const star = ({ page }: BrowserWorld, isWatched: boolean) =>
  page.getByRole('button', { name: `${isWatched ? 'Stop watching' : 'Watch'} ${name}`, exact: true });
const seen = async (world: BrowserWorld, isWatched: boolean, isLocked: boolean) => {
  const pressed = star(world, isWatched);
  await expect.poll(() => pressed.getAttribute('aria-pressed')).toBe(`${isWatched}`);
  await expect.poll(() => pressed.getAttribute('aria-disabled')).toBe(isLocked ? 'true' : null);
};

// The star beside an instrument's name; the list with figures is walked on its page.
walkBrowser(watchlistKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await page.route('**/api/instruments/FR0000120271?*', (route) =>
      route.fulfill({ json: instrumentShown }),
    );
    for (const call of [list, remove]) await holds.hold(call);
    await page.goto(`${origin}/instruments/FR0000120271`);
  },
  events: {
    'xstate.done.actor.loadWatchlist': ({ holds }, { output }) =>
      holds.release(list, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadWatchlist': ({ holds }) => holds.release(list, (route) => route.fulfill(broken)),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    'refresh.requested': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    },
    'xstate.done.actor.refreshWatchlist': ({ holds }, { output }) =>
      holds.release(list, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.refreshWatchlist': ({ holds }) =>
      holds.release(list, (route) => route.fulfill(broken)),
    'watch.requested': async (world) => {
      await star(world, false).focus();
      await world.page.keyboard.press('Enter');
    },
    'xstate.done.actor.addInstrument': ({ holds }) =>
      holds.release(list, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.addInstrument': ({ holds }, { error }) =>
      holds.release(list, (route) =>
        route.fulfill({
          status: 409,
          json: { error: { code: 'conflict', message: error.failure.message, requestId: 'r-1' } },
        }),
      ),
    'unwatch.requested': (world) => star(world, true).click(),
    'xstate.done.actor.removeInstrument': ({ holds }) =>
      holds.release(remove, (route) => route.fulfill({ status: 204 })),
    'xstate.error.actor.removeInstrument': ({ holds }) =>
      holds.release(remove, (route) => route.fulfill(broken)),
  },
  states: {
    loading: (world) => seen(world, false, true),
    failed: ({ page }) => page.getByText('Whether you watch it could not be loaded.').waitFor(),
    listed: async (world, { context }) => {
      await seen(world, context.watched.includes(bond.InstrumentID), false);
      await expect.poll(() => world.page.getByRole('alert').count()).toBe(context.failure === null ? 0 : 1);
    },
    'listed.resting': ({ page }) => page.getByRole('table', { name: 'Last trades' }).waitFor(),
    'listed.refreshing': ({ page }) => page.getByRole('table', { name: 'Last trades' }).waitFor(),
    adding: (world) => seen(world, true, true),
    removing: (world) => seen(world, false, true),
  },
});
