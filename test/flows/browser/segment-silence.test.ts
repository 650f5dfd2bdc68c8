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
    'tab.shown': ({ page }) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  notHere: {
    'xstate.after.askPause.segmentSilence.told':
      'a minute of real time; a tab that is seen again asks in the same way, and the pause is walked on the chart',
  },
  states: {
    asking: ({ page }) => page.getByRole('link', { name: 'Data calendar' }).waitFor(),
    told: async ({ page }, { context: { told, over } }) => {
      const text = silenceText(tradesRecord.VenueMIC, told, over);
      if (text !== null) await page.getByText(text).waitFor();
      else await expect.poll(() => page.getByText(/^(No new row|Rows) of /).count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  },
});
