import { expect } from 'vitest';
import { failureOf } from '../../../src/domain/failure.ts';
import { priced } from '../../portal/account/subscriptions-answers.ts';
import { openSubscriptions } from '../open-subscriptions.ts';
import { fault, readDialog, refusal } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { terminationKit } from './kit.ts';

const calls = {
  terminate: '/api/subscription/terminate',
} as const;

const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: BrowserWorld, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();
const failed = /An error has occurred/;

const question = ({ page }: BrowserWorld) =>
  page.getByRole('dialog', { name: 'Terminate your subscription?' });

walkBrowser(terminationKit, {
  open: (world) => openSubscriptions(world, priced, [calls.terminate]),
  events: {
    'termination.chosen': (world) => button(world, 'Terminate subscription').click(),
    'termination.declined': (world) => button(world, 'Keep subscription').click(),
    'termination.confirmed': (world) => button(world, 'Terminate').click(),
    'xstate.done.actor.terminate': async ({ page, holds }, { output }) => {
      await holds.release(calls.terminate, (route) => route.fulfill({ json: { TerminatedOn: output } }));
      const notice = page.getByRole('region', { name: /^A new price from / });
      await notice.getByText(/You terminated your subscription on 21 November 2026/).waitFor();
      expect(await page.getByRole('button', { name: 'Terminate subscription' }).count()).toBe(0);
    },
    'xstate.error.actor.terminate': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      const isRefused = kind === 'refused';
      await world.holds.release(calls.terminate, (route) =>
        route.fulfill(isRefused ? refusal(409, message) : fault),
      );
      await readDialog(world, isRefused ? message : failed);
    },
  },
  states: {
    kept: async (world) => {
      await question(world).waitFor({ state: 'detached' });
      await world.page.getByText(/will cost \$30 a month each, instead of \$25/).waitFor();
    },
    confirming: async (world) => {
      await question(world)
        .getByText(/Your subscription runs to 31 March 2027/)
        .waitFor();
      const keep = button(world, 'Keep subscription');
      await expect.poll(() => keep.evaluate((one) => one === document.activeElement)).toBe(true);
    },
    terminating: (world) => says(world, 'Terminating your subscription'),
  },
});
