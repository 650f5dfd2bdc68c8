import { expect, test } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { isWhole } from '../whole.ts';
import { type Arc, ArcLedger, arcOf, nameOfArc, namesHolder, type Reasons, speaksOf } from './arcs.ts';
import type { Kit } from './kit.ts';
import { coveringPaths, isIn, modelOf, type Path, stateNodesOf, stepsOf } from './model.ts';

type World = {
  /** Arcs that cannot happen in this world, each with what covers it instead. */
  readonly notHere: Reasons;
  /** States with nothing specific to show in this world, each with its reason. */
  readonly unseen: Reasons;
  /** Whether an event can happen in that situation, if the page offers less than the chart accepts. */
  readonly mayHappen?: MayHappen | undefined;
  /** How many paths are walked on a change. */
  readonly most?: number;
};

export type MayHappen = (before: AnyMachineSnapshot, event: AnyEventObject) => boolean;

const startOf = (path: Path): AnyMachineSnapshot => path.steps[0]?.state ?? path.state;

/** The arcs of a path, one for each of its steps. */
export function arcsOf(kit: Kit, path: Path): Arc[] {
  let before = startOf(path);
  return stepsOf(path).map(({ event, state }) => {
    const arc = arcOf(kit, before, event, state);
    before = state;
    return arc;
  });
}

/** The shortest paths of a flow that avoid some of its arcs. */
function pathsWithout(kit: Kit, notHere: Reasons, mayHappen: MayHappen): Path[] {
  const keys = Object.keys(notHere).filter((key) => key.includes(' → '));
  const examples = kit.examples.filter(
    (event) => !(event.type in notHere) && !((kit.label?.(event) ?? event.type) in notHere),
  );
  return modelOf({ ...kit, examples }, (snapshot, event) => {
    if (!mayHappen(snapshot, event)) return false;
    if (keys.length === 0) return true;
    const [after] = transition(kit.machine, snapshot, event);
    const arc = arcOf(kit, snapshot, event, after);
    return !keys.some((key) => speaksOf(key, arc));
  })
    .getShortestPaths()
    .map((path) => asItHappens(kit, path));
}

/** The path with its own snapshots; the model's are the same for all ways into a situation. */
function asItHappens(kit: Kit, path: Path): Path {
  let [state]: readonly [AnyMachineSnapshot, ...unknown[]] = initialTransition(kit.machine, kit.input);
  const steps = path.steps.map((step) => {
    if (step.event.type !== 'xstate.init') [state] = transition(kit.machine, state, step.event);
    return { ...step, state };
  });
  return { ...path, steps, state };
}

/** What a world walks of a flow, and what it has seen of it. */
export class WalkPlan {
  readonly states: readonly string[];
  readonly paths: readonly Path[];
  readonly ledger: ArcLedger;
  readonly #seen = new Set<string>();
  readonly #unseen: Reasons;
  readonly #notHere: Reasons;
  readonly #possible: ReadonlySet<string>;

  constructor(kit: Kit, { notHere, unseen, mayHappen = () => true, most = Number.POSITIVE_INFINITY }: World) {
    this.states = [...stateNodesOf(kit.machine).keys()];
    this.#unseen = unseen;
    this.#notHere = notHere;
    const possible = pathsWithout(kit, notHere, mayHappen);
    const arcs = new Map(possible.map((path) => [path, arcsOf(kit, path).map(nameOfArc)]));
    this.#possible = new Set([...arcs.values()].flat());
    const all = modelOf(kit)
      .getShortestPaths()
      .flatMap((path) => arcsOf(kit, path));
    this.ledger = new ArcLedger(all, notHere);
    const shown = (path: Path): string[] =>
      path.steps.flatMap(({ state, event }) => [
        `event ${event.type}`,
        ...this.states.filter((name) => isIn(state, name)).map((name) => `state ${name}`),
      ]);
    const walked = (path: Path): readonly string[] => arcs.get(path) ?? [];
    this.paths = isWhole
      ? coveringPaths(possible, (path) => [...shown(path), ...walked(path)])
      : coveringPaths(possible, shown, { most, also: walked });
  }

  /** The states of a snapshot; they count as seen. */
  see(snapshot: AnyMachineSnapshot): string[] {
    const shown = this.states.filter((name) => isIn(snapshot, name));
    for (const name of shown) this.#seen.add(name);
    return shown;
  }

  get figures() {
    return {
      paths: this.paths.length,
      states: [this.#seen.size, this.states.length],
      arcs: this.ledger.figures(),
    } as const;
  }

  /** Registers the last tests of a flow: whether the world has walked all it should. */
  expectComplete(events: object, states: object): void {
    test('every event walked has a handler, and every state an assertion', () => {
      const types = new Set(this.paths.flatMap((path) => stepsOf(path).map((step) => step.event.type)));
      expect([...types].filter((type) => !(type in events))).toEqual([]);
      expect([...this.#seen].filter((state) => !(state in states) && !(state in this.#unseen))).toEqual([]);
      expect(Object.keys(states).filter((state) => !this.states.includes(state))).toEqual([]);
    });
    test('every arc can happen here or has a reason, and every reason an arc and what covers it instead', () => {
      expect(this.ledger.unexplained((name) => this.#possible.has(name))).toEqual([]);
      expect(this.ledger.idle()).toEqual([]);
      expect(Object.values(this.#notHere).filter((reason) => !namesHolder(reason))).toEqual([]);
    });
    test('every state of these paths was seen', () => {
      const planned = this.states.filter((name) =>
        this.paths.some((path) => path.steps.some(({ state }) => isIn(state, name))),
      );
      expect(planned.filter((state) => !this.#seen.has(state))).toEqual([]);
    });
    if (!isWhole) return;
    test('every state and every arc was seen or has a reason', () => {
      expect(this.states.filter((state) => !this.#seen.has(state) && !(state in this.#unseen))).toEqual([]);
      expect(this.ledger.missed()).toEqual([]);
    });
  }
}
