import { expect } from 'vitest';
import { publisherAnswer } from '../public-answers.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { publishers, publishersKit } from './kit.ts';

const call = '/api/report/publist';
const nameOf = (id: number): string => publishers.find((one) => one.id === id)?.name ?? '';
const button = ({ page }: BrowserWorld, id: number) =>
  page.getByRole('button', { name: `Show reports of ${nameOf(id)}`, exact: true });

walkBrowser(publishersKit, {
  open: async ({ page, holds, origin }) => {
    await holds.hold(call);
    await holds.hold('/api/report/reports');
    await page.goto(`${origin}/best-execution-reporting`);
  },
  events: {
    'xstate.done.actor.loadPublishers': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ json: publisherAnswer(publishers).body })),
    'xstate.error.actor.loadPublishers': async ({ holds, page }) => {
      await holds.release(call, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'OK' }).click();
    },
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'report.chosen': async ({ page }, { publisherId, reportId }) => {
      const box = page.getByRole('combobox', { name: `Report of ${nameOf(publisherId)}`, exact: true });
      if (reportId === null) return box.fill('');
      await box.click();
      await page.getByRole('option').first().click();
    },
    'report.submitted': async (world, { publisherId }) => {
      // The address changes before the next page appears; the call of that page shows that it has.
      const nextCall = world.page.waitForRequest((request) =>
        new URL(request.url()).pathname.startsWith('/api/report/r'),
      );
      await button(world, publisherId).click();
      await world.page.waitForURL((url) => url.pathname === '/best-execution-reporting/download');
      await nextCall;
      await world.page.goBack();
      await world.holds.release(call, (route) => route.fulfill({ json: publisherAnswer(publishers).body }));
    },
  },
  states: {
    loading: async ({ page }) => {
      await page.getByText('Loading publishers').waitFor();
    },
    choosing: async (world) => {
      await world.page.getByRole('heading', { name: 'Trading venues' }).waitFor();
      await expect.poll(() => button(world, 3).isDisabled()).toBe(true);
    },
    failed: async ({ page }) => {
      await page.getByText('The publishers could not be loaded.').waitFor();
    },
  },
});
