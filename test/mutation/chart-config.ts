import { type AnyStateMachine, StateMachine } from 'xstate';

type Shape = Readonly<Record<string, unknown>>;

/** One of the transitions of an event: its target, guard and actions. */
export type Branch = Shape & { readonly target?: string; readonly guard?: unknown; actions: unknown[] };

type Invoke = Shape & {
  readonly id: string;
  readonly src: string;
  input?: unknown;
  onDone: Branch[];
  onError: Branch[];
  onSnapshot: Branch[];
};

/** A state of a chart's configuration with every short form written out, to be changed in place. */
export type ChartNode = {
  readonly rest: Shape;
  initial: string | undefined;
  entry: unknown[];
  exit: unknown[];
  tags: unknown[];
  on: Record<string, Branch[]>;
  after: Record<string, Branch[]>;
  always: Branch[];
  onDone: Branch[];
  invoke: Invoke[];
  states: Record<string, ChartNode>;
};

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapeOf = (value: unknown): Shape => (isShape(value) ? value : {});

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value];

const mapped = <T>(value: unknown, change: (one: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(shapeOf(value)).map(([key, one]) => [key, change(one)]));

function branchOf(value: unknown): Branch {
  if (typeof value === 'string') return { target: value, actions: [] };
  const { target, ...rest } = shapeOf(value);
  return { ...rest, ...(typeof target === 'string' ? { target } : {}), actions: listOf(rest.actions) };
}

const branchesOf = (value: unknown): Branch[] => listOf(value).map(branchOf);

function invokeOf(value: unknown): Invoke {
  const shape = shapeOf(value);
  return {
    ...shape,
    id: String(shape.id),
    src: String(shape.src),
    onDone: branchesOf(shape.onDone),
    onError: branchesOf(shape.onError),
    onSnapshot: branchesOf(shape.onSnapshot),
  };
}

function nodeOf(value: unknown): ChartNode {
  const { initial, entry, exit, tags, on, after, always, onDone, invoke, states, ...rest } = shapeOf(value);
  return {
    rest,
    initial: typeof initial === 'string' ? initial : undefined,
    entry: listOf(entry),
    exit: listOf(exit),
    tags: listOf(tags),
    on: mapped(on, branchesOf),
    after: mapped(after, branchesOf),
    always: branchesOf(always),
    onDone: branchesOf(onDone),
    invoke: listOf(invoke).map(invokeOf),
    states: mapped(states, nodeOf),
  };
}

/** The configuration of a chart, as a new copy each time. */
export const chartOf = (machine: AnyStateMachine): ChartNode => nodeOf(machine.config);

const unlessEmpty = (name: string, list: readonly unknown[]): Shape =>
  list.length === 0 ? {} : { [name]: list };

const written = (lists: Readonly<Record<string, Branch[]>>): Shape =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));

function configOf({ rest, initial, on, after, always, onDone, invoke, states, ...node }: ChartNode): Shape {
  return {
    ...rest,
    ...node,
    ...(initial === undefined ? {} : { initial }),
    ...unlessEmpty('always', always),
    ...unlessEmpty('onDone', onDone),
    on: written(on),
    after: written(after),
    invoke: invoke.map(({ onDone: done, onError, onSnapshot, ...more }) => ({
      ...more,
      ...unlessEmpty('onDone', done),
      ...unlessEmpty('onError', onError),
      ...unlessEmpty('onSnapshot', onSnapshot),
    })),
    ...(Object.keys(states).length === 0 ? {} : { states: configsOf(states) }),
  };
}

const configsOf = (states: Readonly<Record<string, ChartNode>>): Shape =>
  Object.fromEntries(Object.entries(states).map(([key, node]) => [key, configOf(node)]));

/** A chart with that configuration. An endless loop in it stops with an error. */
export const machineOf = (
  chart: ChartNode,
  implementations: AnyStateMachine['implementations'],
): AnyStateMachine =>
  new StateMachine({ ...configOf(chart), options: { maxIterations: 500 } }, implementations);
