/** A repeatable source of randomness: the same seed gives the same market. */
export type Chance = {
  /** At least 0 and less than 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** True in `percent` of 100 cases. */
  readonly in100: (percent: number) => boolean;
};

function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A random source from a seed of any length (mulberry32). */
export function chanceOf(seed: string): Chance {
  let state = seedOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    in100: (percent) => next() * 100 < percent,
  };
}

/** A whole number of smallest steps as a decimal number: `fixed(101240, 3)` is `101.240`. */
export function fixed(steps: number, decimals: number): string {
  const sign = steps < 0 ? '-' : '';
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
