import { expect } from 'vitest';
import { FailureError } from '../../../src/domain/failure.ts';
import { answerAlways } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { facts, fileDownloadKit, firstFile, secondFile } from './kit.ts';

const call = '/api/documents/list';

const status = ({ page }: BrowserWorld) => page.getByRole('status', { name: 'Downloads' });
const cancel = ({ page }: BrowserWorld) => page.getByRole('button', { name: /^Cancel the download of / });

async function readAlert({ page }: BrowserWorld): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await dialog.getByText('Report could not be downloaded').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const headers = {
  'content-length': String(facts.size),
  'content-disposition': `attachment; filename="${facts.saveAs}"`,
};
const tooShort = 'giving the browser a file leaves no time to press anything; the rows of `saving` cover it';

walkBrowser(fileDownloadKit, {
  open: async ({ page, holds, origin }) => {
    const documents = [firstFile, secondFile].map(({ name, path }) => ({
      text: name,
      href: path,
      bytes: 1,
      publishedAt: '2026-11-20T09:00:00.000Z',
    }));
    await page.clock.install();
    await answerAlways({ holds }, call, { documents });
    for (const { path } of [firstFile, secondFile]) await holds.hold(path);
    await page.goto(`${origin}/documentation`);
    await page.getByRole('link', { name: firstFile.name }).waitFor();
  },
  events: {
    'file.requested': ({ page }, { file }) => page.getByRole('link', { name: file.name }).click(),
    // B 7: HEAD is sent first.
    'xstate.done.actor.checkFile': ({ holds }, _, { context }) =>
      holds.release(context.current.path, async (route) => {
        expect(route.request().method()).toBe('HEAD');
        await route.fulfill({ headers });
      }),
    'xstate.error.actor.checkFile': async (world, _, { context }) => {
      await world.holds.release(context.current.path, (route) => route.fulfill({ status: 404 }));
      await readAlert(world);
    },
    'download.cancelled': async (world, _, { context }) => {
      await cancel(world).click();
      if (context.waiting.length > 0) return;
      await status(world).getByText(`${context.current.name} was cancelled.`).waitFor();
      // Keyboard users continue from here, not from the top of the page.
      await expect.poll(() => status(world).evaluate((one) => one === document.activeElement)).toBe(true);
    },
    'xstate.after.resumePause.fileDownload.resuming': ({ page }, _, { context }) =>
      page.clock.fastForward(1_000 * 4 ** (context.attempt - 1)),
    'xstate.done.actor.fetchFile': async ({ page, holds }, _, { context }) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        holds.release(context.current.path, (route) => {
          expect(route.request().method()).toBe('GET');
          return route.fulfill({ body: 'a,b\r\n1,2\r\n' });
        }),
      ]);
      expect(download.suggestedFilename()).toBe(facts.saveAs);
    },
    // The browser saves the file at once.
    'xstate.done.actor.saveFile': async () => {},
    'xstate.error.actor.fetchFile': async (world, { error }, { context }) => {
      const isRefused = error instanceof FailureError;
      await world.holds.release(context.current.path, (route) =>
        isRefused ? route.fulfill({ status: 404 }) : route.abort(),
      );
      // An interrupted download is retried silently, a refused one is not.
      if (isRefused || context.attempt === 4) await readAlert(world);
    },
  },
  states: {
    resuming: async ({ page }) => {
      await page.getByRole('progressbar').waitFor();
    },
    idle: (world) => expect.poll(() => cancel(world).count()).toBe(0),
    checking: async (world, { context }) => {
      const more = context.waiting.length === 0 ? '' : ` ${context.waiting.length} more to come.`;
      await expect
        .poll(() => status(world).textContent())
        .toBe(`Downloading ${context.current.name}…${more}`);
    },
    fetching: async ({ page }) => {
      await page.getByRole('progressbar').waitFor();
    },
  },
  unseen: {
    next: 'left in the step that enters it',
    saving: 'giving the browser a file takes no visible time',
  },
  notHere: {
    'download.progressed': 'a held answer arrives whole: walked on the page',
    'xstate.error.actor.saveFile':
      'a browser that cannot save a file reports that itself; the row `saving | saveFile failed` covers it',
    'saving: file.requested * → *': tooShort,
    'saving: download.cancelled → *': tooShort,
  },
});
