import { expect } from 'vitest';
import { alertMarkKit } from '../kits/alert-mark.ts';
import { fault } from '../payment-on.ts';
import { beSignedIn } from '../signed-in.ts';
import { walkBrowser } from '../walk-browser.ts';

const call = '/api/alerts/unread';

walkBrowser(alertMarkKit, {
  most: 1,
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
    'refresh.wanted': ({ page }) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  states: {
    asking: ({ page }) => page.getByRole('button', { name: 'Find an instrument' }).waitFor(),
    idle: async ({ page }, { context: { unread } }) => {
      const mark = page.getByRole('link', { name: /^[0-9]+ new alerts?$/ });
      if (unread > 0)
        await page
          .getByRole('link', { name: `${unread} new ${unread === 1 ? 'alert' : 'alerts'}` })
          .waitFor();
      else await expect.poll(() => mark.count()).toBe(0);
    },
  },
});
