import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { whereIs } from '../../journeys/page-actions.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { viewExportKit } from './kit.ts';

const call = '/api/feed/export';
const panel = ({ page }: BrowserWorld) => page.getByRole('region', { name: 'Export rows' });
const button = (world: BrowserWorld, name: string) => panel(world).getByRole('button', { name, exact: true });
const exportStatus = (world: BrowserWorld) => panel(world).getByRole('status', { name: 'Export' });
const fileName = /^\S+-tradeDisplay-delayed\.xlsx$/;

async function choose(world: BrowserWorld, label: string, option: RegExp): Promise<void> {
  await panel(world).getByRole('combobox', { name: label }).click();
  await panel(world).getByRole('option', { name: option }).click();
}

// One view serves all paths.
let view = '';

walkBrowser(viewExportKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    if (view === '') view = String(new URLSearchParams(await whereIs(page, origin, 'trade', 'Trades')));
    await holds.hold(call);
    await page.goto(`${origin}/data-viewing/trade?${view}`);
    await page.getByRole('button', { name: 'Export' }).click();
    await choose(world, 'Rows', /^All rows/);
    await choose(world, 'Format', /^Excel/);
  },
  events: {
    'export.requested': (world) => button(world, 'Save file').click(),
    'export.cancelled': (world) => button(world, 'Cancel').click(),
    // The running program sends the file itself.
    'xstate.done.actor.makeFile': async ({ page, holds }) => {
      const [download] = await Promise.all([page.waitForEvent('download'), holds.release(call)]);
      expect(download.suggestedFilename()).toMatch(fileName);
      const file = await readFile(await download.path());
      // A spreadsheet is a zip archive, not the text of a refusal.
      expect(file.subarray(0, 2).toString()).toBe('PK');
    },
    'xstate.error.actor.makeFile': ({ holds }) => holds.release(call, (route) => route.abort()),
  },
  states: {
    idle: async (world) => expect(await exportStatus(world).textContent()).toBe(''),
    exporting: (world) =>
      expect.poll(() => exportStatus(world).textContent()).toMatch(/^Making \S+\.xlsx… Leaving/),
    exported: (world) =>
      expect
        .poll(() => exportStatus(world).textContent())
        .toMatch(/\.xlsx has been saved by your browser\.$/),
    cancelled: async (world) => {
      await expect
        .poll(() => exportStatus(world).textContent())
        .toMatch(/ was cancelled: nothing was saved\.$/);
      const save = button(world, 'Save file');
      await expect.poll(() => save.evaluate((one) => one === document.activeElement)).toBe(true);
    },
    failed: (world) =>
      panel(world)
        .getByText(/\.xlsx: Service is temporarily unavailable$/)
        .waitFor(),
  },
  notHere: { 'export.progressed': 'a held answer arrives whole: walked on the page' },
});
