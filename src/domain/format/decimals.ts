const decimal = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** A decimal as a whole number of units of its last decimal place. */
type Scaled = { readonly units: bigint; readonly scale: number };

/** Null if `text` is not a plain decimal. */
export function readDecimal(text: string): Scaled | null {
  const match = decimal.exec(text);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

export function writeDecimal({ units, scale }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(digits.length - scale)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

function joined(left: string, right: string, join: (a: bigint, b: bigint) => bigint): string | null {
  const [a, b] = [readDecimal(left), readDecimal(right)];
  if (!a || !b) return null;
  const scale = Math.max(a.scale, b.scale);
  const at = (value: Scaled): bigint => value.units * 10n ** BigInt(scale - value.scale);
  return writeDecimal({ units: join(at(a), at(b)), scale });
}

/**
 * A decimal with its whole part grouped by thousands and every digit kept: `29500000` is `29,500,000`, `101.240` stays
 * `101.240`. Null if `text` is not a plain decimal. It is never converted to a float (B 3).
 */
export function groupedDecimal(text: string | null | undefined): string | null {
  const match = typeof text === 'string' ? decimal.exec(text) : null;
  if (!match) return null;
  const [, sign, whole = '', fraction] = match;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign === '-' ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

const scales = [
  ['tn', 12],
  ['bn', 9],
  ['m', 6],
] as const;

/**
 * A large amount in short, to be read and not to be computed with: `18412345678.90` is `18.41 bn`; below a million its
 * whole part, grouped. Null if `text` is not a plain decimal.
 */
export function shortDecimal(text: string): string | null {
  const read = readDecimal(text);
  if (!read) return null;
  const rounded = (places: number, power: number): string => {
    const divisor = 10n ** BigInt(read.scale + power - places);
    const half = read.units < 0n ? -divisor / 2n : divisor / 2n;
    return groupedDecimal(writeDecimal({ units: (read.units + half) / divisor, scale: places })) ?? '';
  };
  const size = (read.units < 0n ? -read.units : read.units) / 10n ** BigInt(read.scale);
  const [unit, power] = scales.find(([, zeros]) => size >= 10n ** BigInt(zeros)) ?? ['', 0];
  return unit === '' ? rounded(0, 0) : `${rounded(2, power)} ${unit}`;
}

/** The exact sum of two decimals with the larger number of decimal places; null if either is not a decimal. */
export function addDecimals(left: string, right: string): string | null {
  return joined(left, right, (a, b) => a + b);
}

/** The exact difference of two decimals with the larger number of decimal places; null if either is not a decimal. */
export function subtractDecimals(left: string, right: string): string | null {
  return joined(left, right, (a, b) => a - b);
}

/** Negative, zero or positive as `left` is less than, equal to or greater than `right`; non-decimals come first. */
export function compareDecimals(left: string, right: string): number {
  const [a, b] = [readDecimal(left), readDecimal(right)];
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  const scale = Math.max(a.scale, b.scale);
  const difference = a.units * 10n ** BigInt(scale - a.scale) - b.units * 10n ** BigInt(scale - b.scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
