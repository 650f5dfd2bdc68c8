import { isDeepStrictEqual } from 'node:util';
import {
  Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  createMachine,
  type InspectionEvent,
  type SimulatedClock,
} from 'xstate';
import type { Effect } from './expected-table.ts';

/** One event that a flow accepted, with all its effects until the flow was at rest. */
export type Step = {
  /** Null for the start. */
  readonly before: AnyMachineSnapshot | null;
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
  readonly effects: readonly Effect[];
  /** The delays that are running afterwards. */
  readonly delays: readonly string[];
};

const isActor = (value: object): value is AnyActorRef => value instanceof Actor;

/** A value as a table can show it: a mark for actors, name and message for errors, otherwise JSON. */
export function plain(value: unknown, flow?: AnyActorRef): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isActor(value)) return value === flow ? '(this flow)' : `(actor ${value.sessionId})`;
  if (value instanceof Error) return { name: value.name, message: value.message, ...plainEntries(value) };
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map || value instanceof Set) return [...value].map((one) => plain(one, flow));
  return Array.isArray(value) ? value.map((one) => plain(one, flow)) : plainEntries(value, flow);
}

const plainEntries = (value: object, flow?: AnyActorRef): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, plain(entry, flow)]])),
  );

/** The active leaves, by their dotted paths. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  const below = (value: unknown, path: readonly string[]): string[] => {
    if (typeof value === 'string') return [[...path, value].join('.')];
    const entries = Object.entries(value ?? {});
    return entries.length === 0
      ? [path.join('.')]
      : entries.flatMap(([key, inner]) => below(inner, [...path, key]));
  };
  return below(snapshot.value, []);
}

/** The name of a delay in the id of its timer. */
export const delayIn = (id: string): string => /^xstate\.after\.([^.]+)\./.exec(id)?.[1] ?? id;

/** Records each step of one flow: what it emits, invokes, stops, reports, sets, waits for and returns. */
export class Recorder {
  /** Given to the flow as its `parent`, to receive its reports. */
  readonly parent: AnyActorRef = createActor(createMachine({})).start();
  readonly #clock: SimulatedClock;
  readonly #see: (step: Step) => void;
  #flow: AnyActorRef | undefined;
  #before: AnyMachineSnapshot | null = null;
  #effects: Effect[] = [];
  #timers = new Map<object, { readonly id: string; readonly due: number }>();
  #children: Readonly<Record<string, AnyActorRef | undefined>> = {};

  /** `see` is called when each step ends, while its actors are still running. */
  constructor(clock: SimulatedClock, see: (step: Step) => void) {
    this.#clock = clock;
    this.#see = see;
    // A faulty chart may pass on an error.
    this.parent.subscribe({ error: () => {} });
  }

  /** The time until that delay expires; undefined if it is not running. */
  remaining(id: string): number | undefined {
    const timer = [...this.#timers.values()].find((one) => one.id === id);
    return timer && timer.due - this.#clock.now();
  }

  emitted(event: AnyEventObject): void {
    this.#effects.push({ kind: 'emits', name: event.type, data: plain(event) });
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (!isActor(event.actorRef)) return;
    if (event.type === '@xstate.actor') this.#flow ??= event.actorRef;
    if (event.type === '@xstate.event' && this.#flow && event.sourceRef === this.#flow)
      this.#sent(event.event, event.actorRef, this.#flow);
    if (event.actorRef !== this.#flow) return;
    if (event.type === '@xstate.snapshot' && event.event.type !== 'xstate.stop')
      this.#close(event.event, event.snapshot as AnyMachineSnapshot);
  };

  #sent(event: AnyEventObject, target: AnyActorRef, flow: AnyActorRef): void {
    if (event.type === 'xstate.init')
      this.#effects.push({
        kind: 'asks',
        name: typeof target.src === 'string' ? target.src : target.id,
        data: plain(event.input, flow),
      });
    else if (!delayed(event)) {
      const name = target === this.parent ? 'parent' : target === flow ? 'self' : target.id;
      this.#effects.push({ kind: 'tells', name: `${name} ${event.type}`, data: plain(event) });
    }
  }

  #close(event: AnyEventObject, after: AnyMachineSnapshot): void {
    const before = this.#before;
    const effects = [
      ...this.#effects,
      ...this.#stopped(event, after),
      ...changes(before, after),
      ...this.#begun(),
      ...(after.status === 'done' ? [{ kind: 'returns', name: '', data: plain(after.output) } as const] : []),
    ];
    const delays = [...this.#timers.values()].map((timer) => delayIn(timer.id));
    this.#before = after;
    this.#effects = [];
    this.#see({ before, event, after, effects, delays });
  }

  /** Children that were stopped; those that answered have ended by themselves. */
  #stopped({ type }: AnyEventObject, after: AnyMachineSnapshot): Effect[] {
    const earlier = this.#children;
    this.#children = after.children;
    return Object.entries(earlier).flatMap(([id, child]): Effect[] =>
      child &&
      child !== after.children[id] &&
      child.getSnapshot().status === 'stopped' &&
      !type.endsWith(`.actor.${id}`)
        ? [{ kind: 'stops', name: id }]
        : [],
    );
  }

  /** New timers. */
  #begun(): Effect[] {
    const scheduled = Object.values(this.#flow?.system.getSnapshot()._scheduledEvents ?? {});
    const timers = scheduled.filter((timer) => timer.source === this.#flow);
    const begun = timers.filter((timer) => !this.#timers.has(timer));
    const now = this.#clock.now();
    this.#timers = new Map(
      timers.map((timer) => [
        timer,
        this.#timers.get(timer) ?? { id: timer.event.type, due: now + timer.delay },
      ]),
    );
    return begun.map(
      (timer): Effect => ({ kind: 'waits', name: delayIn(timer.event.type), data: timer.delay }),
    );
  }
}

const delayed = (event: AnyEventObject): boolean => event.type.startsWith('xstate.after.');

function changes(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): Effect[] {
  if (before === null || before.context === after.context) return [];
  return Object.entries(after.context).flatMap(([key, value]): Effect[] => {
    const earlier: unknown = before.context[key];
    if (earlier === value) return [];
    const now = plain(value);
    return isDeepStrictEqual(plain(earlier), now) ? [] : [{ kind: 'sets', name: key, data: now }];
  });
}
