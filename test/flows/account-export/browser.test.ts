import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { fault, readDialog } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { accountExportKit } from './kit.ts';

const call = '/api/userdetails/export';

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: BrowserWorld, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();
const failed = /An error has occurred/;

walkBrowser(accountExportKit, {
  open: async (world) => {
    await beSignedIn(world);
    await world.holds.hold(call);
    await world.page.goto(`${world.origin}/my-account/details`);
    await button(world, 'Export my data').waitFor();
  },
  events: {
    'export.requested': (world) => button(world, 'Export my data').click(),
    // The running program sends the file itself.
    'xstate.done.actor.exportAccount': async ({ page, holds }) => {
      const [download] = await Promise.all([page.waitForEvent('download'), holds.release(call)]);
      expect(download.suggestedFilename()).toMatch(/^daylight-account-\d{4}-\d\d-\d\d\.json$/);
      const text = await readFile(await download.path(), 'utf8');
      expect(JSON.parse(text)).toMatchObject({ Account: { Email: 'analyst@daylight.example' } });
    },
    'xstate.error.actor.exportAccount': async (world) => {
      await world.holds.release(call, (route) => route.fulfill(fault));
      await readDialog(world, failed);
    },
  },
  states: {
    idle: async (world) => expect(await button(world, 'Export my data').isEnabled()).toBe(true),
    exporting: async (world) => {
      await says(world, 'Creating the file…');
      expect(await button(world, 'Export my data').isDisabled()).toBe(true);
    },
    exported: (world) => says(world, 'The file has been saved by your browser.'),
    failed: ({ page }) => page.getByText(/could not be made/).waitFor(),
  },
});
