import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

type EventKind = 'event' | 'any' | 'after' | 'done' | 'error' | 'always';

/** One branch of what a state does on an event. */
export type ChartTransition = {
  /** Unique in the whole atlas, and an anchor of the page. */
  readonly id: string;
  readonly source: string;
  readonly kind: EventKind;
  /** The event in words, such as `venue.chosen`, `after debounce` or `done loadVenues`. */
  readonly on: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Ids of states; empty if the state is kept. */
  readonly targets: readonly string[];
  /** Whether the state is left and entered again even if the target is inside it. */
  readonly reenters: boolean;
};

export type ChartState = {
  /** The dotted path, beginning with the machine's id: unique in the whole atlas, and an anchor of the page. */
  readonly id: string;
  readonly key: string;
  readonly depth: number;
  readonly type: AnyStateNode['type'];
  readonly isInitial: boolean;
  /** Whether its parent is a parallel state. */
  readonly isRegion: boolean;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly actor: string; readonly flow: string | null }[];
  readonly transitions: readonly ChartTransition[];
  readonly children: readonly ChartState[];
};

export type Chart = {
  readonly name: string;
  readonly root: ChartState;
  /** Every state in document order, the root first. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** The flows it invokes, each once. */
  readonly invokes: readonly string[];
};

/** Whether a transition has no edge in a drawing: it keeps its state, or leads from the state to itself. */
export const staysAt = ({ source, targets }: ChartTransition): boolean =>
  targets.every((target) => target === source);

/** The states in a drawing: all but those inside a folded one. */
export function shownStates(chart: Chart, folded: ReadonlySet<string>): ChartState[] {
  const from = (state: ChartState): ChartState[] => [
    state,
    ...(folded.has(state.id) ? [] : state.children.flatMap(from)),
  ];
  return from(chart.root);
}

/** A chart with more states than a reader takes in at once opens with its innermost parts folded. */
const readable = 20;

/** The states that are folded when a chart is first shown: its outermost parents, or those inside them if that hides all. */
export function foldedAtFirst(chart: Chart): string[] {
  if (chart.states.length - 1 <= readable) return [];
  const parentsAt = (wanted: number): string[] =>
    chart.states.filter(({ depth, children }) => depth === wanted && children.length > 0).map(({ id }) => id);
  const outermost = parentsAt(1);
  return chart.root.children.length - outermost.length < 2 ? parentsAt(2) : outermost;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const plain = (value: unknown): string => {
  if (isRecord(value))
    return typeof value.type === 'string' ? value.type : Object.values(value).map(plain).join(', ');
  return String(value);
};

/** The name of a guard or an action, with those parameters that are constants. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return value.name || '(inline)';
  if (!isRecord(value)) return '(inline)';
  const name = plain(value);
  const { params } = value;
  return params === undefined || typeof params === 'function' ? name : `${name}(${plain(params)})`;
}

/** Whether an action implements an `after`, on entry or exit. These are hidden, since the `after` itself is shown. */
const isOfDelay = (action: unknown): boolean => {
  const { type, id, sendId } = Object(action);
  return /^xstate\.(raise|cancel)$/.test(String(type)) && String(id ?? sendId).startsWith('xstate.after.');
};

const effectsOf = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => !isOfDelay(action)).map(nameOf);

function eventOf(node: AnyStateNode, type: string): { kind: EventKind; on: string } {
  const rest = (prefix: string): string => type.slice(prefix.length);
  if (type === '') return { kind: 'always', on: 'always' };
  if (type === '*') return { kind: 'any', on: '* (any other event)' };
  if (type.startsWith('xstate.done.actor.'))
    return { kind: 'done', on: `done ${rest('xstate.done.actor.')}` };
  if (type.startsWith('xstate.error.actor.'))
    return { kind: 'error', on: `error ${rest('xstate.error.actor.')}` };
  if (type.startsWith('xstate.done.state.')) return { kind: 'done', on: `done ${node.key}` };
  if (type.startsWith('xstate.after.')) {
    return { kind: 'after', on: `after ${rest('xstate.after.').slice(0, -node.id.length - 1)}` };
  }
  return { kind: 'event', on: type };
}

/** The transitions of a state, by event. */
const branchesOf = (node: AnyStateNode): (readonly [string, readonly AnyTransitionDefinition[]])[] => [
  ...node.transitions,
  ['', node.always ?? []],
];

const transitionId = (state: string, type: string, index: number): string =>
  `${state}--${type === '' ? 'always' : type}--${index}`.replace(/[^\w.-]/g, '_');

export const stateId = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('.');

/** A machine's transitions, with their ids in its chart. */
export function arcsOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const arcs = new Map<AnyTransitionDefinition, string>();
  const read = (node: AnyStateNode): void => {
    for (const [type, branches] of branchesOf(node))
      branches.forEach((branch, index) => {
        arcs.set(branch, transitionId(stateId(node), type, index));
      });
    for (const child of Object.values<AnyStateNode>(node.states)) read(child);
  };
  read(machine.root);
  return arcs;
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const source = stateId(node);
  return branchesOf(node).flatMap(([type, branches]) =>
    branches.map((branch, index) => ({
      id: transitionId(source, type, index),
      source,
      ...eventOf(node, type),
      guard: branch.guard === undefined ? null : nameOf(branch.guard),
      actions: effectsOf(branch.actions),
      targets: (branch.target ?? []).map(stateId),
      reenters: branch.reenter,
    })),
  );
}

/** Reads a chart from its machine at run time; no source is parsed. */
export function chartOf(machine: AnyStateMachine, flows: readonly AnyStateMachine[]): Chart {
  const flowOf = (actor: string): string | null => {
    const logic: unknown = machine.implementations.actors[actor];
    return flows.find((flow) => flow === logic)?.id ?? null;
  };
  const read = (node: AnyStateNode): ChartState => ({
    id: stateId(node),
    key: node.key,
    depth: node.path.length,
    type: node.type,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target?.[0] === node,
    isRegion: node.parent?.type === 'parallel',
    description: node.description ?? '',
    tags: node.tags,
    entry: effectsOf(node.entry),
    exit: effectsOf(node.exit),
    invokes: node.invoke.map(({ src }) => ({ actor: nameOf(src), flow: flowOf(nameOf(src)) })),
    transitions: transitionsOf(node),
    children: Object.values<AnyStateNode>(node.states).map(read),
  });
  const root = read(machine.root);
  const all = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(all)];
  const states = all(root);
  return {
    name: machine.id,
    root,
    states,
    transitions: states.flatMap((state) => state.transitions),
    invokes: [...new Set(states.flatMap((state) => state.invokes.flatMap(({ flow }) => flow ?? [])))],
  };
}
