import { expect } from 'vitest';
import { documentLinks, documentsKit, userGuide } from '../kits/documents.ts';
import { walkBrowser } from '../walk-browser.ts';

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
    // The document itself is the running program's.
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
    'xstate.error.actor.downloads': 'only a defect of the page itself',
  },
  unseen: { broken: 'only a defect of the page itself leads there' },
});
