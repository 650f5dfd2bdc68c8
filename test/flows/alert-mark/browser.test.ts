import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { fault } from '../payment-on.ts';
import { seeBrowserTab } from '../see-browser-tab.ts';
import { walkBrowser } from '../walk-browser.ts';
import { alertMarkKit } from './kit.ts';

const call = '/api/alerts/unread';

async function expectCount(page: Page, { context: { unread } }: AnyMachineSnapshot): Promise<void> {
  const name = unread === 0 ? /^[0-9]+ new alerts?$/ : `${unread} new ${unread === 1 ? 'alert' : 'alerts'}`;
  await expect.poll(() => page.getByRole('link', { name }).count()).toBe(unread === 0 ? 0 : 1);
}

walkBrowser(alertMarkKit, {
  open: async (world) => {
    await beSignedIn(world);
    await world.page.clock.install();
    await world.holds.hold(call);
    await world.page.goto(`${world.origin}/my-account/details`);
  },
  events: {
    'xstate.done.actor.countAlerts': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: { unread: output } })),
    'xstate.error.actor.countAlerts': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'xstate.after.countPause.alertMark.idle': ({ page }) => page.clock.fastForward(60_000),
    'refresh.requested': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    'tab.hidden': ({ page }) => seeBrowserTab(page, true),
    'tab.shown': ({ page }) => seeBrowserTab(page, false),
  },
  states: {
    asking: ({ page }) => page.getByRole('button', { name: 'Find an instrument' }).waitFor(),
    idle: ({ page }, snapshot) => expectCount(page, snapshot),
    paused: ({ page }, snapshot) => expectCount(page, snapshot),
  },
});
