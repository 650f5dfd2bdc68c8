import type { AnyStateMachine } from 'xstate';
import { type Branch, type ChartNode, isShape } from './chart-config.ts';

/** A state by its keys from the root. */
export type StatePath = readonly string[];

export const nameOfState = (path: StatePath): string => (path.length === 0 ? '(root)' : path.join('.'));

export function nodeAt(root: ChartNode, path: StatePath): ChartNode {
  return path.reduce((node, key) => {
    const inner = node.states[key];
    if (!inner) throw new Error(`no state ${path.join('.')}`);
    return inner;
  }, root);
}

/** Every state of a chart, the root first. */
export const statesOf = (node: ChartNode, path: StatePath = []): [StatePath, ChartNode][] => [
  [path, node],
  ...Object.entries(node.states).flatMap(([key, inner]) => statesOf(inner, [...path, key])),
];

/** The branches of a state, by the event they handle. */
export const branchListsOf = (node: ChartNode): Map<string, Branch[]> =>
  new Map([
    ...Object.entries(node.on).map(([type, list]): [string, Branch[]] => [`on ${type}`, list]),
    ...Object.entries(node.after).map(([delay, list]): [string, Branch[]] => [`after ${delay}`, list]),
    ['always', node.always],
    ['all done', node.onDone],
    ...node.invoke.flatMap(({ id, onDone, onError, onSnapshot }): [string, Branch[]][] => [
      [`${id} answered`, onDone],
      [`${id} failed`, onError],
      [`${id} moved`, onSnapshot],
    ]),
  ]);

/** The actions of a state, by when they run. */
export const actionListsOf = (node: ChartNode): Map<string, unknown[]> =>
  new Map([
    ['entry', node.entry],
    ['exit', node.exit],
    ...[...branchListsOf(node)].flatMap(([name, list]) =>
      list.map((branch, at): [string, unknown[]] => [nameOfBranch(name, list, at), branch.actions]),
    ),
  ]);

export const nameOfBranch = (name: string, list: readonly Branch[], at: number): string =>
  list.length > 1 ? `${name} [${at}]` : name;

/** An action or a guard as a place names it. */
export function nameOfReference(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'function') return 'an inline one';
  if (!isShape(reference)) return String(reference);
  const { type, params } = reference;
  const told = isShape(params) ? params.type : params;
  return typeof told === 'string' ? `${String(type)} ${told}` : String(type);
}

/** The state that a target leads to, by its keys from the root. */
export function targetOf(machine: AnyStateMachine, from: StatePath, target: string): StatePath {
  if (target.startsWith('#')) {
    const [id, ...keys] = target.slice(1).split('.');
    if (id !== machine.id) throw new Error(`a target by an id of its own: ${target}`);
    return keys;
  }
  const keys = target.split('.');
  return target.startsWith('.') ? [...from, ...keys.slice(1)] : [...from.slice(0, -1), ...keys];
}
