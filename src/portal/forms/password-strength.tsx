import { passwordStrength } from '../../domain/account/password-strength.ts';

/** The strength, in words, of a password that meets the requirements. */
export function PasswordStrength({
  password,
  login,
}: {
  password: string;
  login: string | undefined;
}): string {
  return passwordStrength(password, login);
}
