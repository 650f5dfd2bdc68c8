import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Figures = {
  readonly flow: string;
  readonly world: 'machine' | 'page' | 'browser';
  readonly paths: number;
  readonly states: readonly [walked: number, all: number];
  readonly transitions?: readonly [walked: number, all: number];
};

/** Where the figures of a run are kept, one file a flow and world; the test command puts them together. */
export const figuresFolder = path.resolve(import.meta.dirname, '../../../coverage/flows');

export const worlds = ['machine', 'page', 'browser'] as const satisfies readonly Figures['world'][];

export type FlowFigures = ReadonlyMap<Figures['world'], Figures>;

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((number) => typeof number === 'number');

/** Figures out of a file's text, or null where it is no such file: a run that was cut off may leave half of one. */
function figuresIn(text: string): Figures | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { flow, world: named, paths, states, transitions } = Object(read);
  const world = worlds.find((one) => one === named);
  if (typeof flow !== 'string' || !world || typeof paths !== 'number' || !isPair(states)) return null;
  return { flow, world, paths, states, ...(isPair(transitions) ? { transitions } : {}) };
}

/** The figures the tests have written, by flow and world; empty where no test has run yet. */
export function readFigures(folder: string): ReadonlyMap<string, FlowFigures> {
  const byFlow = new Map<string, Map<Figures['world'], Figures>>();
  if (!existsSync(folder)) return byFlow;
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()) {
    const figures = figuresIn(readFileSync(path.join(folder, name), 'utf8'));
    if (!figures) continue;
    const known = byFlow.get(figures.flow) ?? new Map<Figures['world'], Figures>();
    byFlow.set(figures.flow, known.set(figures.world, figures));
  }
  return byFlow;
}
