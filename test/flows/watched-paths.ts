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

/** Walks paths before the eyes of an oracle; what does not happen where it was to be expected is told as well. */
export class WatchedPaths {
  readonly #oracle: Oracle;
  readonly #tried = new Set<string>();

  readonly #see: (step: Step) => void;

  /** `see` is shown each step besides. */
  constructor(oracle: Oracle, see: (step: Step) => void = () => {}) {
    this.#oracle = oracle;
    this.#see = (step) => {
      oracle.see(step);
      see(step);
    };
  }

  /** Walks one path, and shows each situation on it to `at`; the path's own start comes first. */
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

  /** Lets those things happen one after the other, and shows each situation with how many have happened. */
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
    // An error that a path provokes ends in the chart, never in the runner.
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

  /** What a person can do at all must be taken where the table speaks of it, and nowhere else. */
  #offerAll(kit: Kit, snapshot: AnyMachineSnapshot): void {
    const place = JSON.stringify(keyOf(kit, snapshot));
    if (this.#tried.has(place)) return;
    this.#tried.add(place);
    for (const event of kit.examples)
      if (!event.type.startsWith('xstate.')) this.#oracle.offered(snapshot, event, snapshot.can(event));
  }
}

/** Walks every path of a flow through another chart, such as the same with a fault. */
export async function watchPaths(kit: Kit, oracle: Oracle, machine: AnyStateMachine): Promise<void> {
  const watched = new WatchedPaths(oracle);
  for (const { kit: from, path } of walksOf(kit))
    await watched.follow(
      { ...from, machine },
      stepsOf(path).map(({ event }) => event),
    );
}
