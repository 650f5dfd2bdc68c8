import { expect } from 'vitest';
import { walkBrowser } from '../walk-browser.ts';
import { documentLinks, documentsKit, userGuide } from './kit.ts';

const call = '/api/documents/list';

walkBrowser(documentsKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await page.goto(`${origin}/documentation`);
  },
  events: {
    'xstate.done.actor.loadDocuments': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ json: { documents: documentLinks } })),
    'xstate.error.actor.loadDocuments': async ({ holds, page }) => {
      await holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'OK' }).click();
    },
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    // The running program sends the document itself.
    'document.requested': async ({ page, origin }) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: userGuide.name, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect(page.url()).toBe(`${origin}/documentation`);
    },
  },
  states: {
    loading: async ({ page }) => {
      await page.getByText('Loading documents').waitFor();
    },
    listed: async ({ page }) => {
      await page.getByRole('link', { name: 'Rate card', exact: true }).waitFor();
    },
    failed: async ({ page }) => {
      await page.getByText('The documents could not be loaded.').waitFor();
    },
  },
  notHere: {
    'xstate.error.actor.downloads': 'needs a defect of the page itself: walked on the page',
  },
  unseen: { broken: 'needs a defect of the page itself' },
});
