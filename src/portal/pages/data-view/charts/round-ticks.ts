import { compareDecimals } from '../../../../domain/format/decimals.ts';

/** A mark on a value axis: the exact decimal shown there, and its float position. */
export type Tick = { readonly text: string; readonly value: number };

const placesOf = (text: string): number => (text.split('.')[1] ?? '').length;

/** A decimal in units of the last of `places` digits; it has no more of them. */
const unitsOf = (text: string, places: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(places - placesOf(text)));

function decimalOf(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below this. */
function roundStep(least: bigint): bigint {
  let power = 1n;
  for (;;) {
    for (const step of [1n, 2n, 5n]) if (step * power >= least) return step * power;
    power *= 10n;
  }
}

const floorTo = (units: bigint, step: bigint): bigint =>
  (units / step - (units < 0n && units % step !== 0n ? 1n : 0n)) * step;

/**
 * Round values that enclose what is drawn, from the one at or below the smallest value to the one at or above the
 * greatest, evenly spaced, never finer than the published digits. Exact: computed without floats.
 *
 * @param least a plain decimal
 * @param greatest a plain decimal, not below the least
 * @param about the target number of steps; there are at most two more, including the ends
 */
export function roundTicks(least: string, greatest: string, about: number): readonly Tick[] {
  const published = Math.max(placesOf(least), placesOf(greatest));
  const [low, high] = [unitsOf(least, published), unitsOf(greatest, published)];
  if (compareDecimals(least, greatest) === 0) return [{ text: least, value: Number(least) }];
  const range = high - low;
  const step = roundStep((range + BigInt(about) - 1n) / BigInt(about));
  const first = floorTo(low, step);
  const ticks: bigint[] = [];
  for (let units = first; ticks.length === 0 || (ticks.at(-1) ?? 0n) < high; units += step) ticks.push(units);
  // A step of whole hundreds needs no decimals.
  let spare = 0;
  while (spare < published && step % 10n ** BigInt(spare + 1) === 0n) spare += 1;
  return ticks.map((units) => {
    const text = decimalOf(units / 10n ** BigInt(spare), published - spare);
    return { text, value: Number(text) };
  });
}
