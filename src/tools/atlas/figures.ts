import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An arc of a chart, and how often the tests of a world walked it. */
export type ArcFigures = {
  /** Dotted paths of the innermost states before, joined by ` & `. */
  readonly from: string;
  /** The event's type. */
  readonly on: string;
  /** A name that distinguishes the event from others of its type. */
  readonly event: string;
  /** The innermost states afterwards, as in `from`. */
  readonly to: string;
  readonly walked: number;
  /** Why it is not walked in this world, and what covers it instead. */
  readonly elsewhere?: string;
};

export type Figures = {
  readonly flow: string;
  readonly world: 'machine' | 'page' | 'browser';
  readonly paths: number;
  readonly states: readonly [walked: number, all: number];
  readonly transitions?: readonly [walked: number, all: number];
  readonly arcs?: readonly ArcFigures[];
};

/** Counts the arcs that were walked, those with a reason why not, and all. */
export const arcShare = (
  arcs: readonly ArcFigures[],
): { readonly walked: number; readonly elsewhere: number; readonly all: number } => ({
  walked: arcs.filter(({ walked }) => walked > 0).length,
  elsewhere: arcs.filter(({ elsewhere }) => elsewhere !== undefined).length,
  all: arcs.length,
});

/** Where tests write their figures, one file for each flow and world. */
export const figuresFolder = path.resolve(import.meta.dirname, '../../../coverage/flows');

export const worlds = ['machine', 'page', 'browser'] as const satisfies readonly Figures['world'][];

export type FlowFigures = ReadonlyMap<Figures['world'], Figures>;

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((number) => typeof number === 'number');

function isArc(value: unknown): value is ArcFigures {
  const { from, on, event, to, walked, elsewhere } = Object(value);
  const texts = [from, on, event, to, elsewhere ?? ''];
  return texts.every((text) => typeof text === 'string') && typeof walked === 'number';
}

const areArcs = (value: unknown): value is ArcFigures[] => Array.isArray(value) && value.every(isArc);

/** The contents of the files with an ending. Skips invalid ones: an interrupted run may leave half a file. */
function jsonFilesIn(folder: string, ending: string): unknown[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return names.sort().flatMap((name): unknown[] => {
    try {
      return [JSON.parse(readFileSync(path.join(folder, name), 'utf8'))];
    } catch {
      return [];
    }
  });
}

/** Checks that a value is figures; null if not. */
function figuresIn(read: unknown): Figures | null {
  const { flow, world: named, paths, states, transitions, arcs } = Object(read);
  const world = worlds.find((one) => one === named);
  if (typeof flow !== 'string' || !world || typeof paths !== 'number' || !isPair(states)) return null;
  return {
    ...{ flow, world, paths, states },
    ...(isPair(transitions) ? { transitions } : {}),
    ...(areArcs(arcs) ? { arcs } : {}),
  };
}

/** The figures that the tests wrote, by flow and world; empty if no test has run yet. */
export function readFigures(folder: string): ReadonlyMap<string, FlowFigures> {
  const byFlow = new Map<string, Map<Figures['world'], Figures>>();
  for (const read of jsonFilesIn(folder, '.json')) {
    const figures = figuresIn(read);
    if (!figures) continue;
    const known = byFlow.get(figures.flow) ?? new Map<Figures['world'], Figures>();
    byFlow.set(figures.flow, known.set(figures.world, figures));
  }
  return byFlow;
}

/** How many mutants of a flow's chart the tests found, in total and by operator. */
export type MutationFigures = {
  readonly flow: string;
  readonly mutants: number;
  readonly killed: number;
  /** Mutants that are equivalent to the chart, each listed with its reason. */
  readonly listed: number;
  readonly byOperator: Readonly<Record<string, { readonly mutants: number; readonly killed: number }>>;
};

const isMutationFigures = (read: unknown): read is MutationFigures => {
  const { flow, mutants, killed, listed, byOperator } = Object(read);
  return (
    typeof flow === 'string' &&
    [mutants, killed, listed].every((number) => typeof number === 'number') &&
    typeof byOperator === 'object'
  );
};

/** The results of the last `npm run lab -- charts`, by flow; empty if it has not run. */
export function readMutationFigures(folder: string): ReadonlyMap<string, MutationFigures> {
  const read = jsonFilesIn(folder, '.mutation.json').filter(isMutationFigures);
  return new Map(read.map((figures) => [figures.flow, figures]));
}
