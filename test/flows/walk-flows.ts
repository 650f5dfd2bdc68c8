import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { arcsOf } from '../../src/tools/atlas/chart.ts';
import type { WalkedFlow, WalkedStep } from '../../src/tools/atlas/walked.ts';
import { plainOf } from '../../src/tools/atlas/wire.ts';
import { listed } from '../mutation/listed.ts';
import { every } from './invariants/every-flow.ts';
import type { Kit } from './kit.ts';
import { stepsOf } from './model.ts';
import { type Invariant, Oracle, type Predicates, rowsOf } from './oracle/oracle.ts';
import { leavesOf, type Step } from './oracle/recorder.ts';
import { standAlone } from './stand-alone.ts';
import { type Walk, walksOf } from './watched-paths.ts';

const here = import.meta.dirname;

const isKit = (value: unknown): value is Kit =>
  typeof value === 'object' && value !== null && 'flow' in value && 'machine' in value && 'examples' in value;

const load = (place: string): Promise<Record<string, unknown>> => import(pathToFileURL(place).href);

/** A walk as the atlas shows it; steps are given to `placeOf`, which keeps each once. */
async function walked(
  { kit, path: walk }: Walk,
  oracle: Oracle,
  placeOf: (step: WalkedStep) => number,
): Promise<number[]> {
  const places: number[] = [];
  let arcs: string[] = [];
  const see = ({ before, event, after, effects, delays }: Step): void => {
    const requirement = oracle.rowOf({ before, event, after, effects, delays })?.requirement ?? null;
    places.push(
      placeOf({
        event: Object(plainOf(event)),
        before: before === null ? [] : leavesOf(before),
        leaves: leavesOf(after),
        arcs,
        effects: effects.map((one) => Object(plainOf(one))),
        requirement,
      }),
    );
    arcs = [];
  };
  const inspectorOf = (machine: AnyStateMachine) => {
    const known = arcsOf(machine);
    return (event: InspectionEvent): void => {
      if (event.type === '@xstate.microstep')
        arcs.push(...event._transitions.flatMap((one) => known.get(one) ?? []));
    };
  };
  const { actor, happen } = standAlone(kit, { coverage: { inspectorOf }, see });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const { event } of stepsOf(walk)) await happen(event);
  actor.stop();
  return places;
}

async function walkFlow(
  kit: Kit,
  predicates: Predicates,
  invariants: readonly Invariant[],
): Promise<WalkedFlow> {
  const steps: WalkedStep[] = [];
  const known = new Map<string, number>();
  const placeOf = (step: WalkedStep): number => {
    const key = JSON.stringify(step);
    const place = known.get(key) ?? steps.push(step) - 1;
    known.set(key, place);
    return place;
  };
  const oracle = new Oracle(kit.flow, rowsOf(kit.flow), { predicates });
  const paths: WalkedFlow['paths'][number][] = [];
  for (const walk of walksOf(kit)) {
    const input = Object.keys(kit.alsoFrom ?? {}).find((name) => walk.name.startsWith(`${name}: `)) ?? '';
    paths.push({ name: walk.name, input, steps: await walked(walk, oracle, placeOf) });
  }
  return {
    flow: kit.flow,
    inputs: Object(plainOf({ '': kit.input ?? {}, ...kit.alsoFrom })),
    examples: kit.examples.map((event) => Object(plainOf(event))),
    steps,
    paths,
    invariants: [...every, ...invariants].map(({ requirement, says }) => ({ requirement, says })),
    equal: Object.entries(listed[kit.flow] ?? {}).map(([fault, reason]) => ({ fault, reason })),
  };
}

const isList = (value: unknown): value is readonly Invariant[] => Array.isArray(value);

/** Walks every generated path of every flow alone, and reports for each step what happened and what its table says. */
export async function walkFlows(): Promise<WalkedFlow[]> {
  const found: WalkedFlow[] = [];
  for (const file of readdirSync(path.join(here, 'kits')).sort()) {
    const [kits, beside, always] = await Promise.all(
      ['kits', 'expected', 'invariants'].map((folder) => {
        const place = path.join(here, folder, file);
        return existsSync(place) ? load(place) : Promise.resolve<Record<string, unknown>>({});
      }),
    );
    const { predicates } = beside ?? {};
    const { invariants } = always ?? {};
    for (const kit of Object.values(kits ?? {}).filter(isKit))
      found.push(await walkFlow(kit, Object(predicates), isList(invariants) ? invariants : []));
  }
  return found;
}
