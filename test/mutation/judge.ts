import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { every } from '../flows/every-flow.ts';
import type { Kit } from '../flows/kit.ts';
import { isIn, stepsOf } from '../flows/model.ts';
import { namedEvent, Oracle, rowsOf, type Written } from '../flows/oracle/oracle.ts';
import { standAlone } from '../flows/stand-alone.ts';
import { WatchedPaths, walksOf } from '../flows/watched-paths.ts';
import { type Mutant, mutantsOf, type Seen } from './mutants.ts';
import type { StatePath } from './places.ts';

/** A walk through the original chart, to be taken through others. */
type Walk = {
  readonly kit: Kit;
  readonly events: readonly AnyEventObject[];
  /** The steps it leads through; unknown for walks written by hand. */
  readonly through: readonly Seen[];
};

/** Thrown to end a walk at the first difference. */
class Difference extends Error {}

/**
 * Decides whether a chart does what is written about a flow: its table, its invariants, the promises of its states and
 * its refusals. The walks are always those of the kit's own chart.
 */
export class Judge {
  readonly mutants: readonly Mutant[];
  readonly #kit: Kit;
  readonly #written: Written;
  readonly #rows: ReturnType<typeof rowsOf>;
  readonly #walks: readonly Walk[];
  readonly #sorted = new Map<string, readonly Walk[]>();

  private constructor(kit: Kit, written: Written, mutants: readonly Mutant[], walks: readonly Walk[]) {
    this.#kit = kit;
    this.#written = written;
    this.#rows = rowsOf(kit.flow);
    this.mutants = mutants;
    this.#walks = walks;
  }

  static of(kit: Kit, written: Written): Judge {
    const generated = walksOf(kit).map(
      (walk): Walk => ({
        kit: walk.kit,
        events: stepsOf(walk.path).map(({ event }) => event),
        through: walk.path.steps,
      }),
    );
    const byHand = Object.entries(written.walks ?? {}).map(([name, events]): Walk => {
      const from = Object.entries(kit.alsoFrom ?? {}).find(([mode]) => name.startsWith(`${mode}: `));
      return { kit: from ? { ...kit, input: from[1] } : kit, events, through: [] };
    });
    const mutants = mutantsOf(
      kit.machine,
      generated.flatMap(({ through }) => through),
    );
    return new Judge(kit, written, mutants, [...generated, ...byHand]);
  }

  /** The first thing that a faulty chart does other than written, or null if there is none. */
  async differenceOf({
    build,
    state,
    event,
  }: Pick<Mutant, 'build' | 'state' | 'event'>): Promise<string | null> {
    const invariants = [...every, ...(this.#written.invariants ?? [])];
    const oracle = new Oracle(this.#kit.flow, this.#rows, { ...this.#written, invariants });
    try {
      const machine = build();
      const watched = new WatchedPaths(oracle);
      for (const { kit, events, through } of this.#walksBy(state, event))
        await watched.follow({ ...kit, machine }, events, {
          at: (snapshot) => {
            const found = oracle.found();
            if (found !== undefined) throw new Difference(found);
            // The promises of states hold for generated walks alone: those written by hand go further.
            if (through.length === 0) return;
            for (const [where, promise] of Object.entries(kit.states))
              if (isIn(snapshot, where)) promise(snapshot);
          },
        });
      await this.#refuse(machine);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return [...oracle.broken(), ...oracle.differences()][0] ?? null;
  }

  /** The walks, with those first that reach the state, and the event in it, in the fewest steps. */
  #walksBy(state: StatePath, event = ''): readonly Walk[] {
    if (state.length === 0 && event === '') return this.#walks;
    const key = `${state.join('.')} ${event}`;
    const sorted = this.#sorted.get(key) ?? sortedBy(this.#walks, state.join('.'), event);
    this.#sorted.set(key, sorted);
    return sorted;
  }

  async #refuse(machine: AnyStateMachine): Promise<void> {
    for (const { name, after, event } of this.#kit.refusals ?? []) {
      const { actor, happen } = standAlone({ ...this.#kit, machine }, { see: () => {} });
      actor.subscribe({ error: () => {} });
      actor.start();
      for (const earlier of after) await happen(earlier);
      const isTaken = actor.getSnapshot().can(event);
      actor.stop();
      if (isTaken) throw new Difference(`not refused: ${name}`);
    }
  }
}

function sortedBy(walks: readonly Walk[], dotted: string, event: string): readonly Walk[] {
  const isThere = ({ state }: Seen): boolean => dotted === '' || isIn(state, dotted);
  const rank = ({ through }: Walk): number => {
    const here = through.findIndex(isThere);
    const taken = through.findIndex(
      (step, at) =>
        at > 0 && namedEvent(step.event.type) === event && through.slice(at - 1, at).some(isThere),
    );
    if (taken >= 0) return taken;
    return here >= 0 ? longest + here : 2 * longest;
  };
  const ranks = new Map(walks.map((walk) => [walk, rank(walk)]));
  return [...walks].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** More steps than any walk has. */
const longest = 10_000;
