import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Coverage } from './coverage.ts';
import type { GuardsMet } from './guards-met.ts';
import type { Kit } from './kit.ts';
import { modelOf, nameOf, type Path, stepsOf } from './model.ts';
import type { Oracle } from './oracle/oracle.ts';
import type { Step } from './oracle/recorder.ts';
import { standAlone, type Watchers } from './stand-alone.ts';

export type Walk = {
  readonly name: string;
  readonly kit: Kit;
  readonly path: Path;
};

/** Every path of a flow, from each of the inputs its kit names. */
export function walksOf(kit: Kit): Walk[] {
  const from: [name: string, kit: Kit][] = [
    ['', kit],
    ...Object.entries(kit.alsoFrom ?? {}).map(([name, input]): [string, Kit] => [
      `${name}: `,
      { ...kit, input },
    ]),
  ];
  return from.flatMap(([name, one]) =>
    modelOf(one)
      .getShortestPaths()
      .map((path) => ({ name: name + nameOf(path, kit.label), kit: one, path })),
  );
}

const keyOf = (kit: Kit, snapshot: AnyMachineSnapshot): unknown => kit.key?.(snapshot) ?? snapshot.value;

/** Walks paths for an oracle, and also has it check which events each situation accepts. */
export class WatchedPaths {
  readonly #oracle: Oracle;
  readonly #tried = new Set<string>();

  readonly #see: (step: Step) => void;

  /** `see` also receives each step. */
  constructor(oracle: Oracle, see: (step: Step) => void = () => {}) {
    this.#oracle = oracle;
    this.#see = (step) => {
      oracle.see(step);
      see(step);
    };
  }

  /** Walks one path, and passes each situation on it to `at`, beginning with its start. */
  async walk(
    { kit, path }: Walk,
    watch: {
      coverage: Coverage;
      guards: GuardsMet;
      at: (snapshot: AnyMachineSnapshot, step?: Path['steps'][number]) => void;
    },
  ): Promise<void> {
    const steps = stepsOf(path);
    const events = steps.map(({ event }) => event);
    await this.follow(kit, events, {
      ...watch,
      at: (snapshot, taken) => watch.at(snapshot, steps[taken - 1]),
    });
  }

  /** Sends these events in order, and passes on each situation with the number of events so far. */
  async follow(
    kit: Kit,
    events: readonly AnyEventObject[],
    {
      coverage,
      guards,
      at,
    }: Omit<Watchers, 'see'> & { at?: (snapshot: AnyMachineSnapshot, taken: number) => void } = {},
  ): Promise<void> {
    const { actor, happen } = standAlone(kit, { coverage, guards, see: this.#see });
    const show = (taken: number): void => {
      const snapshot = actor.getSnapshot();
      this.#offerAll(kit, snapshot);
      at?.(snapshot, taken);
    };
    // An error that a path provokes ends in the chart, not in the test runner.
    actor.subscribe({ error: () => {} });
    try {
      actor.start();
      show(0);
      for (const [index, event] of events.entries()) {
        await happen(event);
        show(index + 1);
      }
    } finally {
      actor.stop();
    }
  }

  /** An action that a person can take must be accepted exactly where the table says so. */
  #offerAll(kit: Kit, snapshot: AnyMachineSnapshot): void {
    const place = JSON.stringify(keyOf(kit, snapshot));
    if (this.#tried.has(place)) return;
    this.#tried.add(place);
    for (const event of kit.examples)
      if (!event.type.startsWith('xstate.')) this.#oracle.offered(snapshot, event, snapshot.can(event));
  }
}

/** Walks every path of a flow through another chart, such as the same one with a fault. */
export async function watchPaths(kit: Kit, oracle: Oracle, machine: AnyStateMachine): Promise<void> {
  const watched = new WatchedPaths(oracle);
  for (const { kit: from, path } of walksOf(kit))
    await watched.follow(
      { ...from, machine },
      stepsOf(path).map(({ event }) => event),
    );
}
