const dollarsPattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/**
 * An amount in US dollars without decimals, `$1,200`, rounded half away from zero; a number must be finite.
 * Null when `amount` is no amount. Source: A 9, B 9.
 */
export function usDollars(amount: number | string | null | undefined): string | null {
  const text = typeof amount === 'number' && Number.isFinite(amount) ? amount.toFixed(2) : amount;
  const match = typeof text === 'string' ? dollarsPattern.exec(text) : null;
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const dollars = BigInt(whole) + (fraction >= '5' ? 1n : 0n);
  const grouped = dollars.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign === '-' && dollars > 0n ? '-' : ''}$${grouped}`;
}
