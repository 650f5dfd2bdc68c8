import fc from 'fast-check';
import type { AnyEventObject } from 'xstate';
import { FailureError, type FailureKind, failure } from '../../../src/domain/failure.ts';
import type { Kit } from '../kit.ts';
import type { Row } from '../oracle/expected-table.ts';
import { Oracle, type Written } from '../oracle/oracle.ts';
import { standAlone } from '../stand-alone.ts';
import { asSource } from './as-source.ts';
import { walkCount, walkSeed } from './bounds.ts';

/** A drawn step: the kind of event, and which of the possible ones. */
type Draw = { readonly kind: 'expected' | 'answered' | 'anything' | 'late'; readonly pick: number };

const drawn: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom('expected', 'expected', 'expected', 'answered', 'anything', 'late'),
  pick: fc.nat(),
});

const failures: readonly FailureKind[] = [
  'refused',
  'unauthenticated',
  'forbidden',
  'limited',
  'unavailable',
];

const isAnswer = ({ type }: AnyEventObject): boolean => /^xstate\.(done|error)\.actor\./.test(type);

/** All events of a flow: those of its kit and walks, and every failure of each call. */
function happeningsOf(kit: Kit, { walks = {} }: Written): readonly AnyEventObject[] {
  const asked = kit.examples.filter(
    ({ type }) => type.startsWith('xstate.error.actor.') && !(type.slice(19) in (kit.actors ?? {})),
  );
  const all = [
    ...kit.examples,
    ...Object.values(walks).flat(),
    ...(kit.refusals ?? []).flatMap(({ after, event }) => [...after, event]),
    ...asked.flatMap(({ type }) =>
      failures.map((kind) => ({ type, error: new FailureError(failure(kind, { message: kind })) })),
    ),
  ];
  return [...new Set(all)];
}

type Situation = Pick<ReturnType<typeof standAlone>, 'actor' | 'isPossible'>;

/** The next event, or undefined. */
type Choice = (situation: Situation) => AnyEventObject | undefined;

/** The first suitable event from a drawn index on, which is cheaper than checking all events. */
function firstFrom(
  pick: number,
  events: readonly AnyEventObject[],
  willDo: (event: AnyEventObject) => boolean,
): AnyEventObject | undefined {
  const at = pick % events.length;
  return [...events.slice(at), ...events.slice(0, at)].find(willDo);
}

const choiceOf =
  ({ kind, pick }: Draw, happenings: readonly AnyEventObject[]): Choice =>
  ({ actor, isPossible }) => {
    const isOfWorld = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.');
    const will = {
      expected: (event: AnyEventObject) =>
        isPossible(event) && (isOfWorld(event) || actor.getSnapshot().can(event)),
      answered: (event: AnyEventObject) => isOfWorld(event) && isPossible(event),
      late: (event: AnyEventObject) => isPossible(event),
      anything: isPossible,
    };
    const offered =
      kind === 'late' ? happenings.filter(isAnswer).map((event) => ({ ...event, isLate: true })) : happenings;
    return firstFrom(pick, offered, will[kind]) ?? firstFrom(pick, happenings, isPossible);
  };

type Walked = { readonly events: readonly AnyEventObject[]; readonly faults: readonly string[] };

/** The shortest walk to the same fault: every unnecessary step is left out. */
async function shortened(
  walked: Walked,
  again: (events: readonly AnyEventObject[]) => Promise<Walked>,
): Promise<Walked> {
  for (let at = walked.events.length - 1; at >= 0; at -= 1) {
    const shorter = await again(walked.events.filter((_, index) => index !== at));
    if (shorter.faults.length > 0) return shortened(shorter, again);
  }
  return walked;
}

/** A walk as source, to be pasted into `walks` of a flow's expectations; long events are named as in the kit. */
function pasted(name: string, kit: Kit, { events }: Walked): string {
  const lines = events.map((event) => {
    const at = kit.examples.indexOf(event);
    const source = asSource(event);
    return at >= 0 && source.length > 300 ? `...${kit.flow}Kit.examples.slice(${at}, ${at + 1})` : source;
  });
  return [`  ${asSource(name)}: [`, ...lines.map((line) => `    ${line},`), '  ],'].join('\n');
}

/** A fault that a walk found: the differences, and the walk as source. */
export type Found = { readonly faults: readonly string[]; readonly pasted: string };

/** Takes random walks through a flow until one finds a fault; null if table and invariants hold. */
export async function walkAtRandom(
  kit: Kit,
  written: Written,
  rows: readonly Row[] | null,
): Promise<{ readonly steps: number; readonly found: Found | null }> {
  const happenings = happeningsOf(kit, written);
  const inputs = new Map([
    ['', kit.input],
    ...Object.entries(kit.alsoFrom ?? {}).map(([name, input]) => [`${name}: `, input] as const),
  ]);
  let steps = 0;

  /** Sends these events in order, as far as possible, until something differs from the table or an invariant. */
  async function walk(start: string, choices: readonly Choice[]): Promise<Walked> {
    const oracle = new Oracle(kit.flow, rows, written, { anyValues: true });
    const thrown: string[] = [];
    const { actor, happen, isPossible } = standAlone(
      { ...kit, input: inputs.get(start) },
      { see: (step) => oracle.see(step) },
    );
    actor.subscribe({ error: (error) => thrown.push(`it broke: ${String(error)}`) });
    actor.start();
    const events: AnyEventObject[] = [];
    const faults = (): string[] => [...thrown, ...oracle.broken(), ...oracle.faults()];
    for (const choose of choices) {
      if (actor.getSnapshot().status !== 'active' || faults().length > 0) break;
      const event = choose({ actor, isPossible });
      if (!event) continue;
      events.push(event);
      await happen(event);
    }
    actor.stop();
    steps += events.length;
    return { events, faults: faults() };
  }
  const walkDrawn = (start: string, draws: readonly Draw[]): Promise<Walked> =>
    walk(
      start,
      draws.map((draw) => choiceOf(draw, happenings)),
    );
  const walkAgain = (start: string, events: readonly AnyEventObject[]): Promise<Walked> =>
    walk(
      start,
      events.map(
        (event): Choice =>
          ({ isPossible }) =>
            isPossible(event) ? event : undefined,
      ),
    );

  const { counterexample, seed } = await fc.check(
    fc.asyncProperty(
      fc.constantFrom(...inputs.keys()),
      fc.array(drawn, { size: 'large', maxLength: 60 }),
      async (start, draws) => (await walkDrawn(start, draws)).faults.length === 0,
    ),
    { numRuns: walkCount, seed: walkSeed },
  );
  if (!counterexample) return { steps, found: null };
  const [start, draws] = counterexample;
  const least = await shortened(await walkDrawn(start, draws), (events) => walkAgain(start, events));
  const text = pasted(`${start}found at random with seed ${seed}`, kit, least);
  return { steps, found: { faults: least.faults, pasted: text } };
}
