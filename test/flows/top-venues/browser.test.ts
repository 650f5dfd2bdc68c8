import { expect } from 'vitest';
import { answerAlways, fault } from '../payment-on.ts';
import { publisherAnswer, reportAnswer, topVenuesAnswer } from '../public-answers.ts';
import { publishers } from '../publishers/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { topVenuesKit } from './kit.ts';

const call = '/api/report/rts28';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

walkBrowser(topVenuesKit, {
  open: async ({ page, holds, origin }) => {
    await answerAlways({ holds }, '/api/report/publist', Object(publisherAnswer(publishers).body));
    await answerAlways({ holds }, '/api/report/reports', Object(reportAnswer([]).body));
    await holds.hold(call);
    await page.goto(`${origin}/best-execution-reporting/download?publisher=1&date=2026-04-30`);
  },
  events: {
    'xstate.done.actor.loadTopVenues': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        output
          ? route.fulfill({ json: topVenuesAnswer(output).body })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadTopVenues': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'class.chosen': async ({ page }, { instrumentClass }) => {
      await page.getByRole('combobox', { name: 'Class of instruments' }).click();
      await page.getByRole('option', { name: instrumentClass }).click();
    },
  },
  states: {
    loading: ({ page }) => page.getByText('Loading the top five venues').waitFor(),
    shown: async ({ page }, { context }) => {
      const shown = context.report.classes.find(
        ({ name }: { name: string }) => name === context.instrumentClass,
      );
      await expect.poll(() => page.getByRole('table').count()).toBe(shown.years.length);
      await page.getByRole('img', { name: /^Share of volume Venue 1: / }).waitFor();
    },
    none: async ({ page }) => {
      await expect.poll(() => page.getByText('Loading the top five venues').count()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Top five venues' }).count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    failed: ({ page }) => page.getByText('The figures could not be loaded.').waitFor(),
  },
});
