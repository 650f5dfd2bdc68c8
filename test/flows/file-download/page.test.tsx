import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { FailureError } from '../../../src/domain/failure.ts';
import { Page } from '../../../src/portal/pages/documentation.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { waitIsOver } from '../running-flows.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { facts, fileDownloadKit, firstFile, secondFile } from './kit.ts';

/** The transfers, controlled by the test: their requests and their ends. */
const transfers = vi.hoisted(() => ({
  checks: [] as { path: string; end: (facts: unknown) => void; fail: (error: Error) => void }[],
  fetches: [] as {
    path: string;
    progress: (received: number) => void;
    end: () => void;
    fail: (error: Error) => void;
  }[],
  saved: [] as string[],
}));
vi.mock('../../../src/portal/browser/file-transfer.ts', () => ({
  checkFile: (_: string, { path }: { path: string }) =>
    new Promise((end, fail) => transfers.checks.push({ path, end, fail })),
  nothingFetched: () => ({ parts: [], received: 0, tag: null, type: '' }),
  fetchFile: (
    _: string,
    { file: { path } }: { file: { path: string } },
    __: unknown,
    progress: (received: number) => void,
  ) => new Promise<void>((end, fail) => transfers.fetches.push({ path, progress, end, fail })),
}));

vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (name: string) => transfers.saved.push(name),
}));

// The pause ends when a walk says so, however slow the machine is.
vi.mock('../../../src/portal/flows/file-download.ts', async (original) => {
  const { fileDownloadOf } = await original<typeof import('../../../src/portal/flows/file-download.ts')>();
  return {
    fileDownloadOf: (url: string) => fileDownloadOf(url).provide({ delays: { resumePause: 600_000 } }),
  };
});

const link = (name: string) => screen.getByRole('link', { name });
const status = () => screen.getByRole('status', { name: 'Downloads' }).textContent;

async function settle(work: () => void): Promise<void> {
  await act(async () => {
    work();
    await new Promise((done) => setImmediate(done));
  });
}

async function readAlert({ user }: PageWorld): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog.textContent).toContain('Report could not be downloaded');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

walkPage(fileDownloadKit, {
  mount: async ({ answers }) => {
    transfers.checks.length = 0;
    transfers.fetches.length = 0;
    const documents = [firstFile, secondFile].map(({ name, path }) => ({
      text: name,
      href: path,
      bytes: 1,
      publishedAt: '2026-11-20T09:00:00.000Z',
    }));
    answers
      .always('GET /api/userInfo', visitor)
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } })
      .always('GET /api/documents/list', { body: { documents } });
    await act(async () => {
      render(
        <InApp>
          <Page />
          <AlertDialog />
        </InApp>,
      );
    });
    await screen.findByRole('link', { name: firstFile.name });
  },
  events: {
    'file.requested': ({ user }, { file }) => user.click(link(file.name)),
    'xstate.done.actor.checkFile': () => settle(() => transfers.checks.at(-1)?.end(facts)),
    'xstate.error.actor.checkFile': async (world) => {
      await settle(() => transfers.checks.at(-1)?.fail(new Error('404')));
      await readAlert(world);
    },
    'download.progressed': async (_, { received }) => {
      await settle(() => transfers.fetches.at(-1)?.progress(received));
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
      expect(screen.getByText('1.0 MB of 4.0 MB')).toBeTruthy();
    },
    'download.cancelled': async ({ user }, _, before) => {
      // Saving ends here before anybody could press the button.
      if (before.matches('saving')) return;
      const button = screen.getByRole('button', { name: /^Cancel the download of / });
      const isLast = !status()?.includes('more to come');
      const name = button.getAttribute('aria-label')?.replace('Cancel the download of ', '');
      await user.click(button);
      if (!isLast) return;
      expect(status()).toBe(`${name} was cancelled.`);
      // Keyboard users continue from here, not from the top of the page.
      expect(document.activeElement).toBe(screen.getByRole('status', { name: 'Downloads' }));
    },
    'xstate.done.actor.fetchFile': () => settle(() => transfers.fetches.at(-1)?.end()),
    // The next download starts by itself.
    'xstate.done.actor.saveFile': () => expect(transfers.saved.at(-1)).toBe(facts.saveAs),
    'xstate.error.actor.fetchFile': async (world, { error }, { context }) => {
      const asked = transfers.fetches.length;
      await settle(() => transfers.fetches.at(-1)?.fail(error));
      // An interrupted download is retried silently after a pause, a refused one is not.
      if (error instanceof FailureError || context.attempt === 4) await readAlert(world);
      expect(transfers.fetches).toHaveLength(asked);
    },
    'xstate.after.resumePause.fileDownload.resuming': async (world, event) => {
      const asked = transfers.fetches.length;
      waitIsOver(world, event);
      expect(transfers.fetches).toHaveLength(asked + 1);
    },
  },
  states: {
    idle: () => expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull(),
    checking: (_, { context }) => {
      const more = context.waiting.length === 0 ? '' : ` ${context.waiting.length} more to come.`;
      expect(status()).toBe(`Downloading ${context.current.name}…${more}`);
      // B 7: HEAD is sent first.
      expect(transfers.checks.at(-1)?.path).toBe(context.current.path);
    },
    resuming: (_, { context }) => {
      expect(status()).toContain(`Downloading ${context.current.name}…`);
      expect(screen.getByRole('progressbar')).toBeTruthy();
    },
    fetching: (_, { context }) => {
      expect(screen.getByRole('progressbar')).toBeTruthy();
      expect(transfers.fetches.at(-1)?.path).toBe(context.current.path);
    },
  },
  notHere: {
    'xstate.error.actor.saveFile':
      'given to the browser in the step that ends the download; the row `saving | saveFile failed` covers it',
  },
  unseen: {
    next: 'left in the step that enters it',
    saving: 'giving the browser a file takes no visible time',
  },
});
