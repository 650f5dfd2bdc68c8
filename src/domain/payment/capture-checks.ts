const hour = 3600_000;
const day = 24 * hour;

/** How long a payer can dispute a payment, and a bank can take it back. */
export const reversibleMs = 180 * day;

/**
 * When to check a captured payment again, in case its money was returned without notice: an hour after the capture,
 * daily for a week, and weekly after that. A payment with an open dispute is checked daily until it is decided.
 *
 * @param capturedAt time of the capture
 * @param now time of the check just made
 * @returns null once the money can no longer be returned
 */
export function nextCheck(capturedAt: Date, now: Date, isDisputed: boolean): Date | null {
  const age = now.getTime() - capturedAt.getTime();
  if (isDisputed) return new Date(now.getTime() + day);
  if (age >= reversibleMs) return null;
  if (age < hour) return new Date(capturedAt.getTime() + hour);
  if (age < 7 * day) return new Date(now.getTime() + day);
  return new Date(Math.min(now.getTime() + 7 * day, capturedAt.getTime() + reversibleMs));
}
