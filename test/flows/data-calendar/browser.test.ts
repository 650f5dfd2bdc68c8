import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { dataCalendarKit } from './kit.ts';

const call = '/api/conditions';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

walkBrowser(dataCalendarKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/data-calendar?venue=TPIC&month=2026-11`);
  },
  events: {
    'xstate.done.actor.loadMonth': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        output
          ? route.fulfill({ json: output })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadMonth': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
  },
  states: {
    loading: ({ page }) => page.getByText('Loading the month').waitFor(),
    shown: async ({ page }) => {
      await page.getByRole('row', { name: /^Thu 19 07:00 to 17:00/ }).waitFor();
    },
    none: ({ page }) => page.getByText('There is no trading venue TPIC').waitFor(),
    failed: ({ page }) => page.getByText('The month could not be loaded.').waitFor(),
  },
});
