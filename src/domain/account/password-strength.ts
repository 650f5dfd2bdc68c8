import { noUsernameParts } from '../form-rules/username-parts.ts';

/** How hard a password is to guess, in a word. */
export type StrengthWord = 'Too weak' | 'Weak' | 'Fair' | 'Good' | 'Strong';

export interface PasswordStrength {
  readonly word: StrengthWord;
  /** Which requirements of A 5 are not met yet, in the order of its message. */
  readonly missing: readonly string[];
}

const minLength = 8;
/** Below these bits of guessing a password that meets the requirements is weak, fair, good. */
const steps: readonly (readonly [number, StrengthWord])[] = [
  [48, 'Weak'],
  [62, 'Fair'],
  [80, 'Good'],
];
const favourites = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'asdf',
  'letmein',
  'welcome',
  'daylight',
  'admin',
];

/** Requirements of A 5 by the words of its message. */
function missingOf(password: string, login: string | undefined): string[] {
  const requirements: [string, boolean][] = [
    [`at least ${minLength} characters`, [...password].length >= minLength],
    ['a lowercase letter', /\p{Ll}/u.test(password)],
    ['an uppercase letter', /\p{Lu}/u.test(password)],
    ['a number', /[0-9]/.test(password)],
    ['no parts of your username', noUsernameParts(password, [login])],
  ];
  return requirements.filter(([, isMet]) => !isMet).map(([words]) => words);
}

/** What is left of a password when what anybody would try first counts as one character each. */
function surprisingLength(password: string): number {
  let rest = password.toLowerCase();
  for (const word of favourites) rest = rest.replaceAll(word, '\u0000');
  // A year stands at the end of half the passwords in the world.
  rest = rest.replace(/(?:19|20)\d\d/g, '\u0001');
  const codes = [...rest].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const before = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    // The third of a run (aaa, abc, 321) says nothing new.
    return !(step === before && Math.abs(step) <= 1);
  }).length;
}

/** How many different characters somebody guessing has to try in each place. */
function alphabetSize(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}

/**
 * Says how strong a password is while it is typed. A password that misses a requirement is too weak, whatever else
 * it is; beyond that the word is advice and refuses nothing.
 *
 * @param login where it is known
 */
export function passwordStrength(password: string, login?: string): PasswordStrength {
  const missing = missingOf(password, login);
  if (missing.length > 0) return { word: 'Too weak', missing };
  const bits = surprisingLength(password) * Math.log2(alphabetSize(password));
  return { word: steps.find(([limit]) => bits < limit)?.[1] ?? 'Strong', missing };
}
