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
  return `${sign === '-' && dollars > 0n ? '-' : ''}$${grouped(dollars)}`;
}

const grouped = (whole: bigint): string => whole.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');

/** An amount in US dollars with its cents, `$1,200.00`. @param amount decimal text with at most two decimals */
export function usDollarsAndCents(amount: string): string | null {
  const [, sign, whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return whole === '' ? null : `${sign}$${grouped(BigInt(whole))}.${cents.padEnd(2, '0')}`;
}
