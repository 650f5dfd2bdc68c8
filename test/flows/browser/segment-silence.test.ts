import { expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { silenceText } from '../../../src/domain/feed/silence-words.ts';
import { gilt, tradesRecord } from '../kits/data-view.ts';
import { segmentSilenceKit } from '../kits/segment-silence.ts';
import { fault } from '../payment-on.ts';
import { beSignedIn } from '../signed-in.ts';
import { walkBrowser } from '../walk-browser.ts';

const call = '/api/feed/silence';

walkBrowser(segmentSilenceKit, {
  most: 1,
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await world.page.clock.install();
    await page.route(
      ({ pathname }) => pathname === '/api/feed/data',
      (route) => route.fulfill({ json: { ...tradesRecord, IsDelayed: false } }),
    );
    await holds.hold(call);
    await page.goto(origin + dataViewAddress(gilt));
  },
  events: {
    'xstate.done.actor.askSilence': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.askSilence': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'xstate.after.askPause.segmentSilence.idle': ({ page }) => page.clock.fastForward(60_000),
    'tab.shown': ({ page }) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  states: {
    asking: ({ page }) => page.getByRole('link', { name: 'Data calendar' }).waitFor(),
    idle: async ({ page }, { context: { latest, over } }) => {
      const text = silenceText(tradesRecord.VenueMIC, latest, over);
      if (text !== null) await page.getByText(text).waitFor();
      else await expect.poll(() => page.getByText(/^(No new row|Rows) of /).count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  },
});
