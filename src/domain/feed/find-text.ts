import { isIsin, isinCheckDigit } from './isin.ts';

/** Maximum length of a text to search for. */
export const longestFind = 100;

/** A typed text in the form in which it is searched: normalised letters, no direction marks, single blanks. */
export const findTextOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * A text in lower case as the database has it: letter by letter and one for one. JavaScript makes two characters of İ,
 * and another sigma of the last one of a word, so TÜRKİYE would not be found by its own name.
 */
export const lowered = (text: string): string =>
  [...text].map((letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');

/** The words to find, in lower case, each once. */
export const wordsOf = (text: string): readonly string[] => [...new Set(lowered(text).split(' '))];

/** The message for a text before it is searched for, or beside the result; null for none. */
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
  const [sought, own, name] = [lowered(text), lowered(code), lowered(description)];
  if (own === sought) return 0;
  if (own.startsWith(sought)) return 1;
  if (name.startsWith(sought)) return 2;
  if (name.includes(` ${sought}`)) return 3;
  if (name.includes(sought) || own.includes(sought)) return 4;
  return 5;
}
