import { expect } from 'vitest';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { venuesKit } from './kit.ts';

const call = '/api/tradingVenuesList';

const link = ({ page }: BrowserWorld, name: string) => page.getByRole('link', { name, exact: true });

walkBrowser(venuesKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/documentation`);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
  },
  events: {
    // The home page requests the venues whenever it opens.
    'venues.requested': async (world) => {
      await link(world, 'Documentation').first().click();
      await world.page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
      await link(world, 'Home').first().click();
    },
    'xstate.done.actor.loadVenues': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadVenues': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ status: 500, json: {} })),
  },
  states: {
    idle: ({ page }) => expect.poll(() => page.getByText('Loading trading venues').count()).toBe(0),
    loading: ({ page }) => page.getByText('Loading trading venues').waitFor(),
    loaded: async ({ page }) => {
      await page.getByText('from 3 trading venues').waitFor();
      await page.getByText('PVMF').first().waitFor();
    },
    failed: async ({ page }) => {
      await page.getByText('from regulated trading venues').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  },
});
