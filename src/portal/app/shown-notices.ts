const key = 'daylight.noticesShownTo';

/** The login that has seen its one-time notices since it signed in (A 3.2); null for none. */
export function noticesShownTo(): string | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Keeps that `login` has seen its one-time notices, over reloads and tabs, until it signs out. */
export function rememberNotices(login: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(login));
  } catch {
    // Storage is closed: the notice comes again with the next reload, which does no harm.
  }
}

/** Forgets it at sign-out: the next sign-in shows its notices once. */
export function forgetNotices(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
