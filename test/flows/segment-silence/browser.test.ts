import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { silenceText } from '../../../src/domain/feed/silence-words.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import { fault } from '../payment-on.ts';
import { seeBrowserTab } from '../see-browser-tab.ts';
import { walkBrowser } from '../walk-browser.ts';
import { segmentSilenceKit } from './kit.ts';

const call = '/api/feed/silence';

async function expectWords(page: Page, { context: { latest, over } }: AnyMachineSnapshot): Promise<void> {
  const text = silenceText(tradesRecord.VenueMIC, latest, over);
  if (text !== null) await page.getByText(text).waitFor();
  else await expect.poll(() => page.getByText(/^(No new row|Rows) for /).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

walkBrowser(segmentSilenceKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await world.page.clock.install();
    await holds.answer('/api/feed/data', (route) =>
      route.fulfill({ json: { ...tradesRecord, IsDelayed: false } }),
    );
    await holds.hold(call);
    await page.goto(origin + dataViewAddress(gilt));
  },
  events: {
    'xstate.done.actor.askSilence': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.askSilence': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
    'xstate.after.askPause.segmentSilence.idle': ({ page }) => page.clock.fastForward(60_000),
    'tab.hidden': ({ page }) => seeBrowserTab(page, true),
    'tab.shown': ({ page }) => seeBrowserTab(page, false),
  },
  states: {
    asking: ({ page }) => page.getByRole('link', { name: 'Data calendar' }).waitFor(),
    idle: ({ page }, snapshot) => expectWords(page, snapshot),
    paused: ({ page }, snapshot) => expectWords(page, snapshot),
  },
});
