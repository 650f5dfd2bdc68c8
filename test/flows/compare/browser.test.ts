import { PDFDocument } from 'pdf-lib';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { seriesKey } from '../../../src/domain/compare/comparison.ts';
import { type Criteria, criteriaOfQuery } from '../../../src/domain/feed/criteria.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { goTo } from '../go-to.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { compareKit, outcomes, twoCompared } from './kit.ts';

const call = '/api/feed/summary';
const list = ({ page }: BrowserWorld) => page.getByRole('table', { name: 'Series compared' });
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
const waiting = (world: BrowserWorld) => list(world).getByText('Loading…');

function answerOf(request: Pick<Request, 'url'>) {
  const outcome = outcomes[seriesKey(criteriaOfQuery(new URL(request.url()).searchParams))];
  return outcome && 'summary' in outcome
    ? { json: outcome.summary }
    : { status: 404, json: { error: { code: 'not-found', message: '', requestId: 'r-1' } } };
}

/** The printed page: the whole list, each chart with axes, lines and legend, and no controls. */
async function expectOnPaper({ page }: BrowserWorld, series: readonly Criteria[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  try {
    const table = page.getByRole('table', { name: 'Series compared' });
    const rows = table.getByRole('row').filter({ visible: true });
    expect(await rows.count()).toBe(series.length + 1);
    const controls = page.locator(
      'button, input, select, textarea, [role="combobox"], [role="button"], canvas',
    );
    expect(await controls.filter({ visible: true }).count()).toBe(0);
    const drawn = series.filter((one) => 'summary' in (outcomes[seriesKey(one)] ?? {}));
    const charts = page.getByRole('img').filter({ visible: true });
    await expect.poll(async () => (await charts.count()) > 0).toBe(drawn.length > 0);
    for (const chart of await charts.all()) {
      const texts = (await chart.locator('text').filter({ visible: true }).allTextContents()).join('\n');
      expect(texts).toMatch(/^\d\d:\d\d/m);
      expect(texts).toMatch(/^\d+(\.\d+)?$/m);
      // A flat line has no height, so that a browser would call it hidden.
      expect(await chart.locator('path[d], circle').count()).toBeGreaterThan(0);
    }
    if (drawn.length > 0) {
      const prices = page.locator('section').filter({ has: page.getByRole('img', { name: 'Prices' }) });
      for (const one of drawn) {
        const letter = 'ABCD'[series.indexOf(one)] ?? '';
        expect(
          await prices.locator('span', { hasText: letter }).filter({ visible: true }).count(),
        ).toBeGreaterThan(0);
        expect(await rows.nth(series.indexOf(one) + 1).textContent()).toMatch(/\d/);
      }
    }
  } finally {
    await page.emulateMedia({ media: null });
  }
}

walkBrowser(compareKit, {
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
    'xstate.error.actor.loadSummaries': 'a failed call is a result of its series; walked on the chart',
  },
  unseen: { deciding: 'left in the step that enters it' },
  states: {
    choosing: ({ page }) => page.getByRole('button', { name: 'Choose a first series' }).waitFor(),
    loading: (world) => waiting(world).first().waitFor(),
    shown: async (world, { context: { comparison } }) => {
      await expect.poll(() => list(world).getByRole('row').count()).toBe(comparison.series.length + 1);
      await expect.poll(() => waiting(world).count()).toBe(0);
      await expectOnPaper(world, comparison.series);
      // It is printed on one sheet.
      const paper = await PDFDocument.load(await world.page.pdf({ format: 'A4', margin }));
      expect(paper.getPageCount()).toBe(1);
    },
  },
});
