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

/** Whether a snapshot is in the state with this dotted path. */
export function isIn(snapshot: AnyMachineSnapshot, dotted: string): boolean {
  const value = dotted
    .split('.')
    .reduceRight<string | object>((inner, key) => (inner === '' ? key : { [key]: inner }), '');
  return snapshot.matches(value as Parameters<typeof snapshot.matches>[0]);
}

/** Whether the actor that would answer is running; a handler above all states would accept the answer anywhere. */
function isAsked(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return actor === undefined || actor in snapshot.children;
}

/**
 * The path model of a flow. Unlike `createTestModel` it accepts `invoke` and `after`; the suffix `via … from …` turns
 * state coverage into transition coverage.
 */
export function modelOf(
  kit: Kit,
  mayHappen: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean = () => true,
): TestModel<AnyMachineSnapshot, AnyEventObject, unknown> {
  const key = kit.key ?? ((snapshot) => snapshot.value);
  const label = kit.label ?? ((event) => event.type);
  const at = (snapshot: AnyMachineSnapshot): string => JSON.stringify(key(snapshot));
  return new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(kit.machine, {
    input: kit.input,
    events: (snapshot) =>
      kit.examples.filter(
        (event) => isAsked(snapshot, event) && snapshot.can(event) && mayHappen(snapshot, event),
      ),
    serializeState: (snapshot, event, previous) =>
      at(snapshot) + (event && previous ? ` via ${label(event)} from ${at(previous)}` : ''),
    stateMatcher: isIn,
    limit: 20_000,
    ...(kit.stopWhen ? { stopWhen: kit.stopWhen } : {}),
  });
}

/** The steps taken by the user or the outside, without the model's own start. */
export function stepsOf(path: Path): Path['steps'] {
  return path.steps.filter((step) => step.event.type !== 'xstate.init');
}

/** A short description of a path, for a test's name. */
export function nameOf(path: Path, label: (event: AnyEventObject) => string = (event) => event.type): string {
  const steps = stepsOf(path).map((step) => label(step.event).replace(/^xstate\./, ''));
  return steps.length === 0 ? 'at the start' : steps.join(' → ');
}

/**
 * A small set of paths that together cover everything `wants` names; greedy, largest gain first, in stable order. Among
 * equal ones, the one that gains most of what `also` names, then the shortest.
 */
export function coveringPaths(
  paths: readonly Path[],
  wants: (path: Path) => readonly string[],
  {
    most = Number.POSITIVE_INFINITY,
    also = () => [],
  }: { readonly most?: number; readonly also?: (path: Path) => readonly string[] } = {},
): Path[] {
  const left = new Map(
    paths.map((path) => [path, { wanted: new Set(wants(path)), also: new Set(also(path)) }] as const),
  );
  const seen = new Set<string>();
  const gainOf = (names: ReadonlySet<string>): number => [...names].filter((name) => !seen.has(name)).length;
  const chosen: Path[] = [];
  while (chosen.length < most) {
    let best: readonly [path: Path, gain: number, alsoGain: number] | undefined;
    for (const [path, names] of left) {
      const gain = gainOf(names.wanted);
      if (gain === 0) {
        left.delete(path);
        continue;
      }
      if (best && gain < best[1]) continue;
      const alsoGain = gainOf(names.also);
      const isBetter =
        !best ||
        gain > best[1] ||
        alsoGain > best[2] ||
        (alsoGain === best[2] && path.steps.length < best[0].steps.length);
      if (isBetter) best = [path, gain, alsoGain];
    }
    if (!best) break;
    const [path] = best;
    const names = left.get(path);
    for (const name of [...(names?.wanted ?? []), ...(names?.also ?? [])]) seen.add(name);
    chosen.push(path);
    left.delete(path);
  }
  return chosen;
}
