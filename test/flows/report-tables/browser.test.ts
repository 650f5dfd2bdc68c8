import { expect } from 'vitest';
import { answerAlways, fault } from '../payment-on.ts';
import { publisherAnswer, reportAnswer, reportTablesAnswer } from '../public-answers.ts';
import { publishers } from '../publishers/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { reportTablesKit, tableNames } from './kit.ts';

const call = '/api/report/rts27';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

walkBrowser(reportTablesKit, {
  open: async ({ page, holds, origin }) => {
    await answerAlways({ holds }, '/api/report/publist', Object(publisherAnswer(publishers).body));
    await answerAlways({ holds }, '/api/report/reports', Object(reportAnswer([]).body));
    await holds.hold(call);
    await page.goto(`${origin}/best-execution-reporting/download?publisher=2&date=2026-09-30`);
  },
  events: {
    'xstate.done.actor.loadTable': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        output
          ? route.fulfill({ json: reportTablesAnswer(output).body })
          : route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'None' } } }),
      ),
    'xstate.error.actor.loadTable': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'table.chosen': async ({ page }, { table }) => {
      await page.getByRole('combobox', { name: 'Table' }).click();
      await page.getByRole('option', { name: `${tableNames[table]}, Cash equity (IMCE)` }).click();
    },
    'rows.moreRequested': (world) => button(world, 'Show more rows').click(),
  },
  states: {
    loading: ({ page }) => page.getByText(/^Loading the tables?$/).waitFor(),
    shown: async ({ page }, { context: { report, rows } }) => {
      const shown = Math.min(rows, report.content.rows.length);
      await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(shown);
    },
    none: async ({ page }) => {
      await expect.poll(() => page.getByRole('heading', { name: 'Tables of this report' }).count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    failed: ({ page }) => page.getByText('The table could not be loaded.').waitFor(),
  },
});
