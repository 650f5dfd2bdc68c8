import { walkBrowser } from '../walk-browser.ts';
import { bootKit } from './kit.ts';

const call = '/api/config';

walkBrowser(bootKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/documentation`);
  },
  events: {
    'xstate.done.actor.loadConfig': ({ holds }) => holds.release(call),
    'xstate.error.actor.loadConfig': ({ holds }) => holds.release(call, (route) => route.abort()),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  bare: ['loading'],
  states: {
    loading: ({ page }) => page.getByText('Opening Daylight').waitFor(),
    failed: ({ page }) =>
      page.getByRole('heading', { level: 1, name: 'Service is temporarily unavailable' }).waitFor(),
    open: ({ page }) => page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor(),
  },
});
