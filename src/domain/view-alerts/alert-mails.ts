/** Maximum number of alert mails to one person in an hour, and in a day. */
export const mostAlertMails = { hour: 6, day: 30 } as const;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Pause between two mails of one alert, in milliseconds; what happens in between is in the next one. */
export const alertMailPauseMs = 15 * 60_000;

/** When an alert with new events may mail them, considering only its own last mail; null if it has sent none. */
export const mailTimeOf = (lastMail: Date | null, now: Date): Date =>
  lastMail === null ? now : new Date(Math.max(now.getTime(), lastMail.getTime() + alertMailPauseMs));

/**
 * When the next mail may be sent to a person who got these, from any of their alerts; `now` if it may be sent at once.
 *
 * @param sent times of mails, oldest first; at least those of the last day
 */
export function personMailTime(sent: readonly Date[], now: Date): Date {
  const freeAfter = (most: number, spanMs: number): number => {
    const within = sent.filter((at) => at.getTime() > now.getTime() - spanMs);
    const oldest = within.at(-most);
    return oldest === undefined ? now.getTime() : oldest.getTime() + spanMs;
  };
  return new Date(Math.max(freeAfter(mostAlertMails.hour, hourMs), freeAfter(mostAlertMails.day, dayMs)));
}
