import { expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import { answerAlways } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { openedRow, rowAnswer, rowDetailsKit } from './kit.ts';

const data = '/api/feed/data';
const refusal = { error: { code: 'not-found', message: 'No such instrument', requestId: 'r-1' } };
const unavailable = { error: { code: 'unavailable', message: '', requestId: 'r-2' } };

const button = ({ page }: BrowserWorld, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const rowCall = '/api/feed/row';

walkBrowser(rowDetailsKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await answerAlways(world, data, tradesRecord);
    await holds.hold(rowCall);
    const row = new URLSearchParams({ row: openedRow.id, published: openedRow.published });
    await page.goto(`${origin}${dataViewAddress(gilt)}&${row}`);
  },
  events: {
    'xstate.done.actor.loadRow': ({ holds }) =>
      holds.release(rowCall, (route) => route.fulfill({ json: rowAnswer })),
    'xstate.error.actor.loadRow': ({ holds }, { error }) =>
      holds.release(rowCall, (route) =>
        error.failure.kind === 'unavailable'
          ? route.fulfill({ status: 503, json: unavailable })
          : route.fulfill({ status: error.failure.kind === 'notFound' ? 404 : 400, json: refusal }),
      ),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'report.chosen': (world) => button(world, /^Cancellation/).click(),
  },
  states: {
    loading: ({ page }) => page.getByText('Loading the row').waitFor(),
    shown: async ({ page }, { context: { chosen } }) => {
      const current = page.getByRole('dialog', { name: 'Trade' }).locator('button[aria-current]');
      await current.getByText(chosen === openedRow.id ? 'New trade' : 'Cancellation').waitFor();
      expect(await current.count()).toBe(1);
    },
    absent: ({ page }) => page.getByText('There is no such row among those you may see.').waitFor(),
    failed: ({ page }) => page.getByText('Service is temporarily unavailable').waitFor(),
  },
});
