import { cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { Answers } from './answers.ts';
import type { Reasons } from './arcs.ts';
import { writeFigures } from './coverage.ts';
import { faultsOfCalls } from './judge-calls.ts';
import type { Kit } from './kit.ts';
import { nameOf, stepsOf } from './model.ts';
import { arcsOf, type MayHappen, WalkPlan } from './walk-plan.ts';

/** The rendered page of one path: a person's actions and the server's answers. */
export type PageWorld = {
  readonly user: UserEvent;
  readonly answers: Answers;
};

/** How a flow is walked on its rendered page. */
export type PageKit = {
  /** Renders the page. Called for every path, once the answers are in place. */
  readonly mount: (world: PageWorld) => void | Promise<void>;
  /** How each event is done, by a person or by the world. */
  readonly events: Readonly<
    Record<
      string,
      (world: PageWorld, event: AnyEventObject, before: AnyMachineSnapshot) => void | Promise<void>
    >
  >;
  /** What the page shows in each state, by its dotted path. Every state node of the chart must be here. */
  readonly states: Readonly<
    Record<string, (world: PageWorld, snapshot: AnyMachineSnapshot) => void | Promise<void>>
  >;
  /** Arcs that cannot happen on this page, each with what covers it instead; no path uses them. */
  readonly notHere?: Reasons;
  /** Whether an event can happen in that situation, if the page offers less than the chart accepts. */
  readonly mayHappen?: MayHappen;
  /** States with nothing specific to show here, each with its reason. */
  readonly unseen?: Reasons;
};

/** Expects no accessibility violations in the rendered page; colours are checked in the real browser. */
export async function expectAccessible(within: Element = document.body): Promise<void> {
  const { violations } = await axe.run(within, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const found = violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.html).join(' · ')})`);
  expect(found).toEqual([]);
}

/** Registers the page world's tests of a flow: its arcs by few paths, accessibility once per state. */
export function walkPage(kit: Kit, page: PageKit): void {
  const plan = new WalkPlan(kit, {
    notHere: page.notHere ?? {},
    unseen: page.unseen ?? {},
    mayHappen: page.mayHappen,
  });
  const validated = new Set<string>();

  describe(`${kit.flow}: the page`, () => {
    const own = globalThis.fetch;
    let answers: Answers;
    beforeEach(() => {
      answers = new Answers();
      globalThis.fetch = answers.fetch;
    });
    afterEach(() => {
      cleanup();
      globalThis.fetch = own;
      localStorage.clear();
      sessionStorage.clear();
    });

    test.each(plan.paths.map((path) => [nameOf(path, kit.label), path] as const))('%s', async (_, path) => {
      const world: PageWorld = { user: userEvent.setup(), answers };
      await page.mount(world);
      const check = async (snapshot: AnyMachineSnapshot): Promise<void> => {
        const shown = plan.see(snapshot);
        for (const state of shown) await page.states[state]?.(world, snapshot);
        // A state and the states within it are rendered alike, so all new ones are checked at once.
        if (shown.every((state) => validated.has(state))) return;
        for (const state of shown) validated.add(state);
        await expectAccessible();
      };
      let before = path.steps[0]?.state ?? path.state;
      if (path.steps[0]?.event.type === 'xstate.init') await check(before);
      const arcs = arcsOf(kit, path);
      for (const [index, step] of stepsOf(path).entries()) {
        await page.events[step.event.type]?.(world, step.event, before);
        await check(step.state);
        const arc = arcs[index];
        if (arc) plan.ledger.see(arc);
        before = step.state;
      }
      const calls = answers.requests.map(async (request) => ({
        method: request.method,
        url: request.url,
        body: await request.clone().text(),
      }));
      expect([...faultsOfCalls(await Promise.all(calls)), ...answers.faults]).toEqual([]);
    });

    plan.expectComplete(page.events, page.states);
    afterAll(() => {
      writeFigures({ flow: kit.flow, world: 'page', ...plan.figures });
    });
  });
}
