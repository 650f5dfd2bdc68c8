import { minute, second } from './market-time.ts';
import { type Chance, chanceOf } from './random.ts';
import { sessionAt } from './segment-hours.ts';

/** How often something happens on a segment. */
export type Rhythm = {
  /** Of what, as a seed. */
  readonly of: string;
  readonly mic: string;
  /** Seconds of trading hours in which it happens about once. */
  readonly seconds: number;
  /** Whether it happens at least once in each of these stretches: always, in trading hours, or never for sure. */
  readonly steady: 'always' | 'session' | 'never';
  /** How much less often it happens outside trading hours: 0.1 for a tenth. */
  readonly offHours: number;
};

/**
 * How finely a time is filled: each stretch is this many times as long as it is for what is published now, and trading
 * hours may be all that is filled.
 */
export type Grain = { readonly times: number; readonly offHours: boolean };

/** Most is traded when the market opens and closes. The mean of a session is about 1. */
function busynessAt({ mic, offHours }: Rhythm, micros: number): number {
  const session = sessionAt(mic, micros);
  if (session === null) return offHours;
  const [opens, closes] = session;
  const near = (distance: number): number => Math.exp(-distance / (40 * minute));
  return 0.75 + 1.2 * near(micros - opens) + 1.5 * near(closes - micros);
}

/** One more now and then, and some at once when something has happened. */
function countOf(busyness: number, chance: Chance): number {
  const alone = Math.floor(busyness * 0.6 + chance.next());
  return Math.min(8, chance.next() < 0.1 * busyness ? alone + chance.between(2, 5) : alone);
}

/** The times at which it happens after `since` until `until`, in microseconds since 1970, oldest first; none twice. */
export function* timesOf(rhythm: Rhythm, grain: Grain, since: number, until: number): Generator<number> {
  const length = rhythm.seconds * grain.times * second;
  const isOpen = (micros: number): boolean => sessionAt(rhythm.mic, micros) !== null;
  for (let stretch = Math.floor(since / length); stretch * length <= until; stretch += 1) {
    const start = stretch * length;
    const busyness = busynessAt(rhythm, start + length / 2);
    if (busyness === 0) continue;
    const chance = chanceOf(`${rhythm.of} ${grain.times} ${stretch}`);
    // Away from the ends, so that two stretches are never two lengths apart.
    const first = (0.2 + 0.6 * chance.next()) * length;
    const isSure = rhythm.steady === 'always' || (rhythm.steady === 'session' && isOpen(start + first));
    const count = Math.max(isSure ? 1 : 0, countOf(busyness, chance));
    const burst = Math.min(length * 0.15, 20 * second);
    for (let at = 0, offset = first; at < count; at += 1) {
      // No two of the same microsecond.
      const time = start + Math.floor(offset / 8) * 8 + at;
      offset += chance.next() ** 2 * (burst / 8);
      if (time <= since || time > until) continue;
      if (grain.offHours || isOpen(time)) yield time;
    }
  }
}
