import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Coverage } from './coverage.ts';
import type { Kit } from './kit.ts';
import { modelOf, nameOf, type Path, stepsOf } from './model.ts';
import type { Oracle } from './oracle/oracle.ts';
import { standAlone } from './stand-alone.ts';

export interface Walk {
  readonly name: string;
  readonly kit: Kit;
  readonly path: Path;
}

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

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  /** Walks one path, and shows each situation on it to `at`; the path's own start comes first. */
  async walk(
    { kit, path }: Walk,
    {
      coverage,
      at,
    }: {
      coverage?: Coverage;
      at?: (snapshot: AnyMachineSnapshot, step?: Path['steps'][number]) => void;
    } = {},
  ): Promise<void> {
    const { actor, happen } = standAlone(kit, { coverage, see: (step) => this.#oracle.see(step) });
    // An error that a path provokes ends in the chart, never in the runner.
    actor.subscribe({ error: () => {} });
    actor.start();
    this.#tryAll(kit, actor.getSnapshot());
    at?.(actor.getSnapshot());
    for (const step of stepsOf(path)) {
      await happen(step.event);
      const snapshot = actor.getSnapshot();
      this.#tryAll(kit, snapshot);
      at?.(snapshot, step);
    }
    actor.stop();
  }

  /** What a person can do at all must be taken where the table speaks of it, and nowhere else. */
  #tryAll(kit: Kit, snapshot: AnyMachineSnapshot): void {
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
  for (const walk of walksOf(kit)) await watched.walk({ ...walk, kit: { ...walk.kit, machine } });
}
