import { isDeepStrictEqual } from 'node:util';
import { type AnyStateMachine, not } from 'xstate';
import { type Branch, type ChartNode, chartOf } from './chart-config.ts';
import {
  actionListsOf,
  branchListsOf,
  nameOfBranch,
  nameOfReference,
  nameOfState,
  nodeAt,
  type StatePath,
  statesOf,
  targetOf,
} from './places.ts';

/** A change of a chart's configuration, made in a copy of it. */
export type Edit = {
  readonly operator: Operator;
  /** Says where and what is changed; the same in every run. */
  readonly place: string;
  /** The state that is changed. */
  readonly state: StatePath;
  /** The event it handles there, as tables name it. */
  readonly event?: string;
  readonly change: (root: ChartNode) => void;
};

/** The first four are those of Fabbri, Maldonado, Delamaro and Masiero (ISSRE 1999); the others are for statecharts. */
export const operators = [
  'retarget',
  'remove a state',
  'remove a transition',
  'swap events',
  'drop an action',
  'swap an action',
  'negate a guard',
  'reorder branches',
  'change an input',
  'change a delay',
  'remove an onError',
  'drop a tag',
  'drop an emit',
] as const;

export type Operator = (typeof operators)[number];

type Change = (node: ChartNode) => void;

/** The changes that an operator makes in one state, each with its place. */
type Changes = readonly (readonly [place: string, change: Change])[];

type InState = (node: ChartNode, path: StatePath, machine: AnyStateMachine, root: ChartNode) => Changes;

const startsWith = (path: StatePath, beginning: StatePath): boolean =>
  beginning.every((key, at) => path[at] === key);

const listIn = (node: ChartNode, name: string): Branch[] => branchListsOf(node).get(name) ?? [];
const actionsIn = (node: ChartNode, name: string): unknown[] => actionListsOf(node).get(name) ?? [];

/** What `make` returns for each branch of a state. */
const ofBranches = (
  node: ChartNode,
  make: (branch: Branch, name: string, list: readonly Branch[]) => readonly [string, Branch | null][],
): Changes =>
  [...branchListsOf(node)].flatMap(([name, list]) =>
    list.flatMap((branch, at) =>
      make(branch, name, list).map(([what, changed]): [string, Change] => [
        [nameOfBranch(name, list, at), what].filter((part) => part !== '').join(' '),
        (copy) => void listIn(copy, name).splice(at, 1, ...(changed ? [changed] : [])),
      ]),
    ),
  );

const siblingsOf = (root: ChartNode, path: StatePath): string[] =>
  Object.keys(nodeAt(root, path.slice(0, -1)).states).filter((key) => key !== path.at(-1));

const retarget: InState = (node, path, machine, root) => {
  const initials = Object.keys(node.states).filter(
    (key) => node.initial !== undefined && key !== node.initial,
  );
  return [
    ...ofBranches(node, (branch) => {
      if (branch.target === undefined) return [];
      const target = targetOf(machine, path, branch.target);
      return siblingsOf(root, target).map((key) => {
        const other = [...target.slice(0, -1), key];
        return [`to ${other.join('.')}`, { ...branch, target: `#${[machine.id, ...other].join('.')}` }];
      });
    }),
    ...initials.map((key): [string, Change] => [
      `initial to ${key}`,
      (copy) => {
        copy.initial = key;
      },
    ]),
  ];
};

/** Removes a state with all that leads to it. If it was an initial state, the next one is initial. */
function removedStates(machine: AnyStateMachine, root: ChartNode): Edit[] {
  return statesOf(root)
    .filter(([path]) => path.length > 0 && siblingsOf(root, path).length > 0)
    .map(([path]) => ({
      operator: 'remove a state',
      place: path.join('.'),
      state: path,
      change: (copy) => {
        const key = path.at(-1) ?? '';
        const parent = nodeAt(copy, path.slice(0, -1));
        delete parent.states[key];
        if (parent.initial === key) parent.initial = Object.keys(parent.states)[0];
        for (const [from, node] of statesOf(copy))
          for (const list of branchListsOf(node).values())
            list.splice(
              0,
              list.length,
              ...list.filter(
                ({ target }) => target === undefined || !startsWith(targetOf(machine, from, target), path),
              ),
            );
      },
    }));
}

const removedTransitions: InState = (node) => {
  const failures = node.invoke.map(({ id }) => `${id} failed`);
  return ofBranches(node, (_, name, list) =>
    list.length === 1 && failures.includes(name) ? [] : [['', null]],
  );
};

const removedFailures: InState = (node) =>
  node.invoke.flatMap(({ id, onError }, at): [string, Change][] =>
    onError.length === 0 ? [] : [[id, (copy) => void copy.invoke[at]?.onError.splice(0)]],
  );

