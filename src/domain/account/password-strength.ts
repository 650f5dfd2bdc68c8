import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password that meets the requirements is to guess, in one word. */
export type StrengthWord = 'weak' | 'fair' | 'good' | 'strong';

/** By zxcvbn's score: fewer guesses than 10⁶, 10⁸, 10¹⁰, and more. */
const words: readonly StrengthWord[] = ['weak', 'weak', 'fair', 'good', 'strong'];

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Estimates how strong a password is, as advice only. Loads a list of the most used passwords, some 200 kB compressed,
 * so pages load it only where a new password is typed.
 *
 * @param login if known, because an attacker knows it too
 */
export function passwordStrength(password: string, login?: string): StrengthWord {
  return words[zxcvbn.check(password, ['daylight', ...(login?.split(/[@.]/) ?? [])]).score] ?? 'weak';
}
