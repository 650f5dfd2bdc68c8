import { keptValues } from './kept-values.ts';

const key = 'noticesShownTo';

/** The login that has seen its one-time notices since it signed in (A 3.2); null for none. */
export function noticesShownTo(): string | null {
  const login = keptValues.read(key);
  return typeof login === 'string' ? login : null;
}

/** Keeps that `login` has seen its one-time notices, over reloads and tabs, until it signs out. */
export function rememberNotices(login: string): void {
  keptValues.keep(key, login);
}

/** Forgets it at sign-out: the next sign-in shows its notices once. */
export function forgetNotices(): void {
  keptValues.forget(key);
}
