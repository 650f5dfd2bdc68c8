import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  assign,
  createActor,
  createMachine,
  type InspectionEvent,
  isMachineSnapshot,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { validated } from '../../../domain/form-rules/form-state.ts';
import { arcsOf, stateId } from '../chart.ts';
import { eventName, isEvent, plainOf, revived } from '../wire.ts';

export type Effect = {
  readonly kind: 'emits' | 'asks' | 'tells' | 'sets' | 'waits' | 'returns';
  readonly name: string;
  readonly data?: unknown;
};

/** A flow after an event, and the event's effects. All values are plain. */
export type Moment = {
  /** Null for the start. */
  readonly event: AnyEventObject | null;
  /** Whether any transition was taken. */
  readonly isTaken: boolean;
  /** Ids of all active states, including parents. */
  readonly states: readonly string[];
  /** Ids of the transitions taken. */
  readonly arcs: readonly string[];
  readonly effects: readonly Effect[];
  readonly context: Readonly<Record<string, unknown>>;
  /** Names of the invoked actors. */
  readonly asked: readonly string[];
  /** Running delays, each with its duration and the event that ends it. */
  readonly delays: readonly { readonly event: string; readonly ms: number }[];
  readonly status: AnyMachineSnapshot['status'];
  /** The flows that run as its children, if they are walked together. */
  readonly children: readonly Child[];
};

/** A flow that another one has invoked. */
export type Child = {
  /** The name of the actor. */
  readonly actor: string;
  readonly flow: string;
  /** Dotted paths of its active leaves. */
  readonly leaves: readonly string[];
};

/** An event for a child, as a step of its parent's walk. */
export const toChild = (child: string, event: AnyEventObject): AnyEventObject => ({
  type: 'atlas.child',
  child,
  event,
});

type Pending = Snapshot<unknown> & { readonly input: unknown };

/** An actor that waits until it is answered by hand. */
const question: ActorLogic<Pending, AnyEventObject> = {
  transition: (snapshot, event) => {
    if (event.type === 'atlas.answered')
      return { ...snapshot, status: 'done', output: event.output, error: undefined };
    if (event.type === 'atlas.failed')
      return { ...snapshot, status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/**
 * Provides a flow with actors that are answered by hand, and a form with a validation that requires every field.
 *
 * @param isTogether whether the flows among the actors run themselves, each provided in the same way
 */
export function standingAlone(machine: AnyStateMachine, isTogether = false): AnyStateMachine {
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      isTogether && logic instanceof StateMachine ? standingAlone(logic, true) : question,
    ]),
  );
  if (!('validate' in machine.implementations.actions)) return machine.provide({ actors });
  const validate = assign(({ context }) => {
    const empty = Object.entries(context.values).filter(([, value]) => value === '' || value === false);
    const errors = Object.fromEntries(empty.map(([name]) => [name, 'This field is required']));
    return validated(context.values, { errors, formValid: true });
  });
  return machine.provide({ actors, actions: { validate } });
}

