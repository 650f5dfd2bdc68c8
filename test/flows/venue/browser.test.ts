import { goTo } from '../go-to.ts';
import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { venueKit, venueShown } from './kit.ts';

const call = '/api/venues/TPIC';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

walkBrowser(venueKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/venues/TPIC`);
  },
  // The service answers with the year asked for.
  mayHappen: ({ context }, { output }) =>
    !output || output.year === Number(context.asked.year ?? venueShown.year),
  events: {
    'year.changed': ({ page }, { year }, { context }) =>
      context.facts === null
        ? goTo(page, `/venues/TPIC${year === null ? '' : `?year=${year}`}`)
        : page.getByRole('link', { name: year ?? '2026', exact: true }).click(),
    'xstate.done.actor.loadVenue': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        output
          ? route.fulfill({ json: output })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadVenue': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
  },
  states: {
    loading: ({ page }, { context }) =>
      page.getByText(context.facts === null ? 'Loading the venue' : 'Loading the year').waitFor(),
    shown: async ({ page }, { context }) => {
      await page.getByRole('grid', { name: `Days of ${context.facts.year}` }).waitFor();
      await page.getByText('Loading the year').waitFor({ state: 'detached' });
      if (context.facts.year === venueShown.year)
        await page.getByRole('gridcell', { name: 'Tue 17 November: degraded, 321 rows' }).waitFor();
    },
    none: ({ page }) => page.getByText('There is no trading venue with the MIC TPIC.').waitFor(),
    failed: ({ page }) => page.getByText('The venue could not be loaded.').waitFor(),
  },
});
