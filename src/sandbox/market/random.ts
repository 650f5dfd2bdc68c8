/** A repeatable source of randomness: the same seed gives the same market. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    this.#state = seedOf(seed);
  }

  /** At least 0 and less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.between(0, from.length - 1)] ?? from[0];
  }

  /** True in `percent` of 100 cases. */
  in100(percent: number): boolean {
    return this.next() * 100 < percent;
  }
}

function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A random source from a seed of any length. */
export const chanceOf = (seed: string): Chance => new Chance(seed);

/** A whole number of smallest steps as a decimal number: `fixed(101240, 3)` is `101.240`. */
export function fixed(steps: number, decimals: number): string {
  const sign = steps < 0 ? '-' : '';
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