/** The actor that an event answers, and whether with a failure; null for other events. */
const answered = (type: string): { actor: string; isFailed: boolean } | null => {
  const [, answer, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined ? null : { actor, isFailed: answer === 'error' };
};

function send(flow: AnyActorRef, event: AnyEventObject): void {
  const { actor, isFailed } = answered(event.type) ?? {};
  const child = actor === undefined ? undefined : flow.getSnapshot().children[actor];
  // An actor that has ended remains as long as its state, but receives nothing.
  if (child?.getSnapshot().status !== 'active') flow.send(event);
  else if (isFailed) child.send({ type: 'atlas.failed', error: event.error });
  else child.send({ type: 'atlas.answered', output: event.output });
}

function takes(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { actor } = answered(event.type) ?? {};
  if (actor !== undefined && !(actor in snapshot.children)) return false;
  const live = revived(event);
  return isEvent(live) && snapshot.status === 'active' && snapshot.can(live);
}

const childOf = (
  { children }: AnyMachineSnapshot,
  { type, child }: AnyEventObject,
): AnyActorRef | undefined => (type === 'atlas.child' ? children[String(child)] : undefined);

/** The children that are flows, with the states they are in. */
const childrenOf = ({ children }: AnyMachineSnapshot): Child[] =>
  Object.entries<AnyActorRef | undefined>(children).flatMap(([actor, child]) => {
    const snapshot: unknown = child?.getSnapshot();
    if (!isMachineSnapshot(snapshot)) return [];
    const leaves = snapshot._nodes.filter((node: AnyStateNode) => Object.keys(node.states).length === 0);
    return {
      actor,
      flow: snapshot.machine.id,
      leaves: leaves.map((node: AnyStateNode) => node.path.join('.')),
    };
  });

/** A walk of a flow from an input through events. It cannot be continued: a longer walk is a new one from the start. */
export class Walk {
  readonly moments: readonly Moment[];
  /** The error that the flow threw, if any. */
  readonly fault: string | null;
  readonly #snapshot: AnyMachineSnapshot | null;
  /** What stops with the flow, as it was before. */
  readonly #children = new Map<string, AnyMachineSnapshot>();

  constructor(flow: AnyStateMachine, input: unknown, events: readonly AnyEventObject[], isTogether = false) {
    const machine = standingAlone(flow, isTogether);
    const arcs = arcsOf(machine);
    const moments: Moment[] = [];
    let taken: string[] = [];
    let childMoved = false;
    let effects: Effect[] = [];
    let before: Readonly<Record<string, unknown>> | null = null;
    const waited = new Set<string>();
    let fault: string | null = null;
    const parent = createActor(createMachine({})).start();
    // The first actor that is inspected is the flow itself, before `createActor` returns.
    let self: unknown;
    const inspect = (event: InspectionEvent): void => {
      self ??= event.actorRef;
      if (event.type === '@xstate.microstep' && event.actorRef !== self && event._transitions.length > 0)
        childMoved = true;
      if (event.actorRef === self && event.type === '@xstate.microstep')
        taken.push(...event._transitions.flatMap((one) => arcs.get(one) ?? []));
      if (event.type !== '@xstate.event' || event.sourceRef !== self || !('id' in event.actorRef)) return;
      const { type, input: asked, ...data } = event.event;
      const name = String(event.actorRef.id);
      if (type === 'xstate.init') effects.push({ kind: 'asks', name, data: plainOf(asked) });
      else if (!type.startsWith('xstate.'))
        effects.push({
          kind: 'tells',
          name: `${event.actorRef === parent ? 'parent' : name} ${type}`,
          data: plainOf(data),
        });
    };
    const given = typeof input === 'object' ? input : {};
    const actor = createActor(machine, { input: { ...given, parent }, clock: new SimulatedClock(), inspect });
    actor.subscribe({ error: (error) => (fault = String(error)) });
    actor.on('*', ({ type, ...data }) => effects.push({ kind: 'emits', name: type, data: plainOf(data) }));
    const close = (event: AnyEventObject | null): void => {
      const snapshot = actor.getSnapshot();
      const context = Object(plainOf(snapshot.context));
      const set = Object.entries(context).filter(
        ([key, value]) => before !== null && JSON.stringify(before[key]) !== JSON.stringify(value),
      );
      const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents ?? {});
      const delays = scheduled.map((one) => ({ event: one.event.type, ms: one.delay }));
      const begun = delays.filter((delay) => !waited.has(delay.event));
      waited.clear();
      for (const delay of delays) waited.add(delay.event);
      moments.push({
        event,
        isTaken: event === null || taken.length > 0 || childMoved,
        states: snapshot._nodes.map(stateId),
        arcs: taken,
        effects: [
          ...effects,
          ...set.map(([name, data]): Effect => ({ kind: 'sets', name, data })),
          ...begun.map(
            ({ event: type, ms }): Effect => ({
              kind: 'waits',
              name: eventName(type).replace('after ', ''),
              data: ms,
            }),
          ),
          ...(snapshot.status === 'done'
            ? [{ kind: 'returns', name: '', data: plainOf(snapshot.output) } as const]
            : []),
        ],
        context,
        asked: Object.keys(snapshot.children),
        delays,
        status: snapshot.status,
        children: childrenOf(snapshot),
      });
      before = context;
      taken = [];
      childMoved = false;
      effects = [];
    };
    try {
      actor.start();
      close(null);
      for (const event of events) {
        const live = revived(event);
        const child = childOf(actor.getSnapshot(), event);
        if (child && isEvent(live) && isEvent(live.event)) send(child, live.event);
        else if (isEvent(live)) send(actor, live);
        close(event);
      }
    } catch (error) {
      fault = String(error);
    }
    const last = actor.getSnapshot();
    this.#snapshot = isMachineSnapshot(last) ? last : null;
    for (const [name, child] of Object.entries<AnyActorRef | undefined>(this.#snapshot?.children ?? {})) {
      const snapshot: unknown = child?.getSnapshot();
      if (isMachineSnapshot(snapshot)) this.#children.set(name, snapshot);
    }
    this.moments = moments;
    this.fault = fault;
    actor.stop();
  }

  get last(): Moment | undefined {
    return this.moments.at(-1);
  }

  /** Whether the flow would take an event now; it takes an answer only from an invoked actor. */
  can(event: AnyEventObject): boolean {
    return this.#snapshot !== null && takes(this.#snapshot, event);
  }

  /** Whether a child would take an event now. */
  childCan(child: string, event: AnyEventObject): boolean {
    const snapshot = this.#children.get(child);
    return snapshot !== undefined && takes(snapshot, event);
  }
}

/** An event without data of every type in a chart, if there are no better examples. */
export function bareEvents(flow: AnyStateMachine): AnyEventObject[] {
  const nodes = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values<AnyStateNode>(node.states).flatMap(nodes),
  ];
  const types = nodes(flow.root).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(types)].filter((type) => !type.includes('*')).map((type) => ({ type }));
}
