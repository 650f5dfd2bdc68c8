import { expect } from 'vitest';
import { indexAnswer } from '../public-answers.ts';
import { walkBrowser } from '../walk-browser.ts';
import { fileIndex, openFilesKit } from './kit.ts';

const call = '/open-data/index.json';

walkBrowser(openFilesKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/open-data`);
  },
  // The value already chosen cannot be chosen again.
  mayHappen: ({ context }, { filter }) => !filter || filter.venue !== context.filter.venue,
  events: {
    'xstate.done.actor.loadIndex': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ json: indexAnswer(fileIndex).body })),
    'xstate.error.actor.loadIndex': async ({ holds, page }) => {
      await holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'OK' }).click();
    },
    'retry.requested': ({ page }) => page.getByRole('button', { name: /^(Refresh|Try again)$/ }).click(),
    'filter.changed': async ({ page }, { filter }) => {
      const box = page.getByRole('combobox', { name: 'Trading venue' });
      // By keyboard: during a refresh the list is covered from the mouse but can still be used.
      if (filter.venue === null) return box.fill('');
      await box.fill(filter.venue);
      await page.getByRole('option').filter({ hasText: filter.venue }).waitFor();
      await box.press('ArrowDown');
      await box.press('Enter');
    },
    'files.moreRequested': ({ page }) => page.getByRole('button', { name: 'Show more files' }).press('Enter'),
  },
  states: {
    loading: async ({ page }) => {
      await page.getByText('Loading the list of files').waitFor();
    },
    listed: async ({ page }, { context }) => {
      const all = context.filter.venue === 'PVMF' ? 1 : fileIndex.files.length;
      const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(Math.min(all, context.shown));
    },
    failed: async ({ page }) => {
      await page.getByText('The list of files could not be loaded.').waitFor();
    },
  },
});
