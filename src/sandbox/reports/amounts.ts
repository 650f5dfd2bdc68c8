/** Decimal places used in calculations; prices of the sandbox have fewer. */
const scale = 8;
const one = 10n ** BigInt(scale);

/** A decimal text as a whole number of hundred-millionths. */
export function scaled(decimal: string): bigint {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole) * one + BigInt(fraction.padEnd(scale, '0').slice(0, scale));
  return negative ? -value : value;
}

/** Such a number as decimal text with this many decimal places, rounded half away from zero. */
export function decimalText(value: bigint, digits: number): string {
  const step = 10n ** BigInt(scale - digits);
  const half = step / 2n;
  const rounded = (value < 0n ? value - half : value + half) / step;
  const sign = rounded < 0n ? '-' : '';
  const all = (rounded < 0n ? -rounded : rounded).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

const hundredthsText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

/**
 * Each part's share of the sum in percent with two decimal places, in the given order; together exactly 100.00. What
 * rounding down leaves is given to the parts that lost most by it. If the sum is zero, each share is 0.00.
 */
export function percentages(parts: readonly bigint[]): readonly string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => '0.00');
  const exact = parts.map((part) => part * 10_000n);
  const lost = exact.reduce((sum, value) => sum + (value % whole), 0n) / whole;
  const byLoss = exact
    .map((value, at) => ({ at, loss: value % whole }))
    .sort((a, b) => (a.loss > b.loss ? -1 : a.loss < b.loss ? 1 : a.at - b.at));
  const raised = new Set(byLoss.slice(0, Number(lost)).map(({ at }) => at));
  return exact.map((value, at) => hundredthsText(value / whole + (raised.has(at) ? 1n : 0n)));
}

/** The median as decimal text; for an even count the mean of the two middle values, with its half. */
export function medianText(values: readonly bigint[]): string {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0n;
  const twice = upper + (sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? 0n));
  return `${twice / 2n}${twice % 2n === 0n ? '' : '.5'}`;
}
