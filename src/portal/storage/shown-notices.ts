import { keptValues } from './kept-values.ts';

const key = 'noticesShownTo';

/** The login that has seen its one-time notices since signing in (A 3.2); null if there is none. */
export function noticesShownTo(): string | null {
  const login = keptValues.read(key);
  return typeof login === 'string' ? login : null;
}

/** Records that `login` has seen its one-time notices, across reloads and tabs, until it signs out. */
export function rememberNotices(login: string): void {
  keptValues.keep(key, login);
}

/** Forgets this at sign-out, so that the next sign-in shows its notices once. */
export function forgetNotices(): void {
  keptValues.forget(key);
}
