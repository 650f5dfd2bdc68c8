import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Coverage } from './coverage.ts';
import type { Kit } from './kit.ts';
import { Recorder, type Step } from './oracle/recorder.ts';

type Held = {
  resolve(output: unknown): void;
  reject(error: unknown): void;
};

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/**
 * The chart alone, its questions held until a path answers them, its time standing still until a path moves it.
 * Whoever it reports to is the recorder's `parent`.
 */
export function standAlone(
  kit: Kit,
  { coverage, see }: { coverage?: Coverage | undefined; see: (step: Step) => void },
) {
  const held = new Map<string, Held>();
  const question = (name: string): AnyActorLogic =>
    fromPromise(() => new Promise((resolve, reject) => held.set(name, { resolve, reject })));
  const names = Object.keys(kit.machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, kit.actors?.[name] ?? question(name)]));
  const delays = Object.fromEntries(
    Object.entries(kit.delays ?? {}).map(([name, ms]) => [
      name,
      typeof ms === 'function' ? ms(kit.input) : ms,
    ]),
  );
  const machine: AnyStateMachine = kit.machine.provide({ actors, delays });
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
  actor.on('*', (event) => recorder.emitted(event));

  const happen = async (event: AnyEventObject): Promise<void> => {
    const [, answer, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    const settle = name === undefined ? undefined : held.get(name);
    if (settle && name !== undefined) {
      held.delete(name);
      if (answer === 'done') settle.resolve(event.output);
      else settle.reject(event.error);
    } else if (event.type.startsWith('xstate.after.')) {
      clock.increment(recorder.remaining(event.type) ?? 0);
    } else {
      actor.send(event);
    }
    await turn();
  };
  return { actor, happen };
}
