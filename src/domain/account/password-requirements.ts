import { noUsernameParts } from '../form-rules/username-parts.ts';

const minLength = 8;

/**
 * The requirements of A 5 that a password does not meet yet, in the words and the order of its message.
 *
 * @param login if known
 */
export function missingRequirements(password: string, login?: string): string[] {
  const requirements: [string, boolean][] = [
    [`at least ${minLength} characters`, [...password].length >= minLength],
    ['a lowercase letter', /\p{Ll}/u.test(password)],
    ['an uppercase letter', /\p{Lu}/u.test(password)],
    ['a number', /[0-9]/.test(password)],
    ['no parts of your username', noUsernameParts(password, [login])],
  ];
  return requirements.filter(([, isMet]) => !isMet).map(([words]) => words);
}
