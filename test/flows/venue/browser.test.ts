import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { venueKit } from './kit.ts';

const call = '/api/venues/TPIC';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

walkBrowser(venueKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/venues/TPIC`);
  },
  events: {
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
    loading: ({ page }) => page.getByText('Loading the venue').waitFor(),
    shown: async ({ page }) => {
      await page.getByRole('gridcell', { name: 'Tue 17 November: degraded, 321 rows' }).waitFor();
    },
    none: ({ page }) => page.getByText('There is no trading venue with the MIC TPIC.').waitFor(),
    failed: ({ page }) => page.getByText('The venue could not be loaded.').waitFor(),
  },
});
