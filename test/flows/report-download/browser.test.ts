import { expect } from 'vitest';
import { publisherAnswer, reportAnswer } from '../public-answers.ts';
import { publishers } from '../publishers/kit.ts';
import { walkBrowser } from '../walk-browser.ts';
import { plainFile, reportDownloadKit, reportGroups, segmentFile } from './kit.ts';

const lists = { publishers: '/api/report/publist', files: '/api/report/reports' } as const;
const address = '/best-execution-reporting/download?publisher=2&date=2026-09-30';

walkBrowser(reportDownloadKit, {
  open: async ({ holds }) => {
    for (const path of [...Object.values(lists), segmentFile.path, plainFile.path]) await holds.hold(path);
  },
  events: {
    'page.opened': async ({ page, holds, origin }, { choice, link }) => {
      if (!choice) {
        await page.goto(`${origin}${link ? address : '/best-execution-reporting/download'}`);
        return;
      }
      await page.goto(`${origin}/best-execution-reporting`);
      await holds.release(lists.publishers, (route) =>
        route.fulfill({ json: publisherAnswer(publishers).body }),
      );
      await page.getByRole('combobox', { name: `Report of ${choice.publisherName}` }).click();
      await page.getByRole('option', { name: choice.formattedDate }).click();
      await page.getByRole('button', { name: `Show reports of ${choice.publisherName}` }).click();
    },
    'xstate.done.actor.findReport': ({ holds }, { output }) =>
      holds.release(lists.publishers, (route) =>
        route.fulfill({ json: publisherAnswer(output ? publishers : []).body }),
      ),
    'xstate.error.actor.findReport': async ({ holds, page }) => {
      await holds.release(lists.publishers, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'OK' }).click();
    },
    'xstate.done.actor.loadReports': ({ holds }) =>
      holds.release(lists.files, (route) => route.fulfill({ json: reportAnswer(reportGroups).body })),
    'xstate.error.actor.loadReports': async ({ holds, page }) => {
      await holds.release(lists.files, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'OK' }).click();
    },
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'file.chosen': async ({ page }, { path }) => {
      const box = page.getByRole('combobox', { name: 'File of Cash equity' });
      if (path === null) return box.fill('');
      await box.click();
      await page.getByRole('option').first().click();
    },
    'group.submitted': async ({ page, holds }) => {
      await page.getByRole('button', { name: 'Download Cash equity' }).click();
      await holds.release(segmentFile.path, (route) => route.abort());
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await dialog.getByRole('link').waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    'row.submitted': async ({ page, holds }) => {
      const text = 'a,b\r\n1,2\r\n';
      const headers = { 'content-length': String(text.length), 'content-disposition': 'attachment' };
      await page.getByRole('button', { name: 'Download Notes' }).click();
      await holds.release(plainFile.path, (route) => route.fulfill({ headers, body: text }));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        holds.release(plainFile.path, (route) => route.fulfill({ headers, body: text })),
      ]);
      expect(download.suggestedFilename()).toBe('icpm-2026-09-30-notes.csv');
    },
  },
  states: {
    idle: async () => {},
    turnedAway: async ({ page, origin }) => {
      await page.waitForURL(`${origin}/best-execution-reporting`);
    },
    findingReport: async ({ page }) => {
      await page.getByText('Loading reports').waitFor();
    },
    unknownReport: async ({ page }) => {
      await page.getByText(/^There is no such report\./).waitFor();
    },
    loadingReports: async ({ page }) => {
      await page.getByText('Loading reports').waitFor();
    },
    choosing: async ({ page }, { context }) => {
      await page.getByText('Please download').waitFor();
      const button = page.getByRole('button', { name: 'Download Cash equity' });
      await expect.poll(() => button.isDisabled()).toBe(context.chosen[0] === undefined);
    },
    failed: async ({ page }) => {
      await page.getByText('The reports could not be loaded.').waitFor();
    },
  },
  notHere: {
    'xstate.error.actor.downloads': 'needs a defect of the page itself: walked on the page',
  },
  unseen: {
    idle: 'the browser has not opened the page yet',
    broken: 'needs a defect of the page itself',
  },
});
