import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password that meets the requirements is to guess, in a word. */
export type StrengthWord = 'weak' | 'fair' | 'good' | 'strong';

/** By zxcvbn's score: fewer guesses than 10⁶, 10⁸, 10¹⁰, and more. */
const words: readonly StrengthWord[] = ['weak', 'weak', 'fair', 'good', 'strong'];

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Says how strong a password is: advice that refuses nothing. Brings a list of the most used passwords, some 200 kB
 * packed, so the page loads it where a new password is typed.
 *
 * @param login where it is known: who guesses a password knows it too
 */
export function passwordStrength(password: string, login?: string): StrengthWord {
  return words[zxcvbn.check(password, ['daylight', ...(login?.split(/[@.]/) ?? [])]).score] ?? 'weak';
}
