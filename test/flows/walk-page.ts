import { cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { Answers } from './answers.ts';
import { writeFigures } from './coverage.ts';
import type { Kit } from './kit.ts';
import { coveringPaths, isIn, nameOf, pathsWithout, stateNodesOf, stepsOf } from './model.ts';

/** The rendered page of one path: a person's hands, and the server's answers. */
export type PageWorld = {
  readonly user: UserEvent;
  readonly answers: Answers;
};

/** How a flow is walked on its rendered page. */
export type PageKit = {
  /** Renders the page. Called anew for every path, after the answers are in place. */
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
  /** Events that cannot be done on this page, each with its reason; paths through them are not walked here. */
  readonly notHere?: Readonly<Record<string, string>>;
  /** States with nothing of their own to show here, each with its reason. */
  readonly unseen?: Readonly<Record<string, string>>;
};

/** No violation of accessibility on what is rendered now; colours are checked in the real browser. */
export async function expectAccessible(within: Element = document.body): Promise<void> {
  const { violations } = await axe.run(within, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const found = violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.html).join(' · ')})`);
  expect(found).toEqual([]);
}

/** Registers the page world's tests of a flow: each state once and each event once, accessibility once per state. */
export function walkPage(kit: Kit, page: PageKit): void {
  const notHere = page.notHere ?? {};
  const unseen = page.unseen ?? {};
  const possible = pathsWithout(kit, notHere);
  const states = [...stateNodesOf(kit.machine).keys()];
  const paths = coveringPaths(possible, (step) => [
    `event ${step.event.type}`,
    ...states.filter((state) => isIn(step.state, state)).map((state) => `state ${state}`),
  ]);
  const seen = new Set<string>();
  const validated = new Set<string>();

  describe(`${kit.flow}: the page walks every state and every event`, () => {
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

    test.each(paths.map((path) => [nameOf(path, kit.label), path] as const))('%s', async (_, path) => {
      const world: PageWorld = { user: userEvent.setup(), answers };
      await page.mount(world);
      const check = async (snapshot: AnyMachineSnapshot): Promise<void> => {
        const shown = states.filter((name) => isIn(snapshot, name));
        for (const state of shown) {
          seen.add(state);
          await page.states[state]?.(world, snapshot);
        }
        // What is rendered is the same for a state and the states within it: checked once for all that are new.
        if (shown.every((state) => validated.has(state))) return;
        for (const state of shown) validated.add(state);
        await expectAccessible();
      };
      let before = path.steps[0]?.state ?? path.state;
      if (path.steps[0]?.event.type === 'xstate.init') await check(before);
      for (const step of stepsOf(path)) {
        await page.events[step.event.type]?.(world, step.event, before);
        await check(step.state);
        before = step.state;
      }
    });

    test('every event has a handler, and every state an assertion', () => {
      const types = new Set(paths.flatMap((path) => stepsOf(path).map((step) => step.event.type)));
      expect([...types].filter((type) => !(type in page.events))).toEqual([]);
      expect(states.filter((state) => !(state in page.states) && !(state in unseen))).toEqual([]);
      expect(Object.keys(page.states).filter((state) => !states.includes(state))).toEqual([]);
    });
    test('every state was seen', () => {
      expect(states.filter((state) => !seen.has(state) && !(state in unseen))).toEqual([]);
    });
    afterAll(() => {
      writeFigures({
        flow: kit.flow,
        world: 'page',
        paths: paths.length,
        states: [seen.size, states.length],
      });
    });
  });
}
