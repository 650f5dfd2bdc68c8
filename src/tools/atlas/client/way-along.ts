import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  initialTransition,
  transition,
} from 'xstate';
import { cleaned } from '../../../portal/inspect/clean.ts';
import { leavesOf, type ToldMoment } from '../../../portal/inspect/told-moment.ts';
import type { WalkedFlow } from '../walked.ts';
import { isEvent, revived } from '../wire.ts';
import { standingAlone } from './simulation.ts';

type Known = Pick<WalkedFlow, 'examples' | 'inputs' | 'paths' | 'steps'>;

/** A way through a chart. */
type Way = {
  /** Name of the input that it starts with. */
  readonly input: string;
  readonly events: readonly AnyEventObject[];
  /** How many of the first events lead to the recorded states. */
  readonly agreeing: number;
};

// A person waits for the result, so the search for a better one is limited.
const mostTries = 20_000;

const isTold = ({ event }: ToldMoment): boolean =>
  event.type !== 'xstate.init' && event.type !== 'xstate.stop';

const sameLeaves = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The snapshot after an event; null if the event fails. */
function after(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  event: AnyEventObject,
): AnyMachineSnapshot | null {
  const live = revived(event);
  try {
    return before !== null && isEvent(live) ? transition(machine, before, live)[0] : null;
  } catch {
    return null;
  }
}

/** The examples for a recorded event; those that are equal to it when cleaned come first. */
function examplesOf({ event }: ToldMoment, examples: readonly AnyEventObject[]): AnyEventObject[] {
  const written = (one: object): string => JSON.stringify(cleaned(one));
  const alike = examples.filter(({ type }) => type === event.type);
  const isSame = (one: AnyEventObject): boolean => written(one) === written(event);
  return alike.length === 0
    ? [{ type: event.type }]
    : [...alike.filter(isSame), ...alike.filter((one) => !isSame(one))];
}

/** Finds the events that lead from a snapshot through as many of the moments as possible. */
function eventsThrough(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  moments: readonly ToldMoment[],
  examples: readonly AnyEventObject[],
  patience: { tries: number },
): readonly AnyEventObject[] {
  const choicesIn = (snapshot: AnyMachineSnapshot, place: number): AnyEventObject[] => {
    const moment = moments[place];
    const all = moment ? examplesOf(moment, examples) : [];
    // Events that are taken come first: a rejected event also ends in the same leaves as one that returns to them.
    const isTaken = (event: AnyEventObject): boolean => {
      const live = revived(event);
      return isEvent(live) && snapshot.can(live);
    };
    return [...all.filter(isTaken), ...all.filter((event) => !isTaken(event))];
  };
  const open = [{ snapshot: start, choices: choicesIn(start, 0) }];
  const taken: AnyEventObject[] = [];
  let best: readonly AnyEventObject[] = [];
  for (; patience.tries > 0 && best.length < moments.length; patience.tries -= 1) {
    const here = open.at(-1);
    const event = here?.choices.shift();
    if (!here) break;
    if (!event) {
      open.pop();
      taken.pop();
      continue;
    }
    const next = after(machine, here.snapshot, event);
    if (next === null || !sameLeaves(leavesOf(next.value), moments[taken.length]?.leaves ?? [])) continue;
    taken.push(event);
    open.push({ snapshot: next, choices: choicesIn(next, taken.length) });
    if (taken.length > best.length) best = [...taken];
  }
  return best;
}

/** Ways to the state in which a recording begins, which need not be the first; shortest first. */
function waysTo(leaves: readonly string[], { inputs, paths, steps }: Known): Omit<Way, 'agreeing'>[] {
  const begun = paths.flatMap(({ input, steps: places }) => {
    const walked = places.flatMap((place) => steps[place] ?? []);
    return walked.flatMap((step, at) =>
      sameLeaves(step.leaves, leaves)
        ? [{ input, events: walked.slice(1, at + 1).map(({ event }) => event) }]
        : [],
    );
  });
  const starts = Object.keys(inputs).map((input) => ({ input, events: [] }));
  const unique = new Map([...starts, ...begun].map((way) => [JSON.stringify(way), way]));
  return [...unique.values()].sort((one, other) => one.events.length - other.events.length);
}

/** Finds a way through a chart along a recording, as far as examples lead. */
export function wayAlong(machine: AnyStateMachine, moments: readonly ToldMoment[], known: Known): Way {
  const alone = standingAlone(machine);
  const parent = createActor(createMachine({})).start();
  const told = moments.filter(isTold);
  let best: Way = { input: '', events: [], agreeing: 0 };
  let most = -1;
  const patience = { tries: mostTries };
  for (const { input, events } of waysTo(moments[0]?.leaves ?? [], known)) {
    if (patience.tries === 0) break;
    const [start]: readonly [AnyMachineSnapshot, ...unknown[]] = initialTransition(alone, {
      ...Object(revived(known.inputs[input])),
      parent,
    });
    const here = events.reduce<AnyMachineSnapshot | null>(
      (before, event) => after(alone, before, event),
      start,
    );
    if (here === null || !sameLeaves(leavesOf(here.value), moments[0]?.leaves ?? [])) continue;
    const led = eventsThrough(alone, here, told, known.examples, patience);
    if (led.length <= most) continue;
    most = led.length;
    const rest = told.slice(most).flatMap((moment) => examplesOf(moment, known.examples).slice(0, 1));
    best = { input, events: [...events, ...led, ...rest], agreeing: events.length + most };
    if (rest.length === 0) break;
  }
  return best;
}
