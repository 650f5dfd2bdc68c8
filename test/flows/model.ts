import { TestModel, type TestPath } from '@xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { Kit } from './kit.ts';

export type Path = TestPath<AnyMachineSnapshot, AnyEventObject>;

/** Every state node below the root, by its dotted path. */
export function stateNodesOf(machine: AnyStateMachine): Map<string, AnyStateNode> {
  const found = new Map<string, AnyStateNode>();
  const visit = (node: AnyStateNode): void => {
    for (const child of Object.values(node.states) as AnyStateNode[]) {
      found.set(child.path.join('.'), child);
      visit(child);
    }
  };
  visit(machine.root);
  return found;
}

/** Whether a snapshot is in the state of that dotted path. */
export function isIn(snapshot: AnyMachineSnapshot, dotted: string): boolean {
  const value = dotted
    .split('.')
    .reduceRight<string | object>((inner, key) => (inner === '' ? key : { [key]: inner }), '');
  return snapshot.matches(value as Parameters<typeof snapshot.matches>[0]);
}

/** Whether whoever would answer so runs; a handler above all states could take the answer anywhere. */
function isAsked(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const asked = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return asked === undefined || asked in snapshot.children;
}

/**
 * The path model of a flow. Unlike `createTestModel` it accepts `invoke` and `after`; the `via … from …` suffix
 * turns state coverage into transition coverage.
 */
export function modelOf(kit: Kit): TestModel<AnyMachineSnapshot, AnyEventObject, unknown> {
  const key = kit.key ?? ((snapshot) => snapshot.value);
  const label = kit.label ?? ((event) => event.type);
  const at = (snapshot: AnyMachineSnapshot): string => JSON.stringify(key(snapshot));
  return new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(kit.machine, {
    input: kit.input,
    events: (snapshot) => kit.examples.filter((event) => isAsked(snapshot, event) && snapshot.can(event)),
    serializeState: (snapshot, event, previous) =>
      at(snapshot) + (event && previous ? ` via ${label(event)} from ${at(previous)}` : ''),
    stateMatcher: isIn,
    limit: 20_000,
    ...(kit.stopWhen ? { stopWhen: kit.stopWhen } : {}),
  });
}

/** The steps a person or the world takes; the model's own start is not one of them. */
export function stepsOf(path: Path): Path['steps'] {
  return path.steps.filter((step) => step.event.type !== 'xstate.init');
}

/** A path in words short enough for a test's name. */
export function nameOf(path: Path, label: (event: AnyEventObject) => string = (event) => event.type): string {
  const steps = stepsOf(path).map((step) => label(step.event).replace(/^xstate\./, ''));
  return steps.length === 0 ? 'at the start' : steps.join(' → ');
}

/** Few paths that together see all that `wants` names of a step; greedy, longest gain first, in stable order. */
export function coveringPaths(
  paths: readonly Path[],
  wants: (step: Path['steps'][number]) => readonly string[],
  most: number = Number.POSITIVE_INFINITY,
): Path[] {
  const seenBy = new Map(paths.map((path) => [path, new Set(path.steps.flatMap(wants))]));
  const open = new Set([...seenBy.values()].flatMap((seen) => [...seen]));
  const chosen: Path[] = [];
  while (open.size > 0 && chosen.length < most) {
    let best: Path | undefined;
    let bestGain = 0;
    for (const [path, seen] of seenBy) {
      const gain = [...seen].filter((want) => open.has(want)).length;
      if (
        gain > bestGain ||
        (gain === bestGain && best && gain > 0 && path.steps.length < best.steps.length)
      ) {
        best = path;
        bestGain = gain;
      }
    }
    if (!best) break;
    chosen.push(best);
    for (const want of seenBy.get(best) ?? []) open.delete(want);
    seenBy.delete(best);
  }
  return chosen;
}

/** The shortest paths of a flow without some of its events: left out first, so that other ways are found. */
export function pathsWithout(kit: Kit, notHere: Readonly<Record<string, string>>): Path[] {
  const examples = kit.examples.filter((event) => !(event.type in notHere));
  return modelOf({ ...kit, examples }).getShortestPaths();
}
