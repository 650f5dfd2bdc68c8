import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { fault } from '../payment-on.ts';
import { seeBrowserTab } from '../see-browser-tab.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { publicTradesKit } from './kit.ts';

const call = '/api/publicTrades';
const button = ({ page }: BrowserWorld, name: string) => page.getByRole('button', { name, exact: true });

async function expectTrades(page: Page, { context: { latest } }: AnyMachineSnapshot): Promise<void> {
  const text = latest === null ? 'The last trades are loading.' : `as of ${latest.asOf.slice(11, 19)} UTC`;
  await page.getByText(text).waitFor();
}

walkBrowser(publicTradesKit, {
  open: async ({ page, holds, origin }) => {
    await page.clock.install();
    await holds.hold(call);
    await page.goto(`${origin}/home`);
  },
  events: {
    'xstate.done.actor.loadTrades': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadTrades': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'xstate.after.loadPause.publicTrades.shown': ({ page }) => page.clock.fastForward(5_000),
    'xstate.after.loadPause.publicTrades.failed': ({ page }) => page.clock.fastForward(5_000),
    'updates.paused': (world) => button(world, 'Pause').click(),
    'updates.resumed': (world) => button(world, 'Resume').click(),
    'tab.hidden': ({ page }) => seeBrowserTab(page, true),
    'tab.shown': ({ page }) => seeBrowserTab(page, false),
  },
  states: {
    loading: ({ page }, snapshot) => expectTrades(page, snapshot),
    shown: ({ page }, snapshot) => expectTrades(page, snapshot),
    paused: (world) => button(world, 'Resume').waitFor(),
    hidden: ({ page }, snapshot) => expectTrades(page, snapshot),
    failed: ({ page }) => page.getByText(/^The last trades cannot be shown at the moment/).waitFor(),
  },
});
