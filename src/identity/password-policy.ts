import { OktaError } from './okta-errors.ts';

const shortest = 8;
const longest = 1000;

function partsOf(login: string): string[] {
  return login
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 4);
}

/**
 * The provider's own last word on a new password (A 5): eight characters, both cases, a digit, no part of the
 * login of four characters and more.
 * @throws OktaError E0000014
 */
export function assertAcceptablePassword(password: string, login: string): void {
  const lower = password.toLowerCase();
  const acceptable =
    password.length >= shortest &&
    password.length <= longest &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\d/.test(password) &&
    !partsOf(login).some((part) => lower.includes(part));
  if (!acceptable) {
    throw new OktaError('E0000014', [
      'Password requirements were not met. Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username.',
    ]);
  }
}
