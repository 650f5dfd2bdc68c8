import { PDFDocument } from 'pdf-lib';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { seriesKey } from '../../../src/domain/compare/comparison.ts';
import { criteriaOfQuery } from '../../../src/domain/feed/criteria.ts';
import { goTo } from '../go-to.ts';
import { compareKit, outcomes, twoCompared } from '../kits/compare.ts';
import { beSignedIn } from '../signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

const call = '/api/feed/summary';
const list = ({ page }: BrowserWorld) => page.getByRole('table', { name: 'Series compared' });
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
const waiting = (world: BrowserWorld) => list(world).getByText('Loading…');

function answerOf(request: Request) {
  const outcome = outcomes[seriesKey(criteriaOfQuery(new URL(request.url()).searchParams))];
  return outcome && 'summary' in outcome
    ? { json: outcome.summary }
    : { status: 404, json: { error: { code: 'not-found', message: '', requestId: 'r-1' } } };
}

walkBrowser(compareKit, {
  most: 1,
  open: async (world) => {
    await beSignedIn(world);
    await world.holds.hold(call);
    await world.page.goto(`${world.origin}/compare${twoCompared}`);
    await list(world).waitFor();
  },
  events: {
    'address.changed': ({ page }, { search }) => goTo(page, `/compare${search}`),
    'refresh.requested': ({ page }) => page.getByRole('button', { name: 'Refresh' }).click(),
    'series.removed': ({ page }) => page.getByRole('button', { name: /^Remove A, / }).click(),
    'removal.undone': ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
    'xstate.done.actor.loadSummaries': async (world) => {
      const count = await waiting(world).count();
      for (let n = 0; n < count; n += 1)
        await world.holds.release(call, (route) => route.fulfill(answerOf(route.request())));
      await expect.poll(() => waiting(world).count()).toBe(0);
    },
  },
  notHere: {
    'xstate.error.actor.loadSummaries': 'a call that fails is what came of its series; walked on the chart',
  },
  unseen: { deciding: 'left in the step that enters it' },
  states: {
    choosing: ({ page }) => page.getByRole('button', { name: 'Choose a first series' }).waitFor(),
    loading: (world) => waiting(world).first().waitFor(),
    shown: async (world, { context: { comparison } }) => {
      await expect.poll(() => list(world).getByRole('row').count()).toBe(comparison.series.length + 1);
      await expect.poll(() => waiting(world).count()).toBe(0);
      // On paper it is one sheet.
      const paper = await PDFDocument.load(await world.page.pdf({ format: 'A4', margin }));
      expect(paper.getPageCount()).toBe(1);
    },
  },
});
