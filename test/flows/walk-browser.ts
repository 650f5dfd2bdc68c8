import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { expectAccessiblePage } from '../journeys/accessible-page.ts';
import { openPage } from '../journeys/browser.ts';
import { origin } from '../journeys/own-program.ts';
import { watchPolicy } from '../journeys/policy.ts';
import { isWhole } from '../whole.ts';
import type { Reasons } from './arcs.ts';
import { writeFigures } from './coverage.ts';
import { Holds } from './held-calls.ts';
import { faultsOfCalls, type MadeCall } from './judge-calls.ts';
import type { Kit } from './kit.ts';
import { nameOf, stepsOf } from './model.ts';
import { takePicture } from './take-picture.ts';
import { arcsOf, type MayHappen, WalkPlan } from './walk-plan.ts';

export type BrowserWorld = {
  readonly page: Page;
  readonly holds: Holds;
  /** The address of the running program. */
  readonly origin: string;
};

/** How a flow is walked in a real browser over the running program. */
export type BrowserKit = {
  /** Opens the page for somebody who has not been here before. */
  readonly open: (world: BrowserWorld) => Promise<void>;
  readonly events: Readonly<
    Record<string, (world: BrowserWorld, event: AnyEventObject, before: AnyMachineSnapshot) => Promise<void>>
  >;
  readonly states: Readonly<
    Record<string, (world: BrowserWorld, snapshot: AnyMachineSnapshot) => Promise<void>>
  >;
  /** Arcs that cannot happen in the browser world, each with what covers it instead. */
  readonly notHere?: Reasons;
  /** Whether an event can happen in that situation, if the page offers less than the chart accepts. */
  readonly mayHappen?: MayHappen;
  /** States that show nothing specific here, each with its reason. */
  readonly unseen?: Reasons;
  /** States without a page, only a wait: neither landmark nor heading is required. */
  readonly bare?: readonly string[];
  /** How many paths are walked on a change (default: 1). */
  readonly most?: number;
};

/**
 * Registers the browser world's tests of a flow: its arcs by few paths. On a change the one that meets most is walked,
 * and a second one where money or a session is at stake.
 */
export function walkBrowser(kit: Kit, browserKit: BrowserKit): void {
  const unseen = browserKit.unseen ?? {};
  const plan = new WalkPlan(kit, {
    notHere: browserKit.notHere ?? {},
    unseen,
    mayHappen: browserKit.mayHappen,
    most: browserKit.most ?? 1,
  });
  const validated = new Set<string>();

  describe(`${kit.flow}: a real browser over the running program`, () => {
    afterAll(() => {
      writeFigures({ flow: kit.flow, world: 'browser', ...plan.figures });
    });

    test.each(plan.paths.map((path) => [nameOf(path, kit.label), path] as const))('%s', async (_, path) => {
      const page = await openPage();
      // Flows are walked from their first call on, which a prerendered page does not make.
      await page.context().addCookies([{ name: 'signed-in', value: '1', url: origin }]);
      const reports = watchPolicy(page);
      const calls: MadeCall[] = [];
      page.on('request', (request) =>
        calls.push({ method: request.method(), url: request.url(), body: request.postData() }),
      );
      const world: BrowserWorld = { page, holds: await Holds.on(page), origin };
      try {
        await browserKit.open(world);
        const check = async (snapshot: AnyMachineSnapshot): Promise<void> => {
          const shown = plan.see(snapshot).filter((name) => !(name in unseen));
          const isBare = shown.some((state) => browserKit.bare?.includes(state));
          for (const state of shown) await browserKit.states[state]?.(world, snapshot);
          // The address alone may show a state, and the program starts after the page.
          if (shown.length > 0 && !isBare)
            await page.locator('main h1').first().waitFor({ state: 'attached' });
          if (shown.length > 0) await takePicture(page, kit.flow, snapshot);
          // On a change, pages are checked once each and states in jsdom; only colours and widths are seen here alone. A
          // state and the states within it share a screen, so all new ones are checked at once.
          if (!isWhole || shown.every((state) => validated.has(state))) return;
          for (const state of shown) validated.add(state);
          await expectAccessiblePage(page, isBare ? ['landmark-one-main', 'page-has-heading-one'] : []);
        };
        let before = path.steps[0]?.state ?? path.state;
        if (path.steps[0]?.event.type === 'xstate.init') await check(before);
        const arcs = arcsOf(kit, path);
        for (const [index, step] of stepsOf(path).entries()) {
          await browserKit.events[step.event.type]?.(world, step.event, before);
          await check(step.state);
          const arc = arcs[index];
          if (arc) plan.ledger.see(arc);
          before = step.state;
        }
        expect(reports).toEqual([]);
        expect(faultsOfCalls(calls)).toEqual([]);
      } finally {
        await world.holds.end();
        await page.close();
      }
    });

    plan.expectComplete(browserKit.events, browserKit.states);
  });
}
