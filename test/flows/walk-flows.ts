import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { arcsOf } from '../../src/tools/atlas/chart.ts';
import type { WalkedFlow, WalkedStep } from '../../src/tools/atlas/walked.ts';
import { plainOf } from '../../src/tools/atlas/wire.ts';
import { listed } from '../mutation/listed.ts';
import { every } from './every-flow.ts';
import { everyKit } from './every-kit.ts';
import type { Kit } from './kit.ts';
import { stepsOf } from './model.ts';
import { Oracle, rowsOf, type Written } from './oracle/oracle.ts';
import { leavesOf, type Step } from './oracle/recorder.ts';
import { standAlone } from './stand-alone.ts';
import { type Walk, walksOf } from './watched-paths.ts';

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

async function walkFlow(kit: Kit, { predicates, invariants }: Written): Promise<WalkedFlow> {
  const steps: WalkedStep[] = [];
  const known = new Map<string, number>();
  const placeOf = (step: WalkedStep): number => {
    const key = JSON.stringify(step);
    const place = known.get(key) ?? steps.push(step) - 1;
    known.set(key, place);
    return place;
  };
  const oracle = new Oracle(kit.flow, rowsOf(kit.flow), { ...(predicates && { predicates }) });
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
    invariants: [...every, ...(invariants ?? [])].map(({ requirement, says }) => ({ requirement, says })),
    equal: Object.entries(listed[kit.flow] ?? {}).map(([fault, reason]) => ({ fault, reason })),
  };
}

/** Walks every generated path of every flow alone, and reports for each step what happened and what its table says. */
export async function walkFlows(): Promise<WalkedFlow[]> {
  const found: WalkedFlow[] = [];
  for (const { kit, written } of await everyKit()) found.push(await walkFlow(kit, written));
  return found;
}
