import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { goTo } from '../go-to.ts';
import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { instrumentKit } from './kit.ts';

const call = '/api/instruments/FR0000120271';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

walkBrowser(instrumentKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(call);
    await page.goto(`${origin}/instruments/FR0000120271`);
  },
  // The service answers at the timing asked for.
  mayHappen: ({ context }, { output }) => !output || output.Timing === context.asked.timing,
  notHere: {
    'rows.published':
      'this page shows no rows of a view; the row `shown, none, failed | rows.published` covers it',
    'due: * → loading': 'the same; the rows `due | after rowsPause` and `due | refresh.requested` cover it',
    'xstate.error.actor.loadInstrument: unauthenticated':
      'a session that has ended leads away from the page: walked on the page',
  },
  events: {
    'xstate.done.actor.loadInstrument': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        output
          ? route.fulfill({ json: output })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadInstrument': ({ holds }, { error }) =>
      holds.release(call, (route) =>
        route.fulfill(
          error.failure.kind === 'forbidden'
            ? { status: 403, json: { error: { code: 'forbidden', message: '', requestId: 'r-1' } } }
            : fault,
        ),
      ),
    'timing.changed': ({ page }, { timing }, { context }) =>
      context.instrument === null
        ? goTo(page, `/instruments/FR0000120271?timing=${timing}`)
        : page.getByRole('link', { name: timing === 'live' ? 'Live' : 'Delayed', exact: true }).click(),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'refresh.requested': (world) => button(world, 'Refresh').click(),
  },
  states: {
    loading: async (world, { context }) => {
      const isThere = context.instrument?.Timing === context.asked.timing;
      const wait = isThere ? 'Refreshing the instrument' : 'Loading the instrument';
      await world.page.getByText(wait).waitFor({ state: 'attached' });
    },
    shown: async (world, { context }) => {
      const { page } = world;
      await expect.poll(() => page.getByText(/^(Refreshing|Loading) the instrument$/).count()).toBe(0);
      await page.getByRole('table', { name: 'Last trades' }).waitFor();
      await page.getByRole('row', { name: /Order book/ }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(context.failure === null ? 0 : 1);
      // Nothing makes the page wider than the window.
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
    },
    none: ({ page }) =>
      page.getByText(/^(There is no instrument|You have no right to live data of) FR0000120271/).waitFor(),
    withdrawn: ({ page }) => page.getByText('You may not see FR0000120271 any more').waitFor(),
    failed: ({ page }) => page.getByText('The instrument could not be loaded.').waitFor(),
  },
});