/** Swaps the branches of two neighbouring events of a state, if they differ. */
const swappedEvents: InState = (node) => {
  const names = [...branchListsOf(node)].filter(([, list]) => list.length > 0).map(([name]) => name);
  const happenings = names.filter((name) => name !== 'always');
  return happenings.slice(1).flatMap((second, at): [string, Change][] => {
    const first = happenings[at] ?? '';
    if (isDeepStrictEqual(listIn(node, first), listIn(node, second))) return [];
    return [
      [
        `${first} ↔ ${second}`,
        (copy) => {
          const ofSecond = listIn(copy, second).splice(0, Infinity, ...listIn(copy, first));
          listIn(copy, first).splice(0, Infinity, ...ofSecond);
        },
      ],
    ];
  });
};

const droppedActions: InState = (node) =>
  [...actionListsOf(node)].flatMap(([name, list]) =>
    list.map((action, at): [string, Change] => [
      `${name}: ${nameOfReference(action)}`,
      (copy) => void actionsIn(copy, name).splice(at, 1),
    ]),
  );

/** Replaces each action by the next one of the chart, and swaps each pair of neighbours. */
const swappedActions: InState = (node, _path, _machine, root) => {
  const known = new Map(
    statesOf(root)
      .flatMap(([, state]) => [...actionListsOf(state).values()].flat())
      .map((action) => [nameOfReference(action), action]),
  );
  const names = [...known.keys()];
  return [...actionListsOf(node)].flatMap(([name, list]) => {
    const here = list.map(nameOfReference);
    return list.flatMap((action, at): [string, Change][] => {
      const own = nameOfReference(action);
      const from = names.indexOf(own);
      const other = [...names.slice(from + 1), ...names.slice(0, from)].find((one) => !here.includes(one));
      const next = here[at + 1];
      return [
        ...(other === undefined
          ? []
          : [
              [
                `${name}: ${own} by ${other}`,
                (copy: ChartNode) => void actionsIn(copy, name).splice(at, 1, known.get(other)),
              ] as const,
            ]),
        ...(next === undefined
          ? []
          : [
              [
                `${name}: ${own} after ${next}`,
                (copy: ChartNode) => void actionsIn(copy, name).splice(at, 2, list[at + 1], action),
              ] as const,
            ]),
      ].map(([place, change]): [string, Change] => [place, change]);
    });
  });
};

const isGuard = (guard: unknown): guard is Parameters<typeof not>[0] => guard !== undefined && guard !== null;

const negatedGuards: InState = (node) =>
  ofBranches(node, (branch) =>
    isGuard(branch.guard) ? [[nameOfReference(branch.guard), { ...branch, guard: not(branch.guard) }]] : [],
  );

const reordered: InState = (node) =>
  [...branchListsOf(node)].flatMap(([name, list]) =>
    list.slice(1).map((second, at): [string, Change] => {
      const first = list[at];
      return [
        `${name} [${at}] ↔ [${at + 1}]`,
        (copy) => void (first && listIn(copy, name).splice(at, 2, second, first)),
      ];
    }),
  );

const droppedTags: InState = (node) =>
  node.tags.map((tag, at): [string, Change] => [String(tag), (copy) => void copy.tags.splice(at, 1)]);

const inState: readonly (readonly [Operator, InState])[] = [
  ['retarget', retarget],
  ['remove a transition', removedTransitions],
  ['swap events', swappedEvents],
  ['drop an action', droppedActions],
  ['swap an action', swappedActions],
  ['negate a guard', negatedGuards],
  ['reorder branches', reordered],
  ['remove an onError', removedFailures],
  ['drop a tag', droppedTags],
];

/** The event in a place such as `on form.sent [0]: keepForm` or `loadVenues failed to listed`. */
const eventIn = (place: string): string =>
  /^(?:on )?((?:after \S+)|(?:\S+ (?:answered|failed))|\S+?)(?=:? |:?$)/.exec(place)?.[1] ?? '';

/** Every change of a chart's configuration that the operators make. */
export function editsOf(machine: AnyStateMachine): Edit[] {
  const root = chartOf(machine);
  return [
    ...removedStates(machine, root),
    ...inState.flatMap(([operator, changesOf]) =>
      statesOf(root).flatMap(([path, node]) =>
        changesOf(node, path, machine, root).map(
          ([place, change]): Edit => ({
            operator,
            place: `${nameOfState(path)} ${place}`,
            state: path,
            event: eventIn(place),
            change: (copy) => change(nodeAt(copy, path)),
          }),
        ),
      ),
    ),
  ];
}
