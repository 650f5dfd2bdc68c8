/** Shorter parts of a login may occur in a password. */
const shortestPart = 4;

/** The login split at everything that is not a letter or digit: its parts of four and more, in lower case. */
export function usernameParts(login: string): string[] {
  return login
    .toLowerCase()
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((part) => [...part].length >= shortestPart);
}

/**
 * A 5: "no parts of your username", in any case. Without a login there is nothing to compare with: where only the
 * service knows it (A 2.7, step 1), the service checks again.
 */
export function noUsernameParts(password: string, [login]: readonly (string | undefined)[]): boolean {
  if (login === undefined) return true;
  const lowered = password.toLowerCase();
  return !usernameParts(login).some((part) => lowered.includes(part));
}
