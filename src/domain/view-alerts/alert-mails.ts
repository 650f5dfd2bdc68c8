/** Most mails of alerts to one person in an hour, and in a day. */
export const mostAlertMails = { hour: 6, day: 30 } as const;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Pause between two mails of one alert, in milliseconds; what is held back meanwhile is told in the next. */
export const alertMailPauseMs = 15 * 60_000;

/** When an alert that has something to tell may mail it, from its own last mail alone; null: it has sent none. */
export const mailTimeOf = (lastMail: Date | null, now: Date): Date =>
  lastMail === null ? now : new Date(Math.max(now.getTime(), lastMail.getTime() + alertMailPauseMs));

/**
 * When the next mail may go to a person who was sent these, whichever alerts they were of; `now` where it may at once.
 *
 * @param sent times of mails, oldest first; those of the last day at least
 */
export function personMailTime(sent: readonly Date[], now: Date): Date {
  const freeAfter = (most: number, spanMs: number): number => {
    const within = sent.filter((at) => at.getTime() > now.getTime() - spanMs);
    const oldest = within.at(-most);
    return oldest === undefined ? now.getTime() : oldest.getTime() + spanMs;
  };
  return new Date(Math.max(freeAfter(mostAlertMails.hour, hourMs), freeAfter(mostAlertMails.day, dayMs)));
}
