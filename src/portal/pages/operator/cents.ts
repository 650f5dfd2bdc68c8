/** The cents of an amount with two decimals, as the service tells sums: exact, so that adding them is too. */
export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The amount of these cents, with two decimals. */
function amountOf(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of amounts with two decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n));
