import { mostUsedPasswords, mostUsedWords } from './most-used-passwords.ts';

/** The message for a password that is tried first by whoever guesses. */
export const commonPasswordMessage =
  'This is one of the most used passwords, or close to one. Please choose another.';

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};

/** One character for those that people put in each other's place. */
const skeletonOf = (text: string): string =>
  text.replace(/[01!|l34@5$7+8]/g, (sign) => lookalikes[sign] ?? sign);

const passwords = new Set(mostUsedPasswords.map(skeletonOf));
const words = new Set(mostUsedWords.map(skeletonOf));
const shortestWord = Math.min(...mostUsedWords.map((word) => word.length));

/** What people add to a word until it meets the requirements: up to four digits, or a row of them, and signs. */
const isAdded = /^[^\p{L}\d]*(?:\d{0,4}|123456?7?8?9?0?|(\d)\1+)[^\p{L}\d]*[a-z]?$/u;
const mostBefore = 4;

function isExtendedWord(text: string): boolean {
  const skeleton = skeletonOf(text);
  for (let start = 0; start <= mostBefore && !/\p{L}/u.test(text.slice(0, start)); start += 1)
    for (let end = start + shortestWord; end <= text.length; end += 1)
      if (words.has(skeleton.slice(start, end)) && isAdded.test(text.slice(end))) return true;
  return false;
}

/**
 * Whether a password is one of the most used, or one of the most used words with what the requirements make people add,
 * in any case of letters and with signs in the place of letters.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const trimmed = text.replace(/[^\p{L}\d]+$/u, '');
  const signless = text.replace(/[^\p{L}\d]/gu, '');
  return [text, trimmed, signless].some((one) => passwords.has(skeletonOf(one))) || isExtendedWord(trimmed);
}
