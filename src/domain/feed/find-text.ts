import { isIsin, isinCheckDigit } from './isin.ts';

/** The longest text that is looked for. */
export const longestFind = 100;

/** What a person typed as it is looked for: one form of each letter, no marks of direction, one blank between words. */
export const findTextOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();

/** The words that are all looked for, in small letters, each once. */
export const wordsOf = (text: string): readonly string[] => [...new Set(text.toLowerCase().split(' '))];

/** What to say of a text before, or beside, looking for it; null for nothing. */
export function findHintOf(text: string): string | null {
  if (text.length > longestFind) return `Use at most ${longestFind} characters.`;
  const code = text.toUpperCase();
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(code) || isIsin(code)) return null;
  return `${code} is not an ISIN: its last digit would be ${isinCheckDigit(code.slice(0, 11))}.`;
}

/** How well an instrument answers the text: 0 is best. Within a rank the order is that of the names. */
export function findRankOf(
  { code, description }: { readonly code: string; readonly description: string },
  text: string,
): number {
  const [sought, own, name] = [text.toLowerCase(), code.toLowerCase(), description.toLowerCase()];
  if (own === sought) return 0;
  if (own.startsWith(sought)) return 1;
  if (name.startsWith(sought)) return 2;
  if (name.includes(` ${sought}`)) return 3;
  if (name.includes(sought) || own.includes(sought)) return 4;
  return 5;
}
