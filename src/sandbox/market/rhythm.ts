import { busyAt } from './busy-hours.ts';
import { minute, second } from './market-time.ts';
import { type Chance, chanceOf } from './random.ts';

/** How often something happens on a segment. */
export type Rhythm = {
  /** Of what, as a seed. */
  readonly of: string;
  readonly mic: string;
  /** Seconds of busy hours in which it happens about once. */
  readonly seconds: number;
  /**
   * Of how many such stretches outside busy hours it happens in at least one, and then in each within them; null: it
   * may be missing from any.
   */
  readonly steady: number | null;
};

/** How much less often it happens outside busy hours. */
const offHours = 0.2;

/** Most is traded when the busy hours begin and end. Their mean is about 1. */
function busynessAt({ mic }: Rhythm, micros: number): number {
  const session = busyAt(mic, micros);
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

/**
 * The times at which it happens after `since` until `until`, in microseconds since 1970, oldest first; none twice.
 *
 * @param times how many times as long each stretch is as it is for what is published now
 */
export function* timesOf(rhythm: Rhythm, times: number, since: number, until: number): Generator<number> {
  const length = rhythm.seconds * times * second;
  for (let stretch = Math.floor(since / length); stretch * length <= until; stretch += 1) {
    const start = stretch * length;
    const busyness = busynessAt(rhythm, start + length / 2);
    const chance = chanceOf(`${rhythm.of} ${times} ${stretch}`);
    // Away from the ends, so that two stretches are never two lengths apart.
    const first = (0.2 + 0.6 * chance.next()) * length;
    const isSure =
      rhythm.steady !== null && (stretch % rhythm.steady === 0 || busyAt(rhythm.mic, start + first) !== null);
    const count = Math.max(isSure ? 1 : 0, countOf(busyness, chance));
    const burst = Math.min(length * 0.15, 20 * second);
    for (let at = 0, offset = first; at < count; at += 1) {
      // No two of the same microsecond.
      const time = start + Math.floor(offset / 8) * 8 + at;
      offset += chance.next() ** 2 * (burst / 8);
      if (time > since && time <= until) yield time;
    }
  }
}
