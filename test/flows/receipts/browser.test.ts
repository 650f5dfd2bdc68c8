import { expect } from 'vitest';
import { subscribed } from '../../portal/account/subscriptions-answers.ts';
import { openSubscriptions } from '../open-subscriptions.ts';
import { fault, readDialog, refusal } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { madePayment, receipt, receiptsKit } from './kit.ts';

const calls = {
  history: '/api/payment/history',
  receipt: '/api/payment/receipt',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: BrowserWorld, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

const madeMeanwhile = 'needs a held payment that is decided while a receipt is open: walked on the page';

walkBrowser(receiptsKit, {
  open: (world) => openSubscriptions(world, subscribed, [calls.history, calls.receipt]),
  events: {
    'xstate.done.actor.loadPayments': ({ holds }) =>
      holds.release(calls.history, (route) => route.fulfill({ json: { Payments: [madePayment] } })),
    'xstate.error.actor.loadPayments': ({ holds }) =>
      holds.release(calls.history, (route) => route.fulfill(fault)),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'receipt.chosen': (world) => button(world, 'Receipt DL-2026-000081').click(),
    'xstate.done.actor.loadReceipt': ({ holds }) =>
      holds.release(calls.receipt, async (route) => {
        expect(new URL(route.request().url()).searchParams.get('number')).toBe('DL-2026-000081');
        await route.fulfill({ json: receipt });
      }),
    'xstate.error.actor.loadReceipt': async (world) => {
      await world.holds.release(calls.receipt, (route) =>
        route.fulfill(refusal(404, 'There is no such receipt')),
      );
      await readDialog(world, /There is no such receipt/);
    },
    'receipt.closed': async (world) => {
      await button(world, 'Close').click();
      await world.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  states: {
    loading: (world) => says(world, 'Loading payments'),
    listed: async ({ page }) => {
      const table = page.getByRole('table', { name: 'Payments' });
      await table.getByText('14 March 2026').waitFor();
      await table.getByText('$600').waitFor();
    },
    failed: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .getByText(/could not be loaded/)
        .waitFor(),
    opening: (world) => says(world, 'Opening the receipt'),
    reading: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Receipt DL-2026-000081' });
      for (const text of ['Fathom Ltd', 'United Kingdom', 'Daylight Data Ltd', '$500.00', '$100.00'])
        await sheet.getByText(text, { exact: true }).first().waitFor();
      // As printed: the receipt alone.
      await page.emulateMedia({ media: 'print' });
      expect(await sheet.getByText('Fathom Ltd').isVisible()).toBe(true);
      expect(await sheet.getByRole('button', { name: 'Close' }).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
    },
  },
  notHere: {
    'listed: retry.requested → *':
      'follows a change of the subscription; the row `listed, failed | retry.requested` covers it',
    'opening: retry.requested → *': madeMeanwhile,
    'reading: retry.requested → *': madeMeanwhile,
    'opening: xstate.error.actor.loadReceipt → loading': madeMeanwhile,
    'reading: receipt.closed → loading': madeMeanwhile,
    'failed: receipt.chosen → opening': 'needs payments that cannot be loaded again: walked on the page',
  },
});
