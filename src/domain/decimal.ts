const [minus, point, zero, nine] = [45, 46, 48, 57];

/** A regulatory number format {DECIMAL-n/m}: at most n digits, at most m of them after the point. */
export type DecimalFormat = {
  readonly digits: number;
  readonly fraction: number;
};

export const monetaryPrice: DecimalFormat = { digits: 18, fraction: 13 };
export const percentagePrice: DecimalFormat = { digits: 11, fraction: 10 };
export const basisPointPrice: DecimalFormat = { digits: 18, fraction: 17 };
export const quantity: DecimalFormat = { digits: 18, fraction: 17 };
export const amount: DecimalFormat = { digits: 18, fraction: 5 };

const notDecimal = 'is not a decimal number such as 101.240';

/**
 * Why `text` is not a number of this format, or null if it is. The text is never converted to a binary number, and
 * notations that a database would write differently (`+1`, `01`, `.5`, `1e3`, `-0`) are refused, so that what is
 * returned is what was published.
 */
export function decimalFault(text: string, format: DecimalFormat): string | null {
  const from = text.charCodeAt(0) === minus ? 1 : 0;
  let to = text.length;
  let isZero = true;
  // By character codes: a file has millions of these, and a regular expression's groups would be thrown away each time.
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === point && to === text.length) to = at;
    else if (code < zero || code > nine) return notDecimal;
    else if (code !== zero) isZero = false;
  }
  const whole = to - from;
  const fraction = Math.max(text.length - to - 1, 0);
  const startsWithZero = text.charCodeAt(from) === zero;
  const isBare = whole === 0 || to === text.length - 1;
  if (isBare || (startsWithZero && whole > 1) || (from === 1 && isZero)) return notDecimal;
  if (fraction > format.fraction) return `has more than ${format.fraction} digits after the point`;
  if ((startsWithZero ? 0 : whole) + fraction > format.digits) return `has more than ${format.digits} digits`;
  return null;
}

/** Whether a decimal accepted by `decimalFault` is below zero. */
export function isNegative(text: string): boolean {
  return text.startsWith('-');
}

/** Whether one decimal accepted by `decimalFault` is less than another; compared digit by digit. */
export function isLess(text: string, other: string): boolean {
  const fraction = Math.max(...[text, other].map((one) => one.split('.')[1]?.length ?? 0));
  const scaled = (one: string): bigint => {
    const [whole = '0', digits = ''] = one.split('.');
    return BigInt(`${whole}${digits.padEnd(fraction, '0')}`);
  };
  return scaled(text) < scaled(other);
}
