import { passwordStrength } from '../../domain/account/password-strength.ts';

/** How strong a password is that meets the requirements, in a word. */
export function PasswordStrength({
  password,
  login,
}: {
  password: string;
  login: string | undefined;
}): string {
  return passwordStrength(password, login);
}
