/** Whether a text is a legal entity identifier (ISO 17442): twenty characters whose last two check the others (ISO 7064, MOD 97-10). */
export function isLei(text: string): boolean {
  if (!/^[0-9A-Z]{18}\d{2}$/.test(text)) return false;
  const digits = [...text].map((character) => String(Number.parseInt(character, 36))).join('');
  return BigInt(digits) % 97n === 1n;
}
