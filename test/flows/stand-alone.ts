import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Coverage } from './coverage.ts';
import type { GuardsMet } from './guards-met.ts';
import type { Kit } from './kit.ts';
import { Recorder, type Step } from './oracle/recorder.ts';

type Held = {
  readonly name: string;
  /** Aborted when the flow continues without the answer. */
  readonly signal: AbortSignal;
  resolve(output: unknown): void;
  reject(error: unknown): void;
};

/** Observers. */
export type Watchers = {
  readonly coverage?: Pick<Coverage, 'inspectorOf'> | undefined;
  readonly guards?: GuardsMet | undefined;
  readonly see: (step: Step) => void;
};

/** The actor whose result an event is. */
const actorIn = (type: string): string | undefined => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/**
 * The chart alone: its calls wait until a path answers them, and its clock stands still until a path advances it.
 * Reports go to the recorder's `parent`. An answer with `isLate` belongs to an abandoned call.
 */
export function standAlone(kit: Kit, { coverage, guards, see }: Watchers) {
  const held = new Set<Held>();
  const question = (name: string): AnyActorLogic =>
    fromPromise(
      ({ signal }) => new Promise((resolve, reject) => held.add({ name, signal, resolve, reject })),
    );
  const heldFor = ({ type, isLate = false }: AnyEventObject): Held | undefined => {
    const name = actorIn(type);
    return [...held].find((one) => one.name === name && one.signal.aborted === isLate);
  };
  const names = Object.keys(kit.machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, kit.actors?.[name] ?? question(name)]));
  let isHappening = true;
  const machine: AnyStateMachine = kit.machine.provide({
    actors,
    ...(guards ? { guards: guards.watched(() => isHappening) } : {}),
  });
  const clock = new SimulatedClock();
  const recorder = new Recorder(clock, see);
  const cover = coverage?.inspectorOf(machine);
  const actor = createActor(machine, {
    input: { ...kit.input, parent: recorder.parent },
    clock,
    inspect: (event) => {
      recorder.inspect(event);
      cover?.(event);
    },
  });
  isHappening = false;
  actor.on('*', (event) => recorder.emitted(event));

  const happen = async (event: AnyEventObject): Promise<void> => {
    isHappening = true;
    const settle = heldFor(event);
    if (settle) {
      held.delete(settle);
      if (event.type.startsWith('xstate.done.')) settle.resolve(event.output);
      else settle.reject(event.error);
    } else if (event.type.startsWith('xstate.after.')) {
      clock.increment(recorder.remaining(event.type) ?? 0);
    } else {
      actor.send(event);
    }
    await turn();
    isHappening = false;
  };
  /**
   * Whether an event can happen now, whether or not the flow accepts it: an actor that is not running cannot answer.
   */
  const isPossible = (event: AnyEventObject): boolean => {
    if (event.type.startsWith('xstate.after.')) return recorder.remaining(event.type) !== undefined;
    const name = actorIn(event.type);
    if (name === undefined || heldFor(event)) return true;
    return name in (kit.actors ?? {}) && name in actor.getSnapshot().children;
  };
  return { actor, happen, isPossible };
}
