import { expect } from 'vitest';
import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { openConsole } from './be-operator.ts';
import { answers, operatorScreenKit } from './kit.ts';

const mails = '/api/operator/mails';
const missing = { status: 404, json: { error: { code: 'not-found', message: 'None', requestId: 'r-1' } } };
const table = ({ page }: BrowserWorld) => page.getByRole('table', { name: 'Mails' });

walkBrowser(operatorScreenKit, {
  open: async (world) => {
    await world.page.route('**/api/operator/jobs*', (route) => route.fulfill({ json: answers.all.jobs }));
    await world.holds.hold(mails);
    await openConsole(world, '/operator/mails');
  },
  // The service answers what is asked for.
  mayHappen: ({ context }, event) =>
    event.type !== 'xstate.done.actor.readScreen' ||
    event.output === null ||
    event.output.list.Mails.length === (context.asked.query.state ? 1 : 2),
  events: {
    'xstate.done.actor.readScreen': ({ holds }, { output }) =>
      holds.release(mails, (route) => route.fulfill(output ? { json: output.list } : missing)),
    'xstate.error.actor.readScreen': ({ holds }) => holds.release(mails, (route) => route.fulfill(fault)),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    'refresh.requested': ({ page }) =>
      page.getByRole('button', { name: 'Read now', exact: true }).press('Enter'),
    'asked.changed': ({ page }, { asked }) =>
      // By keyboard: the wait for the first answer covers the page.
      page.getByRole('link', { name: asked.query.state ? 'Given up' : 'All', exact: true }).press('Enter'),
  },
  states: {
    loading: async ({ page }, { context }) => {
      if (context.answer === null) await page.getByText('Reading mails and jobs').waitFor();
      else await page.getByRole('progressbar', { name: 'Reading mails and jobs' }).waitFor();
    },
    shown: async (world, { context }) => {
      await expect
        .poll(() => table(world).getByRole('row').count())
        .toBe(context.answer.list.Mails.length + 1);
      await world.page.getByText('14:17:00').waitFor();
    },
    none: ({ page }) => page.getByText('This could not be read').waitFor(),
    outdated: ({ page }) => page.getByText('It could not be read again').waitFor(),
    failed: ({ page }) => page.getByText('This could not be read').waitFor(),
  },
});
