import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { goTo } from '../go-to.ts';
import { fault } from '../payment-on.ts';
import { firstTape } from '../tape/kit.ts';
import { walkBrowser } from '../walk-browser.ts';
import { besideTapeKit } from './kit.ts';

const call = '/api/tape/figures';

walkBrowser(besideTapeKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    let looks = 0;
    await holds.answer('/api/tape', (route) => {
      looks += 1;
      const AsOf = `2026-11-20T14:22:${String(10 + looks).padStart(2, '0')}.000000Z`;
      return route.fulfill({ json: { ...firstTape, AsOf } });
    });
    await holds.hold(call);
    await page.goto(`${origin}/tape`);
  },
  events: {
    'rows.came': async ({ page }, { choice }, { context }) => {
      if (choice.tv === context.asked.tv) await page.getByRole('button', { name: 'Refresh' }).click();
      else await goTo(page, choice.tv === undefined ? '/tape' : `/tape?tv=${choice.tv}`);
    },
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'xstate.done.actor.loadBeside': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadBeside': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
  },
  states: {
    loading: async ({ page }, { context }) => {
      const text = page.getByText('Loading the figures of today');
      await expect.poll(() => text.count()).toBe(context.answer === null ? 1 : 0);
    },
    shown: async ({ page }, { context: { answer: figures } }) => {
      await page.getByText(figures.Trades.toLocaleString('en-GB')).waitFor();
      await page.getByRole('list', { name: 'Most traded today' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    failed: ({ page }, { context: { answer: figures } }) =>
      page
        .getByText(
          figures === null
            ? 'The figures of today could not be loaded.'
            : /^Newer figures could not be loaded/,
        )
        .waitFor(),
  },
});
