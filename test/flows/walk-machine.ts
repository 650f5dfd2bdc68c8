import { afterAll, describe, expect, test } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { Coverage, writeFigures } from './coverage.ts';
import type { Kit } from './kit.ts';
import { isIn, modelOf, nameOf, type Path, stateNodesOf, stepsOf } from './model.ts';

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The chart alone, its questions held until a path answers them, its time standing still until a path moves it. */
function standAlone(kit: Kit, coverage: Coverage) {
  const held = new Map<string, Held>();
  const question = (name: string): AnyActorLogic =>
    fromPromise(() => new Promise((resolve, reject) => held.set(name, { resolve, reject })));
  const names = Object.keys(kit.machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, kit.actors?.[name] ?? question(name)]));
  const delays = Object.fromEntries(
    Object.entries(kit.delays ?? {}).map(([name, ms]) => [
      name,
      typeof ms === 'function' ? ms(kit.input) : ms,
    ]),
  );
  const machine: AnyStateMachine = kit.machine.provide({ actors, delays });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: kit.input, clock, inspect: coverage.inspectorOf(machine) });

  const happen = async (event: AnyEventObject): Promise<void> => {
    const [, answer, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1];
    const settle = name === undefined ? undefined : held.get(name);
    if (settle && name !== undefined) {
      held.delete(name);
      if (answer === 'done') settle.resolve(event.output);
      else settle.reject(event.error);
    } else if (delay !== undefined) {
      clock.increment(delays[delay] ?? Number(delay));
    } else {
      actor.send(event);
    }
    await turn();
  };
  return { actor, happen };
}

/** Registers the machine world's tests of a flow: every path, completeness, refusals, and full coverage as a gate. */
export function walkMachine(kit: Kit): void {
  const kits: [name: string, kit: Kit][] = [
    ['', kit],
    ...Object.entries(kit.alsoFrom ?? {}).map(([name, input]): [string, Kit] => [
      `${name}: `,
      { ...kit, input },
    ]),
  ];
  const walks = kits.flatMap(([name, from]) =>
    modelOf(from)
      .getShortestPaths()
      .map((path) => ({ name: name + nameOf(path, kit.label), from, path })),
  );
  const paths: Path[] = walks.map((walk) => walk.path);
  const coverage = new Coverage(kit.machine);
  const key = kit.key ?? ((snapshot) => snapshot.value);

  describe(`${kit.flow}: every path of the chart alone`, () => {
    test.each(walks.map((walk) => [walk.name, walk] as const))('%s', async (_, { from, path }) => {
      const { actor, happen } = standAlone(from, coverage);
      // An error that a path provokes ends in the chart, never in the runner.
      actor.subscribe({ error: () => {} });
      actor.start();
      coverage.see(actor.getSnapshot());
      for (const step of stepsOf(path)) {
        await happen(step.event);
        const snapshot = actor.getSnapshot();
        expect(key(snapshot), `after ${step.event.type}`).toEqual(key(step.state));
        coverage.see(snapshot);
        for (const [state, promise] of Object.entries(kit.states))
          if (isIn(snapshot, state)) promise(snapshot);
      }
      actor.stop();
    });
  });

  describe(`${kit.flow}: the kit is complete`, () => {
    test('the paths are few enough to walk on every change', () => {
      expect(paths.length).toBeLessThanOrEqual(300);
    });
    test('every event the chart names occurs in a path', () => {
      const walked = new Set(paths.flatMap((path) => path.steps.map((step) => step.event.type)));
      const invoked = [...stateNodesOf(kit.machine).values(), kit.machine.root].flatMap((node) =>
        node.invoke.flatMap((invoke) =>
          kit.actors?.[String(invoke.src)]
            ? []
            : [`xstate.done.actor.${invoke.id}`, `xstate.error.actor.${invoke.id}`],
        ),
      );
      const named = [...kit.machine.events, ...invoked].filter(
        (type) => type !== '*' && !type.endsWith('.*'),
      );
      expect(named.filter((type) => !walked.has(type) && !(type in (kit.elsewhere ?? {})))).toEqual([]);
    });
    test('every state has an assertion, and every assertion a state', () => {
      expect(Object.keys(kit.states).sort()).toEqual([...stateNodesOf(kit.machine).keys()].sort());
    });
    test('every state and every transition was walked', () => {
      expect(coverage.missed().filter((missed) => !(missed in (kit.elsewhere ?? {})))).toEqual([]);
    });
    test('every machine and every state describes itself', () => {
      const mute = [...stateNodesOf(kit.machine)]
        .filter(([, node]) => !node.description)
        .map(([name]) => name);
      expect(mute).toEqual([]);
      expect(kit.machine.root.description).toBeTruthy();
    });
  });

  const refusals = kit.refusals ?? [];
  if (refusals.length > 0) {
    describe(`${kit.flow}: what is refused`, () => {
      test.each(refusals.map((refusal) => [refusal.name, refusal] as const))('%s', async (_, refusal) => {
        const { actor, happen } = standAlone(kit, coverage);
        actor.start();
        for (const event of refusal.after) await happen(event);
        expect(actor.getSnapshot().can(refusal.event)).toBe(false);
        actor.stop();
      });
    });
  }

  afterAll(() => {
    writeFigures({
      flow: kit.flow,
      world: 'machine',
      paths: paths.length,
      states: [coverage.seenStates.size, coverage.states.size],
      transitions: [coverage.seenTransitions.size, coverage.transitions.size],
    });
  });
}
