import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { getDataAddress } from '../../../src/domain/feed/data-choice.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { goTo } from '../go-to.ts';
import type { HeldCall } from '../held-calls.ts';
import { indexAnswer } from '../public-answers.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { aDay, daysDownload, getDataKit, openFile } from './kit.ts';

const index = '/open-data/index.json';
const history = '/api/history';
const content = 'price,volume\r\n1,2345\r\n';
const button = ({ page }: BrowserWorld, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const status = ({ page }: BrowserWorld) => page.getByRole('status', { name: 'Download' });

const withFiles = (files: (typeof openFile)[]) => (call: HeldCall) =>
  call.fulfill({ json: indexAnswer({ updatedAt: '2025-11-20T09:00:00Z', files }).body });
const withText = (body: string) => (call: HeldCall) =>
  call.fulfill({ body, contentType: 'application/x-ndjson', headers: { 'x-is-delayed': 'true' } });
const pathOf = (format: string): string => (format === 'csv' ? openFile.path : history);

walkBrowser(getDataKit, {
  // Of the one day there may be a file, of the others history.
  mayHappen: ({ context }, { output }) =>
    !output ||
    !('way' in output) ||
    output.way === 'nothing' ||
    (output.way === 'openFiles') === (context.choice.format === 'csv'),
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    // What is kept belongs to the origin, on which the page may not be yet.
    await page.goto(`${origin}/robots.txt`);
    const kept = [{ ...daysDownload, choice: getDataAddress(daysDownload.choice) }];
    await page.evaluate(
      `localStorage.setItem('daylight.downloads.analyst@daylight.example', ${JSON.stringify(JSON.stringify(kept))})`,
    );
    for (const path of [index, history, openFile.path]) await holds.hold(path);
    await page.goto(`${origin}${getDataAddress(aDay)}`);
  },
  events: {
    'address.changed': ({ page }, { search }) => goTo(page, `/get-data${search}`),
    'xstate.done.actor.lookUp': async ({ holds }, { output }) => {
      await holds.release(index, withFiles(output.way === 'openFiles' ? [openFile] : []));
      if (output.way !== 'openFiles')
        await holds.release(history, withText(output.way === 'history' ? '{}\n' : ''));
    },
    'xstate.error.actor.lookUp': ({ holds }) => holds.release(index, (route) => route.abort()),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'download.requested': (world) => button(world, /^(Download|Try again)$/).click(),
    'download.cancelled': (world) => button(world, 'Cancel').click(),
    'xstate.done.actor.fetchData': async ({ page, holds }, _, { context }) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        holds.release(pathOf(context.choice.format), withText(content)),
      ]);
      expect(download.suggestedFilename()).toMatch(/^trades-TPIC-2025-11-/);
      expect(await readFile(await download.path(), 'utf8')).toBe(content);
    },
    'xstate.error.actor.fetchData': ({ holds }, _, { context }) =>
      holds.release(pathOf(context.choice.format), (route) => route.abort()),
    'download.repeated': ({ page }) =>
      page.getByRole('button', { name: /^Download again: .* 3 November/ }).click(),
    'downloads.cleared': (world) => button(world, 'Clear the list').click(),
  },
  notHere: { 'download.progressed': 'a held answer arrives whole: walked on the page' },
  unseen: { deciding: 'left in the step that enters it', ready: 'the states within it are seen' },
  states: {
    choosing: ({ page }) => page.getByText('Choose a venue or an instrument to see what there is.').waitFor(),
    looking: (world) => expect.poll(() => status(world).textContent()).toBe('Looking up what there is…'),
    nothing: ({ page }) => page.getByText(/^There are no trades of TPIC that you may see on/).waitFor(),
    failed: ({ page }) => page.getByText(/^It could not be found out what there is\./).waitFor(),
    'ready.offered': ({ page }, { context: { offer } }) =>
      page
        .getByText(
          offer.way === 'openFiles' ? 'Open file, free without login' : 'History, up to 15 minutes ago',
        )
        .waitFor(),
    'ready.saved': (world) =>
      expect.poll(() => status(world).textContent()).toMatch(/ has been saved by your browser, 22 bytes\.$/),
    'ready.cancelled': async (world) => {
      await expect
        .poll(() => status(world).textContent())
        .toBe('The download was cancelled: nothing more is saved.');
      const download = button(world, 'Download');
      await expect.poll(() => download.evaluate((one) => one === document.activeElement)).toBe(true);
    },
    'ready.notSaved': ({ page }) =>
      page.getByText(/^The file could not be completed, so nothing was saved\./).waitFor(),
    downloading: (world) => expect.poll(() => status(world).textContent()).toMatch(/^Downloading…/),
  },
});
