import {
  Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  enqueueActions,
} from 'xstate';
import { isIn } from '../flows/model.ts';
import { chartOf, isShape, machineOf } from './chart-config.ts';
import { editsOf, type Operator } from './operators.ts';
import { nameOfState, nodeAt, type StatePath, statesOf } from './places.ts';

/** A chart with one fault. */
export type Mutant = {
  readonly operator: Operator;
  readonly place: string;
  /** The state with the fault, or the root if it may be in several. */
  readonly state: StatePath;
  /** The event that reveals the fault, as tables name it; unknown for some. */
  readonly event?: string;
  readonly build: () => AnyStateMachine;
};

/** A situation and the event that led to it. */
export type Seen = { readonly state: AnyMachineSnapshot; readonly event: AnyEventObject };

/** The name of a mutant in a list of its flow: operator and place. */
export const nameOfMutant = ({ operator, place }: Pick<Mutant, 'operator' | 'place'>): string =>
  `${operator}: ${place}`;

/** The same chart, rebuilt without a fault. */
export const rebuilt = (machine: AnyStateMachine): AnyStateMachine =>
  machineOf(chartOf(machine), machine.implementations);

/** Another value of the same type; undefined for an actor, which has no other. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length === 0 ? ['~'] : value.slice(1);
  if (value instanceof Actor) return undefined;
  if (isShape(value)) {
    const [first] = Object.entries(value);
    return first ? { ...value, [first[0]]: otherThan(first[1]) } : { '~': '~' };
  }
  return value === null || value === undefined ? '~' : undefined;
}

const withOther = (input: unknown, key: string): unknown =>
  isShape(input) ? { ...input, [key]: otherThan(input[key]) } : otherThan(input);

/** The names of an input's fields in the situations seen; a plain value has a single empty name. */
function fieldsOf(input: unknown, state: StatePath, seen: readonly Seen[]): string[] {
  const given = typeof input === 'function' ? seen : seen.slice(0, 1);
  const fields = given
    .filter((step) => state.length === 0 || isIn(step.state, state.join('.')))
    .map(({ state: { context }, event }) =>
      typeof input === 'function' ? input({ context, event, self: {} }) : input,
    )
    .flatMap((value) => (isShape(value) ? Object.keys(value) : ['']));
  return [...new Set(fields)];
}

/** Changes one field of an input at a time. */
const changedInputs = (machine: AnyStateMachine, seen: readonly Seen[]): Mutant[] =>
  statesOf(chartOf(machine)).flatMap(([state, node]) =>
    node.invoke.flatMap(({ src, input }, at) =>
      (input === undefined ? [] : fieldsOf(input, state, seen)).map(
        (field): Mutant => ({
          operator: 'change an input',
          place: [nameOfState(state), src, field].join(' ').trimEnd(),
          state,
          build: () => {
            const root = chartOf(machine);
            const invoke = nodeAt(root, state).invoke[at];
            if (invoke)
              invoke.input =
                typeof input === 'function'
                  ? (given: unknown) => withOther(input(given), field)
                  : withOther(input, field);
            return machineOf(root, machine.implementations);
          },
        }),
      ),
    ),
  );

type Implementations = AnyStateMachine['implementations'];

const changedDelays = (machine: AnyStateMachine): Mutant[] =>
  Object.entries(machine.implementations.delays).map(([name, delay]) => ({
    operator: 'change a delay',
    place: name,
    state: [],
    build: () =>
      machineOf(chartOf(machine), {
        ...machine.implementations,
        delays: {
          ...machine.implementations.delays,
          [name]:
            typeof delay === 'function'
              ? (...given: Parameters<typeof delay>) => delay(...given) + 1
              : Number(delay) + 1,
        },
      }),
  }));

const nothing = enqueueActions(() => {});

/** Named actions that emit, recognised by how XState marks the results of `emit` and `enqueueActions`. */
function droppedEmits(machine: AnyStateMachine): Mutant[] {
  const { actions }: Implementations = machine.implementations;
  const emits = (action: object): boolean => {
    const isOneOf = Reflect.get(action, 'type') === 'xstate.emit';
    return isOneOf || String(Reflect.get(action, 'collect')).includes('.emit(');
  };
  return Object.entries(actions)
    .filter(([, action]) => action !== undefined && emits(action))
    .map(([name]) => ({
      operator: 'drop an emit',
      place: name,
      state: [],
      build: () =>
        machineOf(chartOf(machine), { ...machine.implementations, actions: { ...actions, [name]: nothing } }),
    }));
}

/** Every mutant of a chart, always in the same order. */
export const mutantsOf = (machine: AnyStateMachine, seen: readonly Seen[]): Mutant[] => [
  ...editsOf(machine).map(
    ({ change, ...more }): Mutant => ({
      ...more,
      build: () => {
        const root = chartOf(machine);
        change(root);
        return machineOf(root, machine.implementations);
      },
    }),
  ),
  ...changedInputs(machine, seen),
  ...changedDelays(machine),
  ...droppedEmits(machine),
];
