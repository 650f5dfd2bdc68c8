const isin = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/;

/** The check digit of an ISIN, from its first eleven characters (ISO 6166: Luhn with letters read as 10 to 35). */
export function isinCheckDigit(body: string): number {
  const digits = [...body].map((character) => Number.parseInt(character, 36)).join('');
  let sum = 0;
  let doubled = true;
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const digit = Number(digits[at]);
    const weighed = doubled ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
    doubled = !doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether `text` is an ISIN: two letters, nine letters or digits, and the right check digit. */
export function isIsin(text: string): boolean {
  return isin.test(text) && isinCheckDigit(text.slice(0, 11)) === Number(text[11]);
}
