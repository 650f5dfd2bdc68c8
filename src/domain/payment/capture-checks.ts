const hour = 3600_000;
const day = 24 * hour;

/** How long a payer can dispute a payment, and a bank take it back. */
export const reversibleMs = 180 * day;

/**
 * When to ask about a captured payment again, in case its money went back without our being told: an hour after it was
 * captured, daily for a week, weekly after that. A dispute that is open is asked about daily until it is decided.
 *
 * @param capturedAt moment of the capture
 * @param now moment of the look that was just taken
 * @returns null when the money can go back no more
 */
export function nextCheck(capturedAt: Date, now: Date, isDisputed: boolean): Date | null {
  const age = now.getTime() - capturedAt.getTime();
  if (isDisputed) return new Date(now.getTime() + day);
  if (age >= reversibleMs) return null;
  if (age < hour) return new Date(capturedAt.getTime() + hour);
  if (age < 7 * day) return new Date(now.getTime() + day);
  return new Date(Math.min(now.getTime() + 7 * day, capturedAt.getTime() + reversibleMs));
}
