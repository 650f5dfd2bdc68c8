import { isCommonPassword } from '../domain/account/common-passwords.ts';
import { missingRequirements } from '../domain/account/password-requirements.ts';
import { OktaError } from './okta-errors.ts';

const longest = 1000;

/**
 * The provider's own check of a new password (A 5): eight characters, both cases, a digit, no part of the login of four
 * or more characters, and none of the most used passwords.
 * @throws OktaError E0000014
 */
export function assertAcceptablePassword(password: string, login: string): void {
  const acceptable = password.length <= longest && missingRequirements(password, login).length === 0;
  if (!acceptable) {
    throw new OktaError('E0000014', [
      'Password requirements were not met. Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username.',
    ]);
  }
  if (isCommonPassword(password)) {
    throw new OktaError('E0000014', [
      'This password was found in a list of commonly used passwords. Please try another password.',
    ]);
  }
}
